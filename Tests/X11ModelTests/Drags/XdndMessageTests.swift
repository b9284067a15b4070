import Testing
import UICore

@testable import X11Model

/// Atoms with the numbers 200 and up, in the order of their names.
let xdnd = Atoms(Atoms.names(screen: 0).indices.map { Atom(rawValue: 200 + UInt($0)) })

@Suite struct XdndMessageTests {
  private static let messages: [XdndMessage] = [
    .enter(version: 5, types: [7, 8, 9], hasList: true), .enter(version: 3, types: [7], hasList: false),
    .position(ScreenPoint(x: 1279, y: 3), time(0xFFFF_FFFE), .move),
    .position(ScreenPoint(x: -5, y: -1), time(1), .copy),
    .status(XdndStatus(action: .copy, wantsAll: true)),
    .status(XdndStatus(action: nil, area: PixelRect(x: 10, y: 20, width: 300, height: 40), wantsAll: false)),
    .leave, .drop(time(77)), .finished(isAccepted: true, .move), .finished(isAccepted: false, .copy),
  ]

  @Test(arguments: messages) func whatIsSentIsUnderstood(_ message: XdndMessage) {
    let (type, items) = message.wire(from: peer, xdnd)
    #expect(items.count == 5)
    #expect(items[0] == peer.rawValue)
    #expect(XdndMessage(type: type, items: items, xdnd) == message)
  }

  @Test func theItemsAreThoseOfTheProtocol() {
    let enter = XdndMessage.enter(version: 5, types: [7, 8, 9, 10], hasList: true).wire(from: peer, xdnd)
    #expect(enter.items == [peer.rawValue, 0x0500_0001, 7, 8, 9])
    let position = XdndMessage.position(ScreenPoint(x: 2, y: 3), time(9), .move).wire(from: peer, xdnd)
    #expect(position.items == [peer.rawValue, 0, 0x2_0003, 9, xdnd[.xdndActionMove].rawValue])
    let status = XdndMessage.status(XdndStatus(action: .copy)).wire(from: peer, xdnd)
    #expect(status.items == [peer.rawValue, 3, 0, 0, xdnd[.xdndActionCopy].rawValue])
    let refusal = XdndMessage.finished(isAccepted: false, .move).wire(from: peer, xdnd)
    #expect(refusal.items == [peer.rawValue, 0, 0, 0, 0])
  }

  @Test func aLinkOrAQuestionIsACopyAndAnAcceptanceWithoutAnActionNone() {
    let asked = XdndMessage(type: xdnd[.xdndPosition], items: [1, 0, 0, 0, 4711], xdnd)
    #expect(asked == .position(.zero, time(0), .copy))
    guard case .status(let status) = XdndMessage(type: xdnd[.xdndStatus], items: [1, 1, 0, 0, 0], xdnd) else {
      Issue.record("no status")
      return
    }
    #expect(status.action == nil)
  }

  @Test func otherMessagesAreNone() {
    #expect(XdndMessage(type: 4711, items: [0, 0, 0, 0, 0], xdnd) == nil)
    #expect(XdndMessage(type: xdnd[.xdndDrop], items: [0, 0], xdnd) == nil)
  }
}
