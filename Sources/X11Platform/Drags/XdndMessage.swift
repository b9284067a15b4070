import CX11
import UICore

/// What the two sides of a drag say to each other, each in one client message (XDND 5).
enum XdndMessage: Hashable, Sendable {
  /// The first three types; all of them are in a property of the source where `hasList` is set.
  case enter(version: Int, types: [Atom], hasList: Bool)
  case position(ScreenPoint, EventTime, DragAction)
  case status(XdndStatus)
  case leave
  case drop(EventTime)
  /// `isAccepted` and the action came with version 5.
  case finished(isAccepted: Bool, DragAction)
}

/// What a target says of a place.
struct XdndStatus: Hashable, Sendable {
  /// Nil for a refusal.
  var action: DragAction?
  /// Where the answer stays the same, on the screen in pixels; empty for this place alone.
  var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Whether it wants to hear of motion inside of the area all the same.
  var wantsAll = true
}

extension XdndMessage {
  /// The message's type and its five items; `sender` is the side that sends it.
  func wire(from sender: XWindow, _ atoms: XdndAtoms) -> (type: Atom, items: [UInt]) {
    switch self {
    case .enter(let version, let types, let hasList):
      let three = (types + [0, 0, 0]).prefix(3)
      return (atoms.enter, [sender.rawValue, UInt(version) << 24 | (hasList ? 1 : 0)] + three)
    case .position(let place, let time, let action):
      return (
        atoms.position,
        [sender.rawValue, 0, Self.packed(place.x, place.y), UInt(time.rawValue), atoms.atom(of: action)]
      )
    case .status(let status):
      let flags: UInt = (status.action == nil ? 0 : 1) | (status.wantsAll ? 2 : 0)
      return (
        atoms.status,
        [
          sender.rawValue, flags, Self.packed(status.area.minX, status.area.minY),
          Self.packed(status.area.width, status.area.height), status.action.map { atoms.atom(of: $0) } ?? 0,
        ]
      )
    case .leave: return (atoms.leave, [sender.rawValue, 0, 0, 0, 0])
    case .drop(let time): return (atoms.drop, [sender.rawValue, 0, UInt(time.rawValue), 0, 0])
    case .finished(let isAccepted, let action):
      return (
        atoms.finished, [sender.rawValue, isAccepted ? 1 : 0, isAccepted ? atoms.atom(of: action) : 0, 0, 0]
      )
    }
  }

  /// Nil for a message of another kind.
  init?(type: Atom, items: [UInt], _ atoms: XdndAtoms) {
    guard items.count == 5 else { return nil }
    switch type {
    case atoms.enter:
      self = .enter(
        version: Int(items[1] >> 24 & 0xFF), types: items[2...].filter { $0 != 0 }, hasList: items[1] & 1 != 0
      )
    case atoms.position:
      let place = ScreenPoint(x: Self.high(items[2]), y: Self.low(items[2]))
      self = .position(
        place, EventTime(rawValue: UInt32(truncatingIfNeeded: items[3])), atoms.action(of: items[4]))
    case atoms.status: self = .status(XdndStatus(items, atoms))
    case atoms.leave: self = .leave
    case atoms.drop: self = .drop(EventTime(rawValue: UInt32(truncatingIfNeeded: items[2])))
    case atoms.finished:
      self = .finished(isAccepted: items[1] & 1 != 0, atoms.action(of: items[2]))
    default: return nil
    }
  }

  private static func packed(_ high: Int, _ low: Int) -> UInt {
    UInt(UInt16(truncatingIfNeeded: high)) << 16 | UInt(UInt16(truncatingIfNeeded: low))
  }

  /// Windows may stick out of the screen: both halves have a sign.
  fileprivate static func high(_ item: UInt) -> Int { Int(Int16(truncatingIfNeeded: item >> 16)) }
  fileprivate static func low(_ item: UInt) -> Int { Int(Int16(truncatingIfNeeded: item)) }
}

extension XdndStatus {
  fileprivate init(_ items: [UInt], _ atoms: XdndAtoms) {
    // Accepted with no action is a refusal.
    action = items[1] & 1 != 0 && items[4] != 0 ? atoms.action(of: items[4]) : nil
    area = PixelRect(
      x: XdndMessage.high(items[2]), y: XdndMessage.low(items[2]),
      width: Int(UInt16(truncatingIfNeeded: items[3] >> 16)),
      height: Int(UInt16(truncatingIfNeeded: items[3])))
    wantsAll = items[1] & 2 != 0
  }
}
