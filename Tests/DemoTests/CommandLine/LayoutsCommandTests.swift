import Outfield
import Testing

@testable import Demo

struct LayoutsCommandTests {
  @Test func theCommandLineSaysWhatToDo() throws {
    #expect(try Arguments(["layouts"]).command == .layouts(.list))
    #expect(try Arguments(["layouts", "--check", "a.layout"]).command == .layouts(.check("a.layout")))
    #expect(try Arguments(["layouts", "--show=de"]).command == .layouts(.show("de")))
    #expect(throws: ArgumentError.missingValue("--check")) { try Arguments(["layouts", "--check"]) }
    #expect(throws: ArgumentError.unexpectedWord("de")) { try Arguments(["layouts", "de"]) }
    #expect(throws: ArgumentError.unexpectedWord("x")) { try Arguments(["layouts", "--show", "de", "x"]) }
  }

  @Test func theListHasEveryLayoutWithItsName() throws {
    let list = try LayoutsCommand.list.answer(from: LayoutLibrary()).get()
    for name in KeyboardLayout.shippedNames {
      #expect(list.split(separator: "\n").contains { $0.hasPrefix(name + " ") })
    }
    #expect(list.contains("Deutsch"))
  }

  @Test func aLayoutIsDrawnWithItsKeysAndWhatTheyOffer() throws {
    let text = try LayoutsCommand.show("tr").answer(from: LayoutLibrary()).get()
    #expect(text.contains("q   w   e   r   t   y   u   ı   o   p   ğ   ü"))
    #expect(text.contains("  s: ş ß ś š\n"))
    #expect(text.contains("with Shift: Q W E R T Y U I O P Ğ Ü"))
    #expect(LayoutsCommand.show("xx").answer(from: LayoutLibrary()) == .failure(.unknown("xx")))
  }

  @Test func aFileThatCannotBeReadIsToldOf() {
    let path = "/nowhere/a.layout"
    #expect(LayoutsCommand.check(path).answer(from: LayoutLibrary()) == .failure(.unreadable(path)))
  }
}
