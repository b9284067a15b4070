import KeyboardModel
import UICore

/// What a program, or its user, may want otherwise.
extension KeyboardPanelController {
  // MARK: Layouts

  /// The keyboards that the globe key goes through. The one in use stays if it is still there.
  public var layouts: [KeyboardLayout] {
    get { keys.layouts }
    set { keys.layouts = newValue }
  }

  /// Which of the ``layouts`` is on the panel.
  public var layoutIndex: Int {
    get { keys.layoutIndex }
    set { keys.layoutIndex = newValue }
  }

  /// The user has chosen another of the ``layouts`` with the globe key. Not told while a secret is edited.
  public var onChoose: @MainActor (KeyboardLayout) -> Void {
    get { keys.onChoose }
    set { keys.onChoose = newValue }
  }

  /// What remembers the emoji that were typed last; without one they are forgotten with the program.
  public var emojiMemory: EmojiMemory? {
    get { keys.emoji.keys.memory }
    set { keys.emoji.keys.memory = newValue }
  }

  // MARK: Places

  /// Where the panel is to be. It may change while a field is edited, which keeps the focus and its text.
  public var mode: PanelMode {
    get { mover.mode }
    set { mover.mode = newValue }
  }

  /// What the user may choose from by holding the hide key, as far as the window has room for it. Where ``mode`` is
  /// none of these any more, the first takes its place; none leave it as it is.
  public var modes: [PanelMode] {
    get { mover.modes }
    set { mover.modes = newValue }
  }

  /// Where a floating panel is in what it leaves of its window: from 0, left and top, to 1. It is where the user has
  /// dragged it to: a program that keeps it between two runs can set it again.
  public var floatingAnchor: Point {
    get { mover.anchor }
    set { mover.anchor = newValue }
  }

  /// The user has dragged a floating panel: ``floatingAnchor`` is another now.
  public var onMove: @MainActor (Point) -> Void {
    get { mover.onMove }
    set { mover.onMove = newValue }
  }

  // MARK: Showing

  /// When the panel comes up by itself: when the user begins editing, whenever editing begins, or never.
  public var showPolicy: PanelVisibility.ShowPolicy {
    get { visibility.showPolicy }
    set { visibility.showPolicy = newValue }
  }

  /// Whether a key of a real keyboard hides the panel. Off, because barcode scanners are keyboards.
  public var hidesOnHardwareKey: Bool {
    get { visibility.hidesOnHardwareKey }
    set { visibility.hidesOnHardwareKey = newValue }
  }

  /// Whether keys of a real keyboard leave the panel alone, whatever ``hidesOnHardwareKey`` says.
  public var isPinned: Bool {
    get { visibility.isPinned }
    set { visibility.handle(.pinned(newValue)) }
  }

  /// Whether the panel is walked: arrow keys go over its keys and Return presses the one that is marked, so that it can
  /// be typed on with a remote control, or with a switch of two buttons, right and Return. Other keys go to the field.
  ///
  /// Off. The mark is shown in secret fields, too: without it nobody could walk there.
  public var isWalked: Bool {
    get { walker.isOn }
    set {
      walker.isOn = newValue
      if newValue { isScanned = false }
    }
  }

  /// Whether a mark goes over the rows of the panel, and over the keys of a row, by itself: Return takes what is marked,
  /// so that one switch is enough to type. Return held offers what is behind the key that it has pressed; all other keys
  /// go to the field. ``KeyPressTuning/scanInterval`` says how long each is marked.
  ///
  /// Off. It takes the place of ``isWalked``.
  public var isScanned: Bool {
    get { scanner.isOn }
    set {
      scanner.isOn = newValue
      if newValue { isWalked = false }
    }
  }

  /// Whether the bar with the keys for the field before, the field after and Done stands above the keys of a field
  /// that does not say: by itself where the window has more than one field.
  public var accessoryBar: KeyboardTraits.AccessoryBar {
    get { guests.usualBar }
    set { guests.usualBar = newValue }
  }
}
