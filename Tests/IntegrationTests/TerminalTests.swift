import CXTest
import Testing

extension Integration {
  /// A terminal: the program that most is copied from and pasted into.
  @Suite(Terminal.isNeeded)
  @HarnessActor
  struct TerminalTests {
    private let text = "Zoë 漢字 👍"

    private func run(_ body: (Stage, Terminal) throws -> Void) throws {
      try Stage.run(.none) { stage in
        let terminal = try Terminal(
          on: stage.display, showing: "needle haystack", waitingFor: text.utf8.count)
        defer { terminal.close() }
        try stage.edit(try stage.fields()[0])
        try body(stage, terminal)
      }
    }

    @Test func aWordThatIsSelectedInItIsPastedByTheMiddleButton() throws {
      try run { stage, terminal in
        let watcher = try SelectionPeer(stage.display)
        defer { watcher.close() }
        try watcher.own("PRIMARY")
        for _ in 0..<2 { stage.pointer.click(try terminal.textPlace()) }
        try watcher.waitForLoss(of: "PRIMARY")
        // The press outside has ended the editing: the middle button begins it again.
        stage.pointer.click(try stage.fields()[0].box.center, button: 2)
        try stage.demo.waitFor("text") { $0.text == "needle" }
      }
    }

    @Test(arguments: [false, true]) func whatIsSelectedHereIsPastedThere(byMouse: Bool) throws {
      try run { stage, terminal in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        try stage.paste()
        try peer.answer(text)
        try stage.demo.waitFor("text") { $0.text == text }
        try peer.own("PRIMARY")
        try stage.keyboard.key(Keys.home, holding: Keys.shift)
        try peer.waitForLoss(of: "PRIMARY")
        terminal.focus()
        if byMouse {
          stage.pointer.click(try terminal.textPlace(), button: 2)
        } else {
          try stage.keyboard.key(KeySym(XK_Insert), holding: Keys.shift)
        }
        #expect(try terminal.pasted() == text)
      }
    }
  }
}
