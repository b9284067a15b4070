import CX11
import CXft
import UICore

/// Lays text out with fontconfig's fonts and Xft's measures.
@MainActor final class XftTextSystem: TextSystem {
  let scale: Double
  private let connection: Connection
  private lazy var finder: FontFinder = {
    FontConfigStart.wait()
    return FontFinder(connection)
  }()
  private var sets: [Font: FontSet] = [:]
  /// By the font's address: Xft hands out the same one for the same file and size.
  private var faces: [UnsafeMutablePointer<XftFont>: FontFace] = [:]
  private var hasComplained = false

  init(_ connection: Connection) {
    self.connection = connection
    scale = connection.scale
  }

  func layout(_ text: String, font: Font) -> any TextLayout {
    XftTextLayout(LineBuilder.line(text, set(font)), scale: scale)
  }

  func metrics(of font: Font) -> FontMetrics {
    let set = set(font)
    return FontMetrics(ascent: Double(set.ascent) / scale, descent: Double(set.descent) / scale)
  }

  private func set(_ font: Font) -> FontSet {
    if let set = sets[font] { return set }
    let set = FontSet(font, system: self)
    sets[font] = set
    return set
  }

  func openFace(_ font: Font) -> FontFace? {
    let face = face(finder.open(font))
    if face == nil, !hasComplained {
      hasComplained = true
      log("no font found: text is drawn as boxes. Install a scalable font, for example fonts-noto-core.")
    }
    return face
  }

  func openFace(_ font: Font, having scalar: Unicode.Scalar) -> FontFace? {
    face(finder.open(font, having: scalar))
  }

  private func face(_ font: UnsafeMutablePointer<XftFont>?) -> FontFace? {
    guard let font else { return nil }
    if let face = faces[font] { return face }
    let face = FontFace(font, connection)
    faces[font] = face
    return face
  }
}
