import TextModel
import UICore

/// Texts of other programs that come over our windows (XDND 5). Every Position gets a Status and every Drop a
/// Finished, whatever the other side does.
///
/// Told of events and asking for steps; it never calls X and never waits.
package struct DragTarget {
  private struct Visit {
    let id: DragID
    let source: DragPeer
    /// Ours.
    let window: XWindow
    /// The types in which we can take it; empty when it is no text.
    let types: [Atom]
    var place = ScreenPoint.zero
    var action = DragAction.copy
    /// What the program said of the last place that it has answered for.
    var answer: DragAction?
    /// How many places the program has still to answer for.
    var questions = 0
    /// Whether the program knows of it.
    var isTold = false
  }

  /// What became of a visit that ended with a drop.
  private struct Drop {
    let visit: Visit
    let time: EventTime
    var stage: Stage

    enum Stage {
      /// The program has still to answer for the last place.
      case asked
      case converting
      /// The program has the text.
      case told
    }
  }

  private var visit: Visit?
  private var drops: [DragID: Drop] = [:]
  private var lastID = 0

  package init() {}

  package var isIdle: Bool { visit == nil && drops.isEmpty }

  // MARK: Messages

  /// - Parameter texts: The types in which it can be had as a text, the best first; empty when it is none.
  package mutating func entered(_ source: XWindow, version: Int, texts: [Atom], window: XWindow) -> [DragStep]
  {
    let steps = leave()
    guard version >= Xdnd.oldestVersion else { return steps }
    lastID += 1
    let peer = DragPeer(
      window: source, receiver: source, version: min(version, Xdnd.version))
    visit = Visit(
      id: .foreign(lastID), source: peer, window: window, types: texts)
    return steps + [.watch(source)]
  }

  package mutating func moved(
    _ source: XWindow, to place: ScreenPoint, _ action: DragAction, _ time: EventTime, window: XWindow
  ) -> [DragStep] {
    guard var visit, visit.source.window == source, visit.window == window, !visit.types.isEmpty else {
      return [refusal(of: source, by: window)]
    }
    visit.place = place
    visit.action = action
    visit.questions += 1
    visit.isTold = true
    self.visit = visit
    return [.tell(visit.id, .moved, in: window, at: place, action, time)]
  }

  package mutating func left(_ source: XWindow) -> [DragStep] {
    visit?.source.window == source ? leave() : []
  }

  package mutating func dropped(_ source: XWindow, _ time: EventTime, window: XWindow) -> [DragStep] {
    guard let visit, visit.source.window == source, visit.window == window else {
      return [finished(nil, DragPeer(window: source, receiver: source, version: 5), window)]
    }
    guard visit.isTold, !visit.types.isEmpty else { return [finished(nil, visit.source, window)] + leave() }
    self.visit = nil
    drops[visit.id] = Drop(visit: visit, time: time, stage: .asked)
    return visit.questions == 0 ? take(visit.id) : []
  }

  // MARK: Answers

  /// What the program says of a place, or what it has done with a drop.
  package mutating func answered(_ id: DragID, _ action: DragAction?) -> [DragStep] {
    if let drop = drops[id] {
      switch drop.stage {
      case .asked: return answeredLate(drop, action)
      case .converting: return []
      case .told: return finish(drop, action)
      }
    }
    guard var visit, visit.id == id, visit.questions > 0 else { return [] }
    visit.questions -= 1
    visit.answer = action
    self.visit = visit
    return [status(action, of: visit)]
  }

  private mutating func answeredLate(_ drop: Drop, _ action: DragAction?) -> [DragStep] {
    var visit = drop.visit
    visit.questions -= 1
    visit.answer = action
    drops[visit.id] = Drop(visit: visit, time: drop.time, stage: .asked)
    let steps = [status(action, of: visit)]
    return visit.questions == 0 ? steps + take(visit.id) : steps
  }

  private mutating func take(_ id: DragID) -> [DragStep] {
    guard var drop = drops[id] else { return [] }
    guard drop.visit.answer != nil else { return refuse(drop) }
    drop.stage = .converting
    drops[id] = drop
    return [.convert(id, targets: drop.visit.types, drop.time)]
  }

  /// The text has come, or with nil it never will.
  package mutating func converted(_ id: DragID, _ text: SecureBytes?) -> [DragStep] {
    guard var drop = drops[id], case .converting = drop.stage else { return [] }
    guard let text else { return refuse(drop) }
    drop.stage = .told
    drops[id] = drop
    let visit = drop.visit
    return [.tell(id, .dropped(text), in: visit.window, at: visit.place, visit.action, drop.time)]
  }

  private mutating func refuse(_ drop: Drop) -> [DragStep] {
    [left(drop.visit, drop.time)] + finish(drop, nil)
  }

  private mutating func finish(_ drop: Drop, _ action: DragAction?) -> [DragStep] {
    drops[drop.visit.id] = nil
    return [finished(action, drop.visit.source, drop.visit.window)] + unwatch(drop.visit.source.window)
  }

  // MARK: Ends

  /// The other side is gone: nothing is said to it any more.
  package mutating func gone(_ window: XWindow) -> [DragStep] {
    var steps: [DragStep] = []
    if let visit, visit.source.window == window {
      if visit.isTold { steps.append(left(visit, EventTime(rawValue: 0))) }
      self.visit = nil
    }
    for (id, drop) in drops where drop.visit.source.window == window {
      if case .told = drop.stage {} else { steps.append(left(drop.visit, drop.time)) }
      drops[id] = nil
    }
    return steps
  }

  private mutating func leave() -> [DragStep] {
    guard let visit else { return [] }
    self.visit = nil
    let told = visit.isTold ? [left(visit, EventTime(rawValue: 0))] : []
    return told + unwatch(visit.source.window)
  }

  private func unwatch(_ source: XWindow) -> [DragStep] {
    let isInUse = visit?.source.window == source || drops.values.contains { $0.visit.source.window == source }
    return isInUse ? [] : [.unwatch(source)]
  }

  // MARK: What is said

  private func left(_ visit: Visit, _ time: EventTime) -> DragStep {
    .tell(visit.id, .left, in: visit.window, at: visit.place, visit.action, time)
  }

  private func status(_ action: DragAction?, of visit: Visit) -> DragStep {
    .send(.status(XdndStatus(action: action)), to: visit.source, from: visit.window)
  }

  private func refusal(of source: XWindow, by window: XWindow) -> DragStep {
    let peer = DragPeer(window: source, receiver: source, version: Xdnd.version)
    return .send(.status(XdndStatus()), to: peer, from: window)
  }

  private func finished(_ action: DragAction?, _ source: DragPeer, _ window: XWindow) -> DragStep {
    .send(.finished(isAccepted: action != nil, action ?? .copy), to: source, from: window)
  }
}
