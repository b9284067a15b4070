import Glibc
import Testing

/// What a test cites by a short id is explained on the page of cases.
struct CasePageTests {
  @Test func everyShortIdIsExplained() throws {
    let page = try Self.read("docs/cases.md")
    let rows = Set(
      page.split(separator: "\n").compactMap {
        $0.hasPrefix("| ") ? $0.dropFirst(2).prefix { $0 != " " } : nil
      })
    let cited = try Self.citedIds()
    #expect(cited.count > 60)
    for id in cited where !id.contains("#") {
      let key = id.split(separator: " ").last ?? ""
      #expect(rows.contains(key), "\(id) is not in docs/cases.md")
    }
  }

  /// A public report is a repository, mostly with its owner, and a number.
  @Test func everyReportCanBeFound() throws {
    for id in try Self.citedIds() where id.contains("#") {
      let parts = id.split(separator: "#")
      #expect(parts.count == 2 && Int(parts[1]) != nil && !parts[0].contains(" "), "\(id)")
    }
  }

  private static func citedIds() throws -> Set<String> {
    var ids: Set<String> = []
    for path in try files(under: "Tests") where path.hasSuffix(".swift") {
      for part in try read(path).components(after: ".bug(id: \"") {
        ids.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return ids
  }

  // MARK: Files

  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/"

  private struct FileError: Error { let path: String }

  private static func read(_ path: String) throws -> String {
    guard let file = fopen(root + path, "r") else { throw FileError(path: path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func files(under path: String) throws -> [String] {
    guard let folder = opendir(root + path) else { throw FileError(path: path) }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let inner = "\(path)/\(name)"
      found += entry.pointee.d_type == DT_DIR ? try files(under: inner) : [inner]
    }
    return found
  }
}

extension String {
  /// What follows each `marker`, up to the next one.
  fileprivate func components(after marker: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: marker) {
      rest = rest[range.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
