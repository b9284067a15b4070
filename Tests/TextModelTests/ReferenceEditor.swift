import TestSupport

@testable import TextModel

/// The editing rules once more, written for plainness: a `String`, whole copies for undo, and every
/// boundary found by walking all characters.
struct ReferenceEditor {
  struct State: Equatable {
    var text: String
    var anchor: Int
    var head: Int
  }

  struct Step {
    var before: State
    var after: State
    var kind: TextEditKind
    var offset: Int
    var end: Int
  }

  var state: State
  var undoSteps: [Step] = []
  var redoSteps: [Step] = []
  var isSealed = true

  init(_ text: String) { state = State(text: text, anchor: text.utf8.count, head: text.utf8.count) }

  var offsets: [Int] { state.text.clusterOffsets }
  var lower: Int { min(state.anchor, state.head) }
  var upper: Int { max(state.anchor, state.head) }

  mutating func select(_ anchor: Int, _ head: Int) {
    if anchor != state.anchor || head != state.head { isSealed = true }
    (state.anchor, state.head) = (anchor, head)
  }

  mutating func perform(_ command: TextCommand) {
    switch command {
    case .move(.backward) where lower < upper: select(lower, lower)
    case .move(.forward) where lower < upper: select(upper, upper)
    case .move(let motion): select(target(motion), target(motion))
    case .extend(let motion): select(state.anchor, target(motion))
    case .delete where lower < upper: replace(lower, upper, "", .clear)
    case .delete(.backward): backspace()
    case .delete(let motion): replace(state.head, target(motion), "", .forwardDelete)
    case .selectAll: select(0, state.text.utf8.count)
    case .deselect: select(state.head, state.head)
    case .undo: undo()
    case .redo: redo()
    case .kill(let motion):
      replace(min(state.head, target(motion)), max(state.head, target(motion)), "", .cut)
    case .cut, .copy, .paste, .killSelection, .yank, .insertReturn, .insertTab, .insertLineBreak, .enterHex,
      .showMenu:
      break
    }
  }

  func target(_ motion: TextMotion) -> Int {
    switch motion {
    case .backward: offsets.last { $0 < state.head } ?? 0
    case .forward: offsets.first { $0 > state.head } ?? state.text.utf8.count
    case .textStart: 0
    default: state.text.utf8.count
    }
  }

  mutating func backspace() {
    guard state.head > 0 else { return }
    let start = target(.backward)
    let cluster = Array(
      String(decoding: Array(state.text.utf8)[start..<state.head], as: UTF8.self).unicodeScalars)
    let scripts = ["KHMER", "THAI", "HEBREW", "ARABIC", "DEVANAGARI", "BENGALI"]
    let script = cluster[0].properties.name.map { name in String(name.prefix { $0 != " " }) } ?? ""
    let lastScalar = String(cluster[cluster.count - 1]).utf8.count
    replace(scripts.contains(script) ? state.head - lastScalar : start, state.head, "", .backspace)
  }

  mutating func insert(_ text: String, _ kind: TextEditKind) { replace(lower, upper, text, kind) }

  mutating func replace(_ lower: Int, _ upper: Int, _ text: String, _ kind: TextEditKind) {
    guard lower < upper || !text.isEmpty else { return }
    let before = state
    var bytes = Array(state.text.utf8)
    bytes.replaceSubrange(lower..<upper, with: text.utf8)
    state.text = String(decoding: bytes, as: UTF8.self)
    let end = lower + text.utf8.count
    state.head = offsets.first { $0 >= end }!
    state.anchor = state.head
    redoSteps = []
    if let last = undoSteps.last, !isSealed, last.kind == kind,
      kind == .typing && last.end == lower && lower == upper
        || kind == .backspace && upper == last.offset || kind == .forwardDelete && lower == last.offset
    {
      undoSteps[undoSteps.count - 1].after = state
      undoSteps[undoSteps.count - 1].offset = kind == .typing ? last.offset : lower
      undoSteps[undoSteps.count - 1].end = end
    } else {
      undoSteps.append(Step(before: before, after: state, kind: kind, offset: lower, end: end))
    }
    isSealed = false
  }

  mutating func undo() {
    guard let step = undoSteps.popLast() else { return }
    isSealed = true
    state = step.before
    redoSteps.append(step)
  }

  mutating func redo() {
    guard let step = redoSteps.popLast() else { return }
    isSealed = true
    state = step.after
    undoSteps.append(step)
  }
}
