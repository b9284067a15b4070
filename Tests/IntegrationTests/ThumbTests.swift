import TestSupport
import Testing

extension Integration {
  /// Fingers on the keyboard panel as they are: not in the middle of a key, trembling, rolling off as they are lifted, and
  /// down together.
  @Suite(.needsTouchScreen)
  @HarnessActor
  struct ThumbTests {
    private static let text =
      "thequickbrownfoxjumpsoverthelazydogpackmyboxwithfivedozenliquorjugssphinxofblackquartz"

    @Test(arguments: TypingHand.Style.allCases, [1, 2] as [UInt64])
    func whatIsPressedInsideOfItsKeyIsTypedInOrder(style: TypingHand.Style, seed: UInt64) throws {
      let (typed, wanted) = try type(TypingHand(style, spread: 0.25, staysInside: true, seed: seed))
      let rate = errors(of: typed, against: wanted) * 100 / wanted.count
      print("\(style), inside of the keys: \(rate) % wrong")
      #expect(typed == wanted)
    }

    /// Presses that miss their keys type others, or nothing in the margins.
    @Test(arguments: TypingHand.Style.allCases)
    func howMuchGoesWrongOfWhatIsBadlyAimedIsBounded(style: TypingHand.Style) throws {
      let (typed, wanted) = try type(TypingHand(style, spread: 0.35, staysInside: false, seed: 3))
      let rate = errors(of: typed, against: wanted) * 100 / wanted.count
      print("\(style), badly aimed: \(rate) % wrong")
      #expect(rate < 30)
    }

    private func type(_ hand: TypingHand) throws -> (typed: String, wanted: String) {
      var typed = ""
      try Stage.runTouched { stage, fingers in
        let field = try stage.view("nested/order/person/name")
        try stage.edit(field, fingers)
        let keys = try stage.demo.tree().keys.filter { $0.key?.count == 1 }
        let boxes = Dictionary(keys.map { ($0.key!.lowercased(), $0.box) }) { first, _ in first }
        for _ in 0..<Self.attempts {
          try stage.replaceText(with: "")
          var hand = hand
          let delay = try fingers.play(hand.steps(for: Self.text, on: boxes))
          typed = try textTyped(on: stage, in: field.id)
          if delay < Self.mostDelay { break }
        }
      }
      return (typed, Self.text)
    }

    /// A machine that is busy holds the hand up.
    private static let attempts = 6
    private static let mostDelay = Duration.milliseconds(40)

    private func textTyped(on stage: Stage, in field: String) throws -> String {
      let deadline = Deadline(in: .seconds(2))
      _ = try? stage.demo.waitFor("text", before: deadline) { $0.text?.lowercased() == Self.text }
      return try stage.view(field).text?.lowercased() ?? ""
    }

    /// How many letters must be changed, put in or taken out.
    private func errors(of typed: String, against wanted: String) -> Int {
      let wanted = Array(wanted)
      var row = Array(0...wanted.count)
      for (index, letter) in typed.enumerated() {
        let above = row
        row[0] = index + 1
        for column in wanted.indices {
          let change = above[column] + (letter == wanted[column] ? 0 : 1)
          row[column + 1] = min(change, row[column] + 1, above[column + 1] + 1)
        }
      }
      return row[wanted.count]
    }
  }
}
