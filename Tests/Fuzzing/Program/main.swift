import CFuzzer
import FuzzTargets
import Glibc

// usage: fuzz TARGET [libFuzzer's options and corpus folders]

guard CommandLine.argc > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  print("usage: fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [OPTION…] [FOLDER…]")
  exit(2)
}
setenv("OUTFIELD_FUZZ_TARGET", target.rawValue, 1)

// The target's name is ours, the rest is libFuzzer's.
var arguments = CommandLine.unsafeArgv
arguments[1] = arguments[0]
var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
var count = CommandLine.argc - 1

exit(
  LLVMFuzzerRunDriver(&count, &rest) { data, size in
    // A C function has no context.
    let name = getenv("OUTFIELD_FUZZ_TARGET").map { String(cString: $0) } ?? ""
    FuzzTarget(rawValue: name)?.run(UnsafeBufferPointer(start: data, count: size))
    return 0
  })
