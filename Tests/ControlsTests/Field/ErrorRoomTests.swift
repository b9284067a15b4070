import Controls
import Testing
import UICore
import UITestHost

/// What is wrong with a text is written in room of its own, and covers nothing.
@MainActor @Suite struct ErrorRoomTests {
  enum Kind: CaseIterable {
    case line, lines, secret, search

    @MainActor func make(_ text: String = "text") -> TextInputView {
      switch self {
      case .line: TextField(text)
      case .lines: TextView(text)
      case .secret: SecureField()
      case .search: SearchField()
      }
    }
  }

  private func message(of input: TextInputView) -> Label? {
    input.subviews.lazy.compactMap { $0 as? Label }.first
  }

  @Test(arguments: Kind.allCases) func inAStackTheNextViewMakesRoom(_ kind: Kind) throws {
    let (input, next) = (kind.make(), TextField())
    let stage = Stage(StackView(.vertical, [input, next]), frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let height = input.frame.height
    let top = next.frame.minY
    input.errorMessage = "This is not right."
    stage.user.application.endTurn()
    let label = try #require(message(of: input))
    #expect(input.bounds.contains(label.frame))
    #expect(next.frame.minY >= input.frame.maxY)
    #expect(next.frame.minY > top)
    #expect(input.box.height == height)
    #expect(label.frame.minY >= input.box.maxY)
    input.errorMessage = nil
    stage.user.application.endTurn()
    #expect(next.frame.minY == top)
    #expect(input.frame.height == height)
    #expect(input.box == input.bounds)
  }

  /// Text and placeholder stand where they stood: in the box, and not in what the message makes of the field.
  @Test(arguments: Kind.allCases, ["", "text"]) func whatIsWrittenStaysInItsPlace(
    _ kind: Kind, _ text: String
  ) {
    let input = kind.make(text)
    input.placeholder = "Reference"
    let stage = Stage(StackView(.vertical, [input]), frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let place = firstText(of: stage)
    #expect(place != nil)
    input.errorMessage = "This is not right."
    stage.user.application.endTurn()
    #expect(firstText(of: stage) == place)
  }

  private func firstText(of stage: Stage<StackView>) -> Point? {
    let texts = stage.drawing().compactMap { if case .text(_, let place, _) = $0 { place } else { nil } }
    return texts.first
  }

  @Test(arguments: Kind.allCases) func whereTheFrameIsGivenTheMessageStandsBelow(_ kind: Kind) throws {
    let input = kind.make()
    let height = kind == .lines ? 90.0 : 34
    let stage = Stage(input, frame: Rect(x: 20, y: 20, width: 300, height: height))
    input.errorMessage = "This is not right."
    stage.user.application.endTurn()
    #expect(input.frame.height == height)
    #expect(input.box == input.bounds)
    #expect(try #require(message(of: input)).frame.minY >= height)
  }

  @Test func theTextStaysWhereItIs() {
    let field = TextField("text")
    let stage = Stage(StackView(.vertical, [field]), frame: Rect(x: 0, y: 0, width: 300, height: 400))
    func places() -> [Point] {
      stage.drawing().compactMap { if case .text("text", let place, _) = $0 { place } else { nil } }
    }
    let before = places()
    field.errorMessage = "This is not right."
    stage.user.application.endTurn()
    #expect(places() == before)
    #expect(before.count == 1)
  }
}
