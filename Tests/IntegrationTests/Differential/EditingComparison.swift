/// Both editors, and a user who does the same in each.
@HarnessActor
final class EditingComparison {
  private let ours: DemoEditor
  private let theirs: GTKEditor
  /// How often each deliberate difference was met.
  private(set) var met: [String: Int] = [:]
  private(set) var steps = 0
  private var lastPress: Point?

  init(_ kind: EditorKind) throws {
    ours = try DemoEditor(kind)
    theirs = try GTKEditor(kind, advance: ours.advance)
    if kind == .view { try theirs.wrap(behind: ours.columns) }
  }

  func close() {
    theirs.close()
    ours.close()
  }

  /// What was found, and all that led to it.
  struct Finding: CustomStringConvertible {
    let round: EditingRound
    /// Which of its steps.
    let index: Int
    let moment: EditingMoment

    var description: String {
      """
      \(round), step \(index): \(moment.step)
      before \(moment.before)
      ours   \(moment.ours)
      GTK    \(moment.theirs)
      after typing \(round.text.debugDescription): \(round.steps[...index].map(\.description).joined(separator: " "))
      """
    }
  }

  /// The first difference that nobody wanted, in as few steps as lead to it.
  func finding(in round: EditingRound) throws -> Finding? {
    guard var finding = try firstDifference(in: round) else { return nil }
    for index in (0..<finding.index).reversed() {
      var shorter = finding.round
      shorter.steps.removeSubrange((finding.index + 1)...)
      shorter.steps.remove(at: index)
      if let other = try firstDifference(in: shorter), other.index == shorter.steps.count - 1 {
        finding = other
      }
    }
    return finding
  }

  private func firstDifference(in round: EditingRound) throws -> Finding? {
    lastPress = nil
    try ours.begin(with: round.text)
    try theirs.begin(with: round.text)
    var before = try ours.state()
    let start = try theirs.state()
    guard before == start else { throw Failure("\(round) begins with \(before), GTK with \(start)") }
    for (index, step) in round.steps.enumerated() where isComparable(step, before) {
      try ours.perform(step)
      try theirs.perform(step)
      let moment = EditingMoment(
        kind: round.kind, before: before, step: step, ours: try ours.state(), theirs: try theirs.state())
      steps += 1
      before = moment.ours
      guard moment.ours != moment.theirs else { continue }
      guard let difference = DeliberateDifference.all.first(where: { $0.explains(moment) }) else {
        return Finding(round: round, index: index, moment: moment)
      }
      met[difference.reason, default: 0] += 1
      try theirs.take(moment.ours)
    }
    return nil
  }

  /// Texts stay short, and a gesture is one of its own: not a part of the one before, no drag of what is selected.
  private func isComparable(_ step: EditingStep, _ state: EditorState) -> Bool {
    guard case .gesture(let gesture) = step else {
      if case .key(let key) = step, key.pastes { return state.count < 120 }
      return true
    }
    let place = ours.place(gesture.start)
    let index = gesture.start.index(in: state.count)
    let isSelected =
      !state.range.isEmpty && (state.range.lowerBound - 1...state.range.upperBound).contains(index)
    let isNear = lastPress.map { abs($0.x - place.x) < 24 && abs($0.y - place.y) < 12 } ?? false
    guard ours.showsAll, !isSelected, !isNear else { return false }
    lastPress = place
    return true
  }
}
