import UICore

@testable import X11Platform

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
    var target = DragTarget(wanted: [7, 8, 9])
    /// Who is over which of our windows.
    var visitor: (source: XWindow, window: XWindow)?
    var watched: Set<XWindow> = []
    /// What each source has still to hear.
    var statuses: [XWindow: Int] = [:]
    var ends: [XWindow: Int] = [:]
    /// What the program has still to answer for, and what is over for it.
    var questions: [DragID] = []
    var over: Set<DragID> = []
    var conversions: [DragID] = []

    mutating func toTheEnd() {
      while !input.isEmpty { note(step()) }
      while !questions.isEmpty || !conversions.isEmpty { note(answer() + convert()) }
      precondition(statuses.values.allSatisfy { $0 == 0 }, "a Position without a Status")
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
      return target.converted(id, input.byte() & 1 == 0 ? input.bytes(3) : nil)
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
        forgetVisitor()
        if version >= XdndAtoms.oldestVersion { visitor = (source, window) }
        return target.entered(source, version: version, types: types, window: window)
      case .position(let place, let time, let action):
        statuses[source, default: 0] += 1
        return target.moved(source, to: place, action, time, window: window)
      case .leave:
        if visitor?.source == source { forgetVisitor() }
        return target.left(source)
      case .drop(let time):
        ends[source, default: 0] += 1
        if let visitor, visitor == (source, window) { self.visitor = nil }
        return target.dropped(source, time, window: window)
      case .status, .finished, nil: return []
      }
    }

    /// Who leaves hears no more of the places where it was.
    private mutating func forgetVisitor() {
      if let visitor { statuses[visitor.source] = 0 }
      visitor = nil
    }

    private mutating func note(_ steps: [DragStep]) {
      for step in steps {
        switch step {
        case .send(.status, let peer, _): statuses[peer.window] = paid(statuses[peer.window])
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
