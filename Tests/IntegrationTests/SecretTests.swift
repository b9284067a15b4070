import CXTest
import Testing

extension Integration {
  /// A password typed or pasted into the demo stands in the field's own memory and nowhere else; and when the field
  /// is cleared, nowhere at all.
  @Suite(.enabled(if: ProcessMemory.canBeRead, "kernel.yama.ptrace_scope forbids to read a child's memory"))
  @HarnessActor
  struct SecretTests {
    private static let field = "nested/account/password"
    /// So long and odd that where it is found it is no chance; each half of it is looked for too.
    private static let password = "~Qz7}xK^w9|Vj4{Bq%5@Xg2"
    private static let letters = "qzxjvkwqpzmxjqvkzwxq"

    @Test(.bug(id: "T77")) func aTypedPasswordIsInLockedMemoryOnly() throws {
      try editing { stage in
        try stage.keyboard.type(Self.password)
        try stage.waitForLength(Self.password.count, of: Self.field)
        try expectNoCopy(of: Self.password, in: stage)
      }
    }

    @Test(.bug(id: "T77")) func aPasswordTypedOnThePanelIsInLockedMemoryOnly() throws {
      try editing { stage in
        let keys = try stage.demo.tree().keys
        for letter in Self.letters {
          let key = try #require(keys.first { $0.key == String(letter) })
          stage.pointer.click(key.box.center)
        }
        try stage.waitForLength(Self.letters.count, of: Self.field)
        try expectNoCopy(of: Self.letters, in: stage)
      }
    }

    @Test(.bug(id: "T77"), arguments: ["UTF8_STRING", "STRING"])
    func aPastedPasswordIsInLockedMemoryOnly(type: String) throws {
      try pasting { stage, peer, request in
        peer.write(Array(Self.password.utf8), type, to: request)
        peer.notify(request)
        try stage.waitForLength(Self.password.count, of: Self.field)
        try expectNoCopy(of: Self.password, in: stage)
      }
    }

    @Test(.bug(id: "T77")) func aPasswordPastedInPiecesIsInLockedMemoryOnly() throws {
      try pasting { stage, peer, request in
        let bytes = Array(Self.password.utf8)
        try peer.announce(bytes.count, to: request)
        let pieces: [ArraySlice<UInt8>] = [bytes[..<12], bytes[12...], []]
        for piece in pieces { try peer.send(Array(piece), to: request) }
        try stage.waitForLength(Self.password.count, of: Self.field)
        try expectNoCopy(of: Self.password, in: stage)
      }
    }

    @Test(.bug(id: "T77"), arguments: ["UTF8_STRING", "STRING"])
    func aDroppedPasswordIsInLockedMemoryOnly(type: String) throws {
      try dropping { peer, request in
        peer.write(Array(Self.password.utf8), type, to: request)
        peer.notify(request)
      }
    }

    @Test(.bug(id: "T77")) func aPasswordDroppedInPiecesIsInLockedMemoryOnly() throws {
      try dropping { peer, request in
        let bytes = Array(Self.password.utf8)
        try peer.announce(bytes.count, to: request)
        let pieces: [ArraySlice<UInt8>] = [bytes[..<12], bytes[12...], []]
        for piece in pieces { try peer.send(Array(piece), to: request) }
      }
    }

    /// Wiping between the pieces must not look to their owner as if they had been taken.
    @Test(ClipboardTool.areNeeded, arguments: ClipboardTool.installed)
    func aVeryLongSecretOfARealProgramArrivesWhole(tool: ClipboardTool) throws {
      try editing { stage in
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: 2_000_000)
        let process = try tool.give(text, on: stage.display)
        defer { process.end() }
        try stage.paste()
        try stage.waitForLength(text.count, of: Self.field)
      }
    }

    /// The program goes on, with its other window.
    @Test(.bug(id: "T77")) func aPasswordGoesWithItsWindow() throws {
      let setup = DemoSetup(arguments: ["--windows", "2"])
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup) { stage in
        try stage.demo.waitFor("ready", count: 2)
        let field = "2/" + Self.field
        try stage.begin(in: field)
        try stage.keyboard.type(Self.password)
        try stage.waitForLength(Self.password.count, of: field)
        let window = XID(try #require(try stage.demo.tree()["2/window"]).window)
        stage.connection.sendProtocol("WM_DELETE_WINDOW", to: window)
        #expect(try stage.demo.waitFor("end").cause == "windowClosed")
        #expect(try stage.demo.tree()["2/window"] == nil)
        try expectNoPart(of: Self.password, in: stage)
      }
    }

    @Test func aTextThatIsNoSecretIsFound() throws {
      try Stage.run(.none) { stage in
        try stage.begin(in: "nested/order/reference")
        try stage.keyboard.type(Self.password)
        try stage.demo.waitFor("text") { $0.text == Self.password }
        let memory = try ProcessMemory(of: stage.demo.process.pid)
        #expect(!memory.places(of: Array(Self.password.utf8)).isEmpty)
      }
    }

    /// Drops the password on the field, which nobody edits yet; `give` sends it.
    private func dropping(_ give: (SelectionPeer, XSelectionRequestEvent) throws -> Void) throws {
      try Stage.run(.none) { stage in
        let peer = try DragPeer(stage.display)
        defer { peer.close() }
        let field = try #require(try stage.demo.tree()[Self.field])
        try peer.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try peer.ask(stage.window, at: field.box.center))
        try peer.drop(on: stage.window)
        try give(peer.selections, try peer.selections.nextTextRequest())
        #expect(try peer.finished().isTaken)
        try stage.waitForLength(Self.password.count, of: Self.field)
        try expectNoCopy(of: Self.password, in: stage)
      }
    }

    /// Before and after the field is cleared by a button of the demo.
    private func expectNoCopy(of password: String, in stage: Stage) throws {
      let memory = try ProcessMemory(of: stage.demo.process.pid)
      let whole = memory.places(of: Array(password.utf8))
      #expect(whole.count == 1 && whole.allSatisfy(\.region.isLocked), "\(whole)")
      try stage.press(on: "nested/account/reset")
      try stage.waitForLength(0, of: Self.field)
      try expectNoPart(of: password, in: stage)
    }

    private func expectNoPart(of password: String, in stage: Stage) throws {
      let rest = try ProcessMemory(of: stage.demo.process.pid)
      for part in [password.prefix(12), password.suffix(11)] {
        let places = rest.places(of: Array(part.utf8))
        #expect(places.isEmpty, "\(places)")
      }
    }

    /// With another program that has been asked for what is pasted.
    private func pasting(_ body: (Stage, SelectionPeer, XSelectionRequestEvent) throws -> Void) throws {
      try editing { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        try stage.paste()
        let request = try peer.nextTextRequest()
        try body(stage, peer, request)
      }
    }

    private func editing(_ body: (Stage) throws -> Void) throws {
      try Stage.run(.none) { stage in
        try stage.begin(in: Self.field)
        try body(stage)
      }
    }
  }
}

extension Stage {
  /// Waits until a field holds that many characters, whatever they are.
  fileprivate func waitForLength(_ length: Int, of field: String) throws {
    _ = try waitForView(field) { $0.length == length }
  }
}
