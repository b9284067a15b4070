import Glibc

/// A file that a test cannot read.
struct UnreadableFile: Error {
  let path: String
}

/// The text of a file of the repository, by its path from the root.
func sourceFile(_ path: String, from testFile: String = #filePath) throws -> String {
  let root = testFile.split(separator: "/").dropLast(4).joined(separator: "/")
  return try textFile("/\(root)/\(path)")
}

func textFile(_ path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw UnreadableFile(path: path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
