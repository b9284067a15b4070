import FuzzTargets
import TestSupport

/// The files in `Tests/Fuzzing/Seeds`, a folder for each target.
enum Seeds {
  static func of(_ target: FuzzTarget) throws -> [[UInt8]] {
    try Files.paths(under: Repository.path("Tests/Fuzzing/Seeds/" + target.rawValue)).map(Files.bytes)
  }
}
