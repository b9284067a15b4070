import TextModel
import UICore

@testable import X11Model

/// Owners that do what they like: each paste is answered once, in order, and no property is lost.
enum SelectionReaderFuzz {
  static let atoms = Atoms(Atoms.names(screen: 0).indices.map { Atom(rawValue: 100 + UInt($0)) })
  private static let properties: [Atom] = [900, 901, 902]

  static func run(_ input: FuzzInput) {
    var run = Run(input: input)
    run.toTheEnd()
  }

  private struct Run {
    var input: FuzzInput
    var reader = SelectionReader(atoms: atoms, properties: properties)
    var now = Instant.origin
    var asked: [Atom: [PasteID]] = [:]
    var selectionOf: [PasteID: Atom] = [:]
    var lastID = 0

    mutating func toTheEnd() {
      while !input.isEmpty { note(step()) }
      now = now + .seconds(3600)
      note(reader.expire(now: now))
      precondition(reader.isIdle && asked.values.allSatisfy { $0.isEmpty }, "a paste without an answer")
      // Every property can be used again.
      now = now + .seconds(3600)
      for _ in properties {
        let actions = request(atoms[.clipboard])
        guard case .convert? = actions.first else { preconditionFailure("a property is lost") }
      }
    }

    private mutating func request(_ selection: Atom) -> [SelectionAction] {
      lastID += 1
      let id = PasteID(rawValue: lastID)
      asked[selection, default: []].append(id)
      selectionOf[id] = selection
      return reader.request(selection, id, time: EventTime(rawValue: UInt32(input.byte())), now: now)
    }

    private mutating func step() -> [SelectionAction] {
      now = now + .milliseconds(Int(input.byte()) * 40)
      let property = input.element(of: properties + [0, 1])
      let selection = input.element(of: [atoms[.clipboard], Atom.primary])
      switch input.byte() % 8 {
      case 0: return request(selection)
      case 1, 2:
        let answer = SelectionAnswer(
          selection: selection, target: input.element(of: atoms.wanted + [7]), property: property,
          time: EventTime(rawValue: UInt32(input.byte())))
        return reader.answered(answer, now: now)
      case 3: return reader.propertyChanged(property)
      case 6: return reader.offered(targets(), in: property, now: now)
      case 4, 5:
        let content = PropertyContent(
          type: input.element(of: atoms.wanted + [atoms[.incr], 0, 9]),
          format: input.element(of: [8, 8, 8, 32, 16, 0]),
          bytes: SecureBytes(input.bytes(Int(input.byte() & 7))))
        return reader.received(content, in: property, now: now)
      default:
        let change = OwnerChange(
          selection: selection, owner: XWindow(rawValue: UInt(input.byte() & 3)),
          isDeath: input.byte() & 1 == 0, time: EventTime(rawValue: UInt32(input.byte())),
          ownershipTime: EventTime(rawValue: UInt32(input.byte())))
        return reader.ownerChanged(change, now: now) + reader.expire(now: now)
      }
    }

    private mutating func targets() -> [(target: Atom, name: String)] {
      (0..<Int(input.byte() & 3)).map { _ in
        (
          input.element(of: atoms.wanted + [9]),
          input.element(of: ["", "text/plain;charset=UTF-8", "TEXT/PLAIN"])
        )
      }
    }

    private mutating func note(_ actions: [SelectionAction]) {
      for case .tell(.pasted(let id, _)) in actions {
        guard let selection = selectionOf[id] else { preconditionFailure("an answer to nothing") }
        precondition(asked[selection]?.first == id, "out of order, or twice")
        asked[selection]?.removeFirst()
      }
    }
  }
}
