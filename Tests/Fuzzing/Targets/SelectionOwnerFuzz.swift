import UICore

@testable import X11Model

/// Requestors that do what they like: each request is answered once, and nobody is watched for ever.
enum SelectionOwnerFuzz {
  private static let atoms = SelectionReaderFuzz.atoms

  static func run(_ input: FuzzInput) {
    var run = Run(input: input)
    run.toTheEnd()
  }

  private struct Run {
    var input: FuzzInput
    var owner = SelectionOwner(atoms: atoms, chunkSize: 8)
    var now = Instant.origin
    var watched: Set<XWindow> = []

    mutating func toTheEnd() {
      while !input.isEmpty { note(step()) }
      note(owner.expire(now: now + .seconds(3600)))
      precondition(!owner.isSending && watched.isEmpty, "somebody is still watched")
    }

    private mutating func step() -> [SelectionAction] {
      now = now + .milliseconds(Int(input.byte()) * 200)
      let key = TransferKey(window: window(), property: Atom(rawValue: UInt(input.byte() & 3)))
      let selection = input.element(of: [atoms[.clipboard], Atom.primary, 77])
      switch input.byte() % 8 {
      case 0: return owner.offer(input.bytes(Int(input.byte() & 31)), as: selection, time: time())
      case 1...3: return answer(selection, key)
      case 4: return owner.propertyDeleted(key, now: now)
      case 5:
        owner.windowGone(key.window)
        watched.remove(key.window)
      case 6: return owner.cleared(selection, time: time()) + owner.claimWasSeen()
      default:
        let change = OwnerChange(
          selection: selection, owner: key.window, isDeath: false, time: time(), ownershipTime: time())
        owner.ownerChanged(change, isOurs: input.byte() & 1 == 0)
        return owner.expire(now: now)
      }
      return []
    }

    private mutating func answer(_ selection: Atom, _ key: TransferKey) -> [SelectionAction] {
      let request = SelectionRequest(
        selection: selection, target: input.element(of: atoms.served + [0, 9999]), property: key.property,
        requestor: key.window, time: time())
      let pairs = (0..<input.byte() & 7).map { _ in input.element(of: atoms.served + [0, 1, 2, 3]) }
      let actions = owner.answer(request, pairs: pairs, now: now)
      let notices = actions.filter { if case .notify(request, _) = $0 { true } else { false } }
      precondition(notices.count == 1, "not one answer")
      return actions
    }

    private mutating func window() -> XWindow { XWindow(rawValue: UInt(input.byte() & 3)) }
    private mutating func time() -> EventTime { EventTime(rawValue: UInt32(input.byte()) << 25) }

    private mutating func note(_ actions: [SelectionAction]) {
      for action in actions {
        switch action {
        case .watch(let window): watched.insert(window)
        case .unwatch(let window): watched.remove(window)
        case .write(_, _, .bytes(let bytes)): precondition(bytes.count <= 64)
        default: break
        }
      }
    }
  }
}
