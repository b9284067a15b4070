import TestSupport
import UICore

@testable import TextShaping

/// The installed fonts that tests may see, whatever else a machine has.
@MainActor enum TestFonts {
  nonisolated static let body = Font(size: 16)

  /// A text system with all of them; what is missing is skipped by the tests.
  static let shared = system()

  static func system(
    _ files: [String] = files, scale: Double = 1, options: TextShapingOptions = TextShapingOptions(),
    report: @escaping (TextShapingNotice) -> Void = { _ in }
  ) -> ShapedTextSystem {
    ShapedTextSystem(
      scale: scale, options: options, configuration: FontConfiguration(xml: configuration(files))!,
      advisor: nil, report: report)
  }

  static func line(_ text: String, font: Font = body) -> ShapedLine { shared.line(text, font: font) }

  // MARK: - What is installed

  /// Debian's fonts-noto-core.
  nonisolated static let hasNoto = isInstalled("/truetype/noto/NotoSans-Regular.ttf")
  nonisolated static let needsNoto = "needs the package fonts-noto-core"
  nonisolated static let hasCJK = hasNoto && isInstalled("/opentype/noto/NotoSansCJK-Regular.ttc")
  nonisolated static let needsCJK = "needs the packages fonts-noto-core, fonts-noto-cjk"
  nonisolated static let hasEmoji = hasNoto && isInstalled("/truetype/noto/NotoColorEmoji.ttf")
  nonisolated static let needsEmoji = "needs the packages fonts-noto-core, fonts-noto-color-emoji"
  nonisolated static let hasDejaVu = hasNoto && isInstalled("/truetype/dejavu/DejaVuSans.ttf")
  nonisolated static let needsDejaVu = "needs the packages fonts-noto-core, fonts-dejavu-core"
  nonisolated static let hasAll = hasCJK && hasEmoji && hasDejaVu
  nonisolated static let needsAll =
    "needs the packages fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji, fonts-dejavu-core"

  nonisolated private static let folder = "/usr/share/fonts"
  nonisolated private static func isInstalled(_ file: String) -> Bool { Files.canRead(folder + file) }

  nonisolated static let latin = ["truetype/noto/NotoSans-Regular.ttf"]
  nonisolated static let emoji = "truetype/noto/NotoColorEmoji.ttf"
  nonisolated static let files =
    latin + [
      "truetype/noto/NotoSans-Bold.ttf", "truetype/noto/NotoSansArabic-Regular.ttf",
      "truetype/noto/NotoSansHebrew-Regular.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
      "truetype/noto/NotoSansBengali-Regular.ttf", "truetype/noto/NotoSansTamil-Regular.ttf",
      "truetype/noto/NotoSansThai-Regular.ttf", "truetype/noto/NotoSansKhmer-Regular.ttf",
      "truetype/noto/NotoSansSymbols2-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
      "truetype/dejavu/DejaVuSans.ttf", emoji,
    ]

  nonisolated private static func directory(_ file: String) -> String {
    folder + "/" + file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
  }

  /// Folders are listed one by one: what rejects other files would reject their folders too.
  static func configuration(_ files: [String]) -> String {
    """
    <fontconfig>
      \(Set(files.map(directory)).map { "<dir>\($0)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf</include>
      <selectfont>
        <rejectfont><glob>/*</glob></rejectfont>
        <acceptfont>\(files.map { "<glob>\(folder)/\($0)</glob>" }.joined())</acceptfont>
      </selectfont>
      <alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>
    </fontconfig>
    """
  }
}
