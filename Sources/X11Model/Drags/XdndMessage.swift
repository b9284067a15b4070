import UICore

/// What the two sides of a drag say to each other, each in one client message (XDND 5).
package enum XdndMessage: Hashable, Sendable {
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
package struct XdndStatus: Hashable, Sendable {
  /// Nil for a refusal.
  package var action: DragAction?
  /// Where the answer stays the same, on the screen in pixels; empty for this place alone.
  package var area: PixelRect
  /// Whether it wants to hear of motion inside of the area all the same.
  package var wantsAll: Bool

  package init(
    action: DragAction? = nil, area: PixelRect = PixelRect(x: 0, y: 0, width: 0, height: 0),
    wantsAll: Bool = true
  ) {
    (self.action, self.area, self.wantsAll) = (action, area, wantsAll)
  }
}

extension XdndMessage {
  /// The message's type and its five items; `sender` is the side that sends it.
  package func wire(from sender: XWindow, _ atoms: Atoms) -> (type: Atom, items: [UInt]) {
    switch self {
    case .enter(let version, let types, let hasList):
      let three = (types.map(\.rawValue) + [0, 0, 0]).prefix(3)
      return (atoms[.xdndEnter], [sender.rawValue, UInt(version) << 24 | (hasList ? 1 : 0)] + three)
    case .position(let place, let time, let action):
      return (
        atoms[.xdndPosition],
        [
          sender.rawValue, 0, Self.packed(place.x, place.y), UInt(time.rawValue),
          atoms.atom(of: action).rawValue,
        ]
      )
    case .status(let status):
      let flags: UInt = (status.action == nil ? 0 : 1) | (status.wantsAll ? 2 : 0)
      return (
        atoms[.xdndStatus],
        [
          sender.rawValue, flags, Self.packed(status.area.minX, status.area.minY),
          Self.packed(status.area.width, status.area.height),
          status.action.map { atoms.atom(of: $0).rawValue } ?? 0,
        ]
      )
    case .leave: return (atoms[.xdndLeave], [sender.rawValue, 0, 0, 0, 0])
    case .drop(let time): return (atoms[.xdndDrop], [sender.rawValue, 0, UInt(time.rawValue), 0, 0])
    case .finished(let isAccepted, let action):
      return (
        atoms[.xdndFinished],
        [sender.rawValue, isAccepted ? 1 : 0, isAccepted ? atoms.atom(of: action).rawValue : 0, 0, 0]
      )
    }
  }

  /// Nil for a message of another kind.
  package init?(type: Atom, items: [UInt], _ atoms: Atoms) {
    guard items.count == 5 else { return nil }
    switch type {
    case atoms[.xdndEnter]:
      self = .enter(
        version: Int(items[1] >> 24 & 0xFF), types: items[2...].filter { $0 != 0 }.map(Atom.init),
        hasList: items[1] & 1 != 0
      )
    case atoms[.xdndPosition]:
      let place = ScreenPoint(x: Self.high(items[2]), y: Self.low(items[2]))
      self = .position(
        place, EventTime(rawValue: UInt32(truncatingIfNeeded: items[3])),
        atoms.action(of: Atom(rawValue: items[4])))
    case atoms[.xdndStatus]: self = .status(XdndStatus(items, atoms))
    case atoms[.xdndLeave]: self = .leave
    case atoms[.xdndDrop]: self = .drop(EventTime(rawValue: UInt32(truncatingIfNeeded: items[2])))
    case atoms[.xdndFinished]:
      self = .finished(isAccepted: items[1] & 1 != 0, atoms.action(of: Atom(rawValue: items[2])))
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
  fileprivate init(_ items: [UInt], _ atoms: Atoms) {
    // Accepted with no action is a refusal.
    action = items[1] & 1 != 0 && items[4] != 0 ? atoms.action(of: Atom(rawValue: items[4])) : nil
    area = PixelRect(
      x: XdndMessage.high(items[2]), y: XdndMessage.low(items[2]),
      width: Int(UInt16(truncatingIfNeeded: items[3] >> 16)),
      height: Int(UInt16(truncatingIfNeeded: items[3])))
    wantsAll = items[1] & 2 != 0
  }
}
