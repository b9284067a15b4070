import Glibc

/// The keyboards of a panel: the user's language's and the keymap's, of which the panel follows each change. The one
/// that the user chose last comes up first.
@MainActor final class Keyboards {
  private let library = LayoutLibrary()
  private let memory = LayoutMemory()
  /// Whether the user's choice of an earlier run is still to be looked for: the keymap may bring it.
  private var isToRecall = true
  private unowned let host: X11Host
  private weak var panel: KeyboardPanelController?
  private var observation: Observation?
  /// What the panel was given. One whose program has chosen others keeps those.
  private var given: [KeyboardLayout] = []
  /// Whether the keymap may be another one than the panel knows. Nobody asks the server before a field is edited.
  private var isStale = true

  init(_ host: X11Host) { self.host = host }

  func makePanel(for application: Application) -> KeyboardPanelController {
    given = library.usual { complain("\($0)") }
    let panel = KeyboardPanelController(application: application, layouts: given)
    self.panel = panel
    panel.onChoose = { [weak self] in self?.chosen($0) }
    recall()
    rememberPlace(of: panel)
    let file = StateFile("emoji")
    panel.emojiMemory = EmojiMemory {
      RecentEmoji(fileText: file.read() ?? "")
    } remember: {
      file.write($0.fileText)
    }
    host.onKeymapChange = { self.keymapChanged() }
    observation = application.observe { [weak self] notification in
      if case .didBeginEditing = notification { self?.follow() }
    }
    return panel
  }

  private func rememberPlace(of panel: KeyboardPanelController) {
    let memory = PlaceMemory()
    if let anchor = memory.recall() { panel.floatingAnchor = anchor }
    panel.onMove = { memory.remember($0) }
  }

  private func chosen(_ layout: KeyboardLayout) {
    isToRecall = false
    memory.remember(layout)
  }

  private func recall() {
    guard isToRecall, let panel, let index = memory.recall(among: panel.layouts) else { return }
    isToRecall = false
    panel.layoutIndex = index
  }

  private func keymapChanged() {
    isStale = true
    if panel?.isVisible == true { follow() }
  }

  /// The server also tells of a change when nothing has changed.
  private func follow() {
    guard isStale, let panel, panel.layouts == given else { return }
    isStale = false
    let layouts = library.usual(keymap: host.readKeymap()) { _ in }
    guard layouts != given else { return }
    given = layouts
    panel.layouts = layouts
    recall()
  }
}

/// A line to who started the program.
private func complain(_ message: String) {
  var line = "outfield: \(message)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
