import TextModel
import UICore

@testable import X11Model

/// Programs that drag what they like over our windows: each Position gets one Status and each Drop one Finished, the
/// program hears of nothing that is over, and nobody is watched for ever.
enum DragTargetFuzz {
  private static let sources = (1...3).map { XWindow(rawValue: $0) }
  private static let windows = [XWindow(rawValue: 10), XWindow(rawValue: 11)]

  static func run(_ input: FuzzInput) {
    var run = Run(input: input)
    run.toTheEnd()
  }

  private struct Run {
    var input: FuzzInput
    var target = DragTarget()
    /// Who is over which of our windows, and how many answers it has still to get.
    var visitor: (source: XWindow, window: XWindow, statuses: Int)?
    var watched: Set<XWindow> = []
    /// What those who have dropped something have still to hear.
    var statuses: [XWindow: Int] = [:]
    var ends: [XWindow: Int] = [:]
    /// What the program has still to answer for, and what is over for it.
    var questions: [DragID] = []
    var over: Set<DragID> = []
    var conversions: [DragID] = []

    mutating func toTheEnd() {
      while !input.isEmpty { note(step()) }
      while !questions.isEmpty || !conversions.isEmpty { note(answer() + convert()) }
      precondition(
        statuses.values.allSatisfy { $0 == 0 } && visitor?.statuses ?? 0 == 0, "a Position without a Status")
      precondition(ends.values.allSatisfy { $0 == 0 }, "a Drop without a Finished")
      precondition(watched.allSatisfy { $0 == visitor?.source }, "somebody is still watched")
      for source in sources { note(gone(source)) }
      precondition(target.isIdle, "a visit without an end")
    }

    private mutating func step() -> [DragStep] {
      switch input.byte() % 8 {
      case 0: answer()
      case 1: convert()
      case 2: input.byte() & 3 == 0 ? gone(input.element(of: sources)) : []
      default: hear()
      }
    }

    private mutating func answer() -> [DragStep] {
      guard !questions.isEmpty else { return [] }
      return target.answered(questions.removeFirst(), XdndInput.action(&input))
    }

    private mutating func convert() -> [DragStep] {
      guard !conversions.isEmpty else { return [] }
      let id = conversions.remove(at: Int(input.byte()) % conversions.count)
      return target.converted(id, input.byte() & 1 == 0 ? SecureBytes(input.bytes(3)) : nil)
    }

    private mutating func gone(_ source: XWindow) -> [DragStep] {
      (statuses[source], ends[source]) = (0, 0)
      watched.remove(source)
      if visitor?.source == source { visitor = nil }
      return target.gone(source)
    }

    private mutating func hear() -> [DragStep] {
      let (source, window) = (input.element(of: sources), input.element(of: windows))
      switch XdndInput.message(&input, from: source) {
      case .enter(let version, let types, _):
        visitor = version >= Xdnd.oldestVersion ? (source, window, 0) : nil
        return target.entered(
          source, version: version, texts: types.filter { (7...9).contains($0.rawValue) }, window: window)
      case .position(let place, let time, let action):
        let steps = target.moved(source, to: place, action, time, window: window)
        precondition(steps.count == 1, "not one answer")
        if case .send(.status(let status), _, _) = steps[0] {
          precondition(status.action == nil, "accepted without a question")
          return []
        }
        precondition(visitor?.source == source && visitor?.window == window, "asked for nobody")
        visitor?.statuses += 1
        return steps
      case .leave:
        if visitor?.source == source { visitor = nil }
        return target.left(source)
      case .drop(let time):
        ends[source, default: 0] += 1
        if let visitor, visitor.source == source, visitor.window == window {
          statuses[source, default: 0] += visitor.statuses
          self.visitor = nil
        }
        return target.dropped(source, time, window: window)
      case .status, .finished, nil: return []
      }
    }

    private mutating func note(_ steps: [DragStep]) {
      for step in steps {
        switch step {
        case .send(.status, let peer, _): heardStatus(peer.window)
        case .send(.finished, let peer, _): ends[peer.window] = paid(ends[peer.window])
        case .watch(let window): watched.insert(window)
        case .unwatch(let window): watched.remove(window)
        case .convert(let id, let targets, _):
          precondition(!targets.isEmpty && !over.contains(id))
          conversions.append(id)
        case .tell(let id, let phase, _, _, _, _): tell(id, phase)
        default: preconditionFailure("a step of the other side")
        }
      }
    }

    /// Of what it has dropped first: that was asked before.
    private mutating func heardStatus(_ source: XWindow) {
      if let count = statuses[source], count > 0 {
        statuses[source] = count - 1
      } else {
        let rest = paid(visitor?.source == source ? visitor?.statuses : nil)
        visitor?.statuses = rest
      }
    }

    private func paid(_ debts: Int?) -> Int {
      guard let debts, debts > 0 else { preconditionFailure("an answer to nothing") }
      return debts - 1
    }

    private mutating func tell(_ id: DragID, _ phase: DragEvent.Phase) {
      precondition(!over.contains(id), "told of what is over")
      if phase == .left { over.insert(id) } else { questions.append(id) }
      if case .dropped = phase { over.insert(id) }
    }
  }
}
