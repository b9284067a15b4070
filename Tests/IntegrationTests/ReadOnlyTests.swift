import CXTest
import Controls
import Testing

extension Integration {
  @Suite
  @HarnessActor
  struct ReadOnlyTests {
    @Test(.bug(id: "T26")) func theMiddleButtonLeavesAReadOnlyFieldAlone() async throws {
      let display = try VirtualDisplay.shared(.none)
      let peer = try SelectionPeer(display)
      defer { peer.close() }
      let pointer = try Pointer(display)
      defer { pointer.close() }
      try peer.own("PRIMARY")
      XSelectInput(peer.connection.display, peer.connection.root, SubstructureNotifyMask)
      async let text = Self.textOfReadOnlyField(on: display.name)
      let window = try peer.connection.waitForEvent("window") { $0.type == MapNotify }.xmap.window
      #expect(peer.connection.textProperty("_NET_WM_NAME", of: window) == "read-only")
      let box = try #require(peer.connection.box(of: window))
      pointer.click(box.center, button: 2)
      // In the order of the server's events: when the window is closed the press has been seen to.
      peer.connection.sendProtocol("WM_DELETE_WINDOW", to: window)
      #expect(try await text == "fixed")
      #expect(peer.connection.pendingEvents().allSatisfy { $0.type != SelectionRequest })
      #expect(peer.owns("PRIMARY"))
    }

    @MainActor private static func textOfReadOnlyField(on display: String) throws -> String {
      let field = TextField("fixed")
      field.isReadOnly = true
      try WindowProgram.run(on: display, title: "read-only", field)
      return field.text
    }
  }
}
