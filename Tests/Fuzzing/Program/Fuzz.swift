import FuzzTargets
import Glibc

private let target = getenv("OUTFIELD_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer's `main` calls for each input. The environment says which target it is for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target else {
    print("OUTFIELD_FUZZ must be one of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
    exit(2)
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { bytes.withUnsafeBufferPointer { target.run($0) } }
  return 0
}
