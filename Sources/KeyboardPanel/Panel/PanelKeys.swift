import KeyboardModel
import UICore

/// What the panel's keys do: type into the field, search for emoji, choose another layout.
@MainActor final class PanelKeys {
  let typist: KeyTypist
  /// The text of the field as it is now: a key may have moved the focus on in this very turn.
  var input: @MainActor () -> (any TextInputClient)? = { nil }
  /// A key asks for what is not the keys' own: another mode, or that the panel hides.
  var ask: @MainActor (KeyAction) -> Void = { _ in }
  /// The user has chosen another layout, and no secret is edited.
  var onChoose: @MainActor (KeyboardLayout) -> Void = { _ in }
  /// Other keys are on the panel: it may need another height.
  var layoutDidChange: @MainActor () -> Void = {}
  let emoji: EmojiPages
  private unowned let application: Application
  private let view: KeyboardPanelView
  private var choices: PanelLayouts
  private var fieldTypist: FieldTypist
  private var capitals = CapitalWatch()
  private var hasBeenShown = false

  init(application: Application, view: KeyboardPanelView, layouts: PanelLayouts, style: KeyStyle) {
    self.application = application
    self.view = view
    choices = layouts
    typist = KeyTypist(
      application: application, view: view, popUp: KeyPopUpView(style: style, panel: view))
    fieldTypist = FieldTypist(view.layout, tuning: typist.tuning)
    emoji = EmojiPages(EmojiKeys(style: style), view, typist)
    view.typist = typist
    typist.act = { [unowned self] in act($0) }
    typist.isSecret = { [unowned self] in input()?.isSecure ?? false }
    emoji.type = { [unowned self] in type(emoji: $0) }
    adoptLayout()
  }

  // MARK: Layouts

  /// The keyboards that the globe key goes through.
  var layouts: [KeyboardLayout] {
    get { choices.all }
    set {
      guard newValue != choices.all else { return }
      choices.all = newValue
      adoptLayout()
    }
  }

  /// Which of the ``layouts`` is on the panel.
  var layoutIndex: Int {
    get { choices.index }
    set {
      choices.index = newValue
      adoptLayout()
    }
  }

  /// Whether the keys are divided into halves.
  var isSplit: Bool {
    get { choices.isSplit }
    set {
      guard newValue != choices.isSplit else { return }
      choices.isSplit = newValue
      adoptLayout()
    }
  }

  private func choose(_ name: Int) {
    layoutIndex = choices.choice.place(ofName: name) ?? layoutIndex
    if input()?.isSecure != true { onChoose(layouts[layoutIndex]) }
  }

  private func adoptLayout() {
    fieldTypist.finish()
    let (layout, choice) = (choices.layout, choices.choice)
    let isSearching = typist.page == .emojiSearch
    typist.adopt(layout, named: choice.names, current: choice.current)
    fieldTypist = FieldTypist(layout, tuning: typist.tuning)
    capitals.noteTyping()
    emoji.adopt(layout, isSearching: isSearching)
    layoutDidChange()
  }

  // MARK: The field

  /// The panel comes up. Emoji are there where a font draws them; none is asked for before.
  func comeUp() {
    guard !hasBeenShown else { return }
    hasBeenShown = true
    guard emoji.keys.isAvailable else { return }
    choices.hasEmoji = true
    adoptLayout()
  }

  /// A field is edited while the panel is up.
  func adopt(_ input: any TextInputClient) {
    if choices.isSecret != input.isSecure {
      choices.isSecret.toggle()
      if choices.dependOnSecrecy { adoptLayout() }
    }
    var state = view.state
    state.returnKey = input.keyboardTraits.returnKey
    view.show(state)
  }

  /// The next letter is a capital where the field wants one, and only there.
  func watchCapitals(in input: any TextInputClient) {
    if let isWanted = capitals.capital(in: input, of: view.layout) { typist.wantCapital(isWanted) }
  }

  /// The area for the keys has another size.
  func resize(to size: Size, metrics: KeyboardMetrics) {
    typist.resize(to: size, metrics: metrics)
    emoji.renew()
  }

  // MARK: Typing

  private func act(_ action: KeyAction) {
    switch action {
    case .hide, .mode: ask(action)
    case .nextLayout: choose(choices.choice.next)
    case .layout(let index): choose(index)
    case .emojiPage(let command): emoji.perform(command)
    case .emoji(let text): type(emoji: text)
    default: if !emoji.searchUses(action, at: now), let input = input() { type(action, into: input) }
    }
  }

  /// While emoji are searched for, what a real keyboard types is searched for, too.
  func searchUses(_ event: KeyEvent) -> Bool { emoji.searchUses(event, at: now) }

  /// Types an emoji into the field, through the door of all keys. Of secrets nothing is remembered.
  private func type(emoji text: String) {
    guard let input = input() else { return }
    if !input.isSecure { emoji.keys.note(text) }
    type(.emoji(text), into: input)
  }

  private func type(_ action: KeyAction, into input: any TextInputClient) {
    fieldTypist.perform(action, in: input, at: now)
    switch action {
    // Where there is nothing to delete, the user's wish for no capital stays.
    case .deleteBackward, .deleteWord, .moveCaret: break
    default: capitals.noteTyping()
    }
  }

  private var now: Duration { application.host.clock.now.sinceOrigin }
}
