import Glibc

/// A small text that is remembered from one run to the next: `$XDG_STATE_HOME/outfield/NAME`, else
/// `~/.local/state/outfield/NAME`.
///
/// What cannot be read or written is not remembered, and nobody is bothered with it.
struct StateFile {
  private let folder: String?
  private let name: String

  init(_ name: String) {
    self.init(name) { getenv($0).map { String(cString: $0) } }
  }

  init(_ name: String, environment: (String) -> String?) {
    // The XDG base directory specification has relative paths ignored.
    func set(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    folder = (set("XDG_STATE_HOME") ?? set("HOME").map { $0 + "/.local/state" }).map { $0 + "/outfield" }
    self.name = name
  }

  private var path: String? { folder.map { "\($0)/\(name)" } }

  func read() -> String? { path.flatMap(LayoutLibrary.text(ofFile:)) }

  func write(_ text: String) {
    guard let folder, let path, Self.makeFolder(folder) else { return }
    // A reader finds the old text or the new one, whole.
    let draft = "\(path).\(getpid())"
    if !Self.write(text, toFile: draft) || rename(draft, path) != 0 { unlink(draft) }
  }

  /// With the folders that it lies in, which are nobody else's business.
  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return false }
    return makeFolder(String(path[..<slash])) && mkdir(path, 0o700) == 0
  }

  private static func write(_ text: String, toFile path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    var text = text
    let isWhole = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count }
    return close(descriptor) == 0 && isWhole
  }
}
