import Glibc
import Testing

extension Integration {
  /// The same keys and gestures, at random, go to a field of ours and to one of GTK 3: after every one of them text,
  /// caret and selection are the same, or it is a difference that we want.
  ///
  /// `OUTFIELD_DIFFERENTIAL=2000` tries so many rounds of each kind, `1@77` the one with the seed 77.
  @Suite(GTKEntry.isNeeded)
  @HarnessActor
  struct DifferentialTests {
    private struct Rounds {
      var first: UInt64 = 1
      var count: UInt64 = 14
      /// More than a few say nothing new; whoever tries many wants to see what kinds there are.
      var mostFindings = 3

      init() {
        guard let wish = getenv("OUTFIELD_DIFFERENTIAL").map({ String(cString: $0) }) else { return }
        let numbers = wish.split(separator: "@").compactMap { UInt64($0) }
        mostFindings = 60
        if let count = numbers.first { self.count = count }
        if numbers.count > 1 { first = numbers[1] }
      }
    }

    @Test(arguments: EditorKind.allCases)
    func keysAndGesturesDoWhatTheyDoInGTK(kind: EditorKind) throws {
      let comparison = try EditingComparison(kind)
      defer { comparison.close() }
      let rounds = Rounds()
      var findings = 0
      for seed in rounds.first..<rounds.first + rounds.count where findings < rounds.mostFindings {
        guard let finding = try comparison.finding(in: EditingRound(seed: seed, kind: kind)) else { continue }
        findings += 1
        Issue.record("\(finding)")
      }
      if getenv("OUTFIELD_DIFFERENTIAL") != nil {
        print("\(kind): \(comparison.steps) steps; \(comparison.met)")
      }
    }
  }
}
