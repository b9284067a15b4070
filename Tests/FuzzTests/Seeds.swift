import FuzzTargets
import Glibc

/// The files in `Tests/Fuzzing/Seeds`, a folder for each target.
enum Seeds {
  struct Failure: Error {
    let path: String
  }

  static func of(_ target: FuzzTarget) throws -> [[UInt8]] {
    let folder = root + target.rawValue
    guard let directory = opendir(folder) else { throw Failure(path: folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return try names.sorted().map { try contents(of: "\(folder)/\($0)") }
  }

  private static let root =
    #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 } + "/Fuzzing/Seeds/"

  private static func contents(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Failure(path: path) }
    defer { fclose(file) }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
    return bytes
  }
}
