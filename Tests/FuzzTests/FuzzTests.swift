import FuzzTargets
import Testing

/// A little of `make fuzz` with every run of the tests, and the same each time.
@MainActor @Suite struct FuzzTests {
  @Test(arguments: FuzzTarget.allCases)
  func seedsAndWhatIsLikeThemHold(target: FuzzTarget) throws {
    let seeds = try Seeds.of(target)
    #expect(!seeds.isEmpty)
    var mutator = Mutator(seeds: seeds)
    for seed in seeds { seed.withUnsafeBufferPointer { target.run($0) } }
    // What is laid out by real fonts takes its time.
    for _ in 0..<(target == .rows ? 100 : 400) { mutator.next().withUnsafeBufferPointer { target.run($0) } }
  }
}
