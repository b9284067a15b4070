import TextModel
import UICore

extension TextInputView {
  /// Returns whether the key was for the text.
  func use(_ event: KeyEvent) -> Bool {
    handles?.hide()
    if event.keysym.isModifier { return false }
    if let madeComposer, madeComposer.use(event) { return true }
    if let command = command(for: event) { return use(event, as: command) }
    column = nil
    guard event.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    // There is no typing over: nobody is to take the key for something else.
    if event.keysym == .insert || event.keysym == .keypadInsert { return true }
    guard event.types, !isReadOnly else { return false }
    insertText(event.text)
    return true
  }

  private func use(_ event: KeyEvent, as command: TextCommand) -> Bool {
    if case .move(let motion) = command, motion.isPage, !display.hasPages { return false }
    let selects = command.selects
    if !selects { madeSelector?.settleClaim() }
    if event.isRepeat, !repeats(command) { return true }
    heldCommand = event.isRepeat ? heldCommand : command
    perform(command)
    if selects { selector.claimSoon() }
    return true
  }

  /// Whether a key that is held goes on. What it does elsewhere than in the text it does once, and a Return that was
  /// pressed in another field is none here.
  private func repeats(_ command: TextCommand) -> Bool {
    switch command {
    case .showMenu: false
    case .insertReturn:
      heldCommand == command && content.editor.isMultiLine && keyboardTraits.returnKey == .return
    case .insertLineBreak: heldCommand == command && content.editor.isMultiLine
    default: true
    }
  }

  /// What a key does here; nil where it has no command, and may be text.
  private func command(for event: KeyEvent) -> TextCommand? {
    if let ownBindings, !isReadOnly, let command = ownBindings.command(for: event) { return command }
    if let keyBindings { return keyBindings.command(for: event) }
    guard let settings = window?.application?.host.settings else { return nil }
    return KeyBindings.preferred(by: settings).command(for: event)
  }

  /// Moves the head of the selection: as the display says, or else in the order of the text.
  func move(_ motion: TextMotion, extending: Bool) {
    let motion = motion.inOrder(startingAtRight: display.startsAtRight)
    let selection = content.editor.selection
    if !extending, !selection.isEmpty, let edge = edge(of: selection, for: motion) {
      return select(TextSelection(caret: edge))
    }
    var column = column
    guard let target = display.destination(of: motion, column: &column) else {
      change { $0.perform(extending ? .extend(motion) : .move(motion), at: now) }
      return
    }
    let anchor = extending ? content.editor.selection.anchor : target.offset
    select(TextSelection(anchor: anchor, head: target.offset, affinity: target.affinity))
    self.column = column
  }

  /// A selection gives way to a caret at the end that an arrow points to.
  private func edge(of selection: TextSelection, for motion: TextMotion) -> Int? {
    switch motion {
    case .backward: display.startsAtRight ? selection.upperBound : selection.lowerBound
    case .forward: display.startsAtRight ? selection.lowerBound : selection.upperBound
    default: nil
    }
  }

  /// A wheel over the text. Returns whether anything moved.
  func turn(_ event: ScrollEvent) -> Bool {
    let notches =
      switch display.scrollAxis {
      // Shift turns a wheel sideways.
      case .horizontal: event.notches.x + (event.modifiers.contains(.shift) ? event.notches.y : 0)
      case .vertical: event.notches.y
      }
    return notches != 0 && display.scroll(by: notches * display.scrollStep)
  }
}

extension KeyEvent {
  /// Whether the key types a character: Tab, Escape and their like come with a control code.
  var types: Bool {
    guard let first = text.utf8.first else { return false }
    return first >= 0x20 && first != 0x7F
  }
}

extension TextCommand {
  /// Whether a key with this command goes on with a selection, or makes one.
  fileprivate var selects: Bool {
    switch self {
    case .extend, .selectAll: true
    default: false
    }
  }

  /// Whether the caret is on its way up or down, and keeps its column.
  var keepsColumn: Bool {
    switch self {
    case .move(let motion), .extend(let motion): motion.isVertical
    default: false
    }
  }
}

extension TextMotion {
  /// The motion in the order of the text, of one that points somewhere.
  fileprivate func inOrder(startingAtRight: Bool) -> TextMotion {
    switch self {
    case .wordLeft: startingAtRight ? .wordForward : .wordBackward
    case .wordRight: startingAtRight ? .wordBackward : .wordForward
    default: self
    }
  }

  var isPage: Bool { self == .pageUp || self == .pageDown }
  fileprivate var isVertical: Bool { isPage || self == .up || self == .down }
}
