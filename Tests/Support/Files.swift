import Glibc

/// A file that a test cannot read or write.
package struct FileFailure: Error {
  package let path: String
}

/// Whole files, by their absolute paths.
package enum Files {
  package static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }

  package static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw FileFailure(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  package static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw FileFailure(path: path) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw FileFailure(path: path) }
  }

  /// A folder of its own, which is empty.
  package static func scratchFolder() throws -> String {
    var template = Array("/tmp/outfield-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFailure(path: "/tmp") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The paths of the files in a folder and those in it, sorted; without hidden ones.
  package static func paths(under folder: String) throws -> [String] {
    guard let directory = opendir(folder) else { throw FileFailure(path: folder) }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      let path = "\(folder)/\(name)"
      found += entry.pointee.d_type == DT_DIR ? try paths(under: path) : [path]
    }
    return found.sorted()
  }
}
