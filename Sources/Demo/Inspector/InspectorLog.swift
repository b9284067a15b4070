import Outfield

/// The last things that happened, newest first, in words.
struct InspectorLog {
  static let decisionLimit = 6
  static let notificationLimit = 14

  private(set) var decisions: [InspectorLine] = []
  /// Why the newest decision was made.
  private(set) var reason = ""
  private(set) var notifications: [InspectorLine] = []

  mutating func add(_ decision: PressDecision, _ detail: InspectorLine.Detail) {
    decisions.insert(
      InspectorLine(look: .entry(decision.role, column: 76), lead: decision.rawValue, detail: detail), at: 0)
    decisions.removeLast(max(0, decisions.count - Self.decisionLimit))
    reason = decision.reason
  }

  /// A burst of the same changes of one field is one line, with the time of the last.
  mutating func add(_ detail: InspectorLine.Detail, at time: Duration, isRepeated: Bool = false) {
    if isRepeated, let index = notifications.prefix(2).firstIndex(where: { $0.detail == detail }) {
      notifications.remove(at: index)
    }
    notifications.insert(
      InspectorLine(look: .entry(.primary, column: 52), lead: Self.seconds(time), detail: detail), at: 0)
    notifications.removeLast(max(0, notifications.count - Self.notificationLimit))
  }

  /// With three decimals.
  static func seconds(_ time: Duration) -> String {
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension PressDecision {
  /// The colour of the word, and of the mark in the window.
  var role: TextRole {
    switch self {
    case .inside: .positive
    case .dismiss: .accent
    case .handOver, .excluded, .policy: .primary
    case .none: .dim
    }
  }

  /// One sentence for somebody who sees it the first time.
  var reason: String {
    switch self {
    case .inside: "It hit the field, something of its tap group, or the keyboard: editing goes on."
    case .dismiss: "It hit something else: editing ended, and what was hit got the press all the same."
    case .handOver: "The press moved the keys on by itself: one field ended, the other began."
    case .excluded: "What was hit is excluded from dismissal: editing goes on."
    case .policy: "A policy keeps the field: of the field, of what was hit, or a trigger is off."
    case .none: "Nothing was being edited, so nothing could end: what was hit got the press."
    }
  }
}
