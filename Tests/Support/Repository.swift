/// The sources that the tests were built from; paths are from their root.
package enum Repository {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/"

  /// Absolute.
  package static func path(_ path: String) -> String { root + path }

  package static func text(_ path: String) throws -> String { try Files.text(root + path) }

  /// The files in a folder and those in it, sorted, from the root.
  package static func paths(under folder: String) throws -> [String] {
    try Files.paths(under: root + folder).map { String($0.dropFirst(root.count)) }
  }
}
