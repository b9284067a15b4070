import UICore

@testable import X11Model

/// A text of ours over programs that answer what they like, or nothing: each Enter is followed by one Leave or Drop, one
/// Position at most is in flight, and once the button is up the drag ends, once.
enum DragSourceFuzz {
  private static let places: [DragPlace] =
    [.nobody, .own(XWindow(rawValue: 1)), .own(XWindow(rawValue: 2))]
    + (3...5).map {
      let window = XWindow(rawValue: UInt(20 + $0))
      return .peer(DragPeer(window: window, receiver: window, version: $0))
    }
  private static let answers = [
    XdndInput.atoms[.xdndStatus], XdndInput.atoms[.xdndStatus], XdndInput.atoms[.xdndFinished],
  ]

  static func run(_ input: FuzzInput) {
    var run = Run(input)
    run.toTheEnd()
  }

  private struct Run {
    var input: FuzzInput
    var source: DragSource
    var now = Instant.origin
    /// The program, or the window of ours, that knows of the text.
    var peer: DragPeer?
    var inside: XWindow?
    var isAsked = false
    var isOwner = false
    var ends = 0

    init(_ input: FuzzInput) {
      self.input = input
      let offer = DragOffer(
        id: .own(1), window: WindowID(rawValue: 1), pointer: .mouse, text: [0x61],
        allowsMove: self.input.byte() & 1 == 0)
      source = DragSource(offer, window: XWindow(rawValue: 9), types: [7, 8, 9, 10])
    }

    mutating func toTheEnd() {
      while !input.isEmpty {
        note(step())
        precondition(source.isOver == (ends == 1), "over, and nobody was told")
      }
      if source.followsPointer { note(source.released(motion())) }
      note(expire(after: .seconds(3600)))
      precondition(source.isOver && ends == 1, "no end")
      precondition(peer == nil && inside == nil && !isOwner, "something is left behind")
    }

    private mutating func step() -> [DragStep] {
      switch input.byte() % 16 {
      case 0: return source.followsPointer && input.byte() & 1 == 0 ? source.released(motion()) : []
      case 1: return input.byte() & 7 == 0 ? source.cancelled() : []
      case 2...6: return source.followsPointer ? source.moved(motion()) : []
      case 7, 8: return expire(after: .milliseconds(Int(input.byte()) * 20))
      case 9: return source.answered(XdndInput.action(&input))
      default: return hear()
      }
    }

    private mutating func motion() -> DragMotion {
      let modifiers = input.element(of: [Modifiers(), .shift, .control])
      return DragMotion(
        place: XdndInput.place(&input), modifiers: modifiers, time: EventTime(rawValue: UInt32(input.byte())))
    }

    private mutating func expire(after time: Duration) -> [DragStep] {
      now = now + time
      if let deadline = source.nextDeadline, deadline <= now { isAsked = false }
      return source.expire(now: now)
    }

    private mutating func hear() -> [DragStep] {
      let sender = input.byte() & 7 == 0 ? XWindow(rawValue: 99) : peer?.window ?? XWindow(rawValue: 25)
      guard let message = XdndInput.message(&input, from: sender, of: answers) else { return [] }
      if case .status = message, sender == peer?.window { isAsked = false }
      return source.received(message, from: sender, now: now)
    }

    private mutating func note(_ steps: [DragStep]) {
      for step in steps {
        switch step {
        case .find(let motion): note(source.found(input.element(of: places), for: motion, now: now))
        case .send(let message, let peer, _): sent(message, to: peer)
        case .own: isOwner = true
        case .disown:
          precondition(isOwner, "given up twice")
          isOwner = false
        case .tell(_, let phase, let window, _, _, _): tell(phase, in: window)
        case .end:
          precondition(peer == nil && inside == nil, "ended, and somebody still waits")
          ends += 1
        case .show: break
        case .convert, .watch, .unwatch: preconditionFailure("a step of the other side")
        }
        precondition(ends <= 1, "ended twice")
      }
    }

    private mutating func sent(_ message: XdndMessage, to other: DragPeer) {
      precondition(isOwner, "nobody serves the text")
      if case .enter = message {
        precondition(peer == nil && inside == nil, "in two places")
        peer = other
        return
      }
      precondition(peer == other, "a word to somebody who knows of nothing")
      if case .position = message {
        precondition(!isAsked, "two questions at once")
        isAsked = true
      } else {
        (peer, isAsked) = (nil, false)
      }
    }

    private mutating func tell(_ phase: DragEvent.Phase, in window: XWindow) {
      precondition(peer == nil && (inside == nil || inside == window), "in two places")
      inside = phase == .moved ? window : nil
      if case .dropped = phase { ends += 1 }
    }
  }
}
