import Glibc

/// The keyboard layouts of this machine: the user's own files, and those of the library where there is no file of the
/// same name. Nothing is read before it is asked for.
public struct LayoutLibrary: Sendable {
  /// Where the user's layout files are: `$XDG_DATA_HOME/outfield/layouts`, else `~/.local/share/outfield/layouts`;
  /// `nil` without a home.
  public let folder: String?
  /// The user's locale, such as `de_DE.UTF-8`: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  public let locale: String

  /// The library of the user who runs the program, by the environment.
  public init() {
    self.init { getenv($0).map { String(cString: $0) } }
  }

  init(environment: (String) -> String?) {
    func set(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    // The XDG base directory specification has relative paths ignored.
    let data = set("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    folder = (data ?? set("HOME").map { $0 + "/.local/share" }).map { $0 + "/outfield/layouts" }
    locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(set).first ?? ""
  }

  // MARK: Layouts

  /// The names of the user's own layout files, in alphabetical order.
  public var userNames: [String] {
    guard let folder, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < 1000, let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(Self.suffix) { names.append(String(name.dropLast(Self.suffix.count))) }
    }
    return names.sorted()
  }

  /// All names, in alphabetical order.
  public var names: [String] { Set(userNames + KeyboardLayout.shippedNames).sorted() }

  /// The layout of a name, or `nil` if there is none.
  ///
  /// - Throws: what is wrong with the user's file of this name.
  public func layout(named name: String) throws(KeyboardLayoutError) -> KeyboardLayout? {
    guard !name.contains("/") else { return nil }
    let path = folder.map { "\($0)/\(name)\(Self.suffix)" }
    guard let path, let text = Self.text(ofFile: path) else { return .shipped(name) }
    return try KeyboardLayout(parsing: text, file: path)
  }

  /// The text of a layout file; `nil` if it cannot be read. Of one that is too long it is enough to be refused.
  public static func text(ofFile path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= limit {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let suffix = ".layout"
  private static let limit = 65_536

  // MARK: The user's keyboards

  /// What the globe key of a new panel goes through: the user's own files, the layouts of the user's language, those
  /// of the keyboard's own keymap that are others, and English where none of them has Latin letters, which addresses
  /// are written in. A bad file is told of, and the library's of that name is used.
  public func usual(keymap: Keymap? = nil, complain: (KeyboardLayoutError) -> Void) -> [KeyboardLayout] {
    let own = userNames
    var layouts = (own + KeyboardLayout.shippedNames(forLocale: locale).filter { !own.contains($0) })
      .compactMap { name in
        do throws(KeyboardLayoutError) {
          return try layout(named: name)
        } catch {
          complain(error)
          return KeyboardLayout.shipped(name)
        }
      }
      .map { own.contains($0.locale) ? $0 : $0.withDigits(ofLocale: locale) }
    for own in keymap.map(KeyboardLayout.layouts(of:)) ?? [] {
      // The library's has its language's signs, too.
      let same = (layouts + [.default]).first { $0.letterRows == own.letterRows } ?? own
      if !layouts.contains(same) { layouts.append(same) }
    }
    if !layouts.contains(where: \.hasLatinLetters) { layouts.append(.default) }
    return layouts
  }
}

extension KeyboardLayout {
  /// The letters of the first page, row by row. Signs beside them do not make another keyboard of it.
  fileprivate var letterRows: [[String]] {
    page(.letters)?.rows.dropLast().map { row in
      row.keys.compactMap { $0.text(isShifted: false) }.filter { $0.contains(where: \.isLetter) }
    } ?? []
  }

  /// Whether addresses can be typed on the first page.
  fileprivate var hasLatinLetters: Bool {
    page(.letters)?.rows.contains { $0.keys.contains { $0.text(isShifted: false) == "a" } } ?? false
  }
}
