import KeyboardModel
import UICore

/// Lets who has one switch type: a mark goes over the rows and their keys by itself, and the switch takes what is
/// marked. Held, it offers what is behind the key that it has pressed.
@MainActor final class KeyScanner {
  /// Whether the mark goes at all.
  var isOn = false { didSet { if !isOn { stop() } } }

  private unowned let application: Application
  private let view: KeyboardPanelView
  private let typist: KeyTypist
  private var scan = KeyScan()
  private var marked: [any WalkTarget] = []
  private var timer: Application.Timer?
  /// The key that was pressed last, as long as it may be held.
  private weak var held: KeyView?
  /// How many of the choices have passed.
  private var choicesPassed = 0

  init(_ application: Application, _ view: KeyboardPanelView, _ typist: KeyTypist) {
    self.application = application
    self.view = view
    self.typist = typist
  }

  // MARK: The switch

  /// The switch was pressed on a panel that is up, or is held.
  func press(isRepeat: Bool) {
    if isRepeat { return hold() }
    held = nil
    if let choices = typist.choices {
      choices.selected == nil ? typist.dropChoices() : typist.takeChoice()
    } else if scan.column == nil {
      scan.take()
    } else if let key = marked.first {
      scan.take()
      held = key as? KeyView
      typist.tap(key)
    }
    restart()
  }

  private func hold() {
    guard let key = held, typist.choices == nil else { return }
    held = nil
    typist.offerChoices(of: key)
    choicesPassed = 0
    restart()
  }

  // MARK: The mark

  /// Marks what is to be marked, as the panel stands now, and goes on from there.
  func mark() {
    guard isOn else { return }
    if timer == nil { restart() }
    let rows = view.walkRows.keys
    guard rows.indices.contains(scan.row) else { return scan = KeyScan() }
    let row = rows[scan.row]
    let next = scan.column.map { row.indices.contains($0) ? [row[$0]] : [] } ?? row
    guard !next.elementsEqual(marked, by: { $0 === $1 }) else { return }
    unmark()
    marked = next
    for key in next { key.isMarked = true }
  }

  /// The panel is hidden.
  func stop() {
    timer?.cancel()
    timer = nil
    scan = KeyScan()
    held = nil
    unmark()
  }

  private func unmark() {
    for key in marked { key.isMarked = false }
    marked.removeAll()
  }

  /// What has just been marked has its full time.
  private func restart() {
    timer?.cancel()
    let interval = typist.tuning.scanInterval
    timer = application.schedule(after: interval, every: interval) { [weak self] in self?.step() }
  }

  private func step() {
    held = nil
    if let choices = typist.choices { return step(over: choices) }
    scan.step(over: view.walkRows.keys.map(\.count))
  }

  /// When all have passed twice, nothing is chosen.
  private func step(over choices: KeyPopUp) {
    choicesPassed += 1
    guard choicesPassed < 2 * choices.frames.count else { return typist.dropChoices() }
    let next = ((choices.selected ?? -1) + 1) % choices.frames.count
    typist.choose(at: choices.frames[next].center)
  }
}
