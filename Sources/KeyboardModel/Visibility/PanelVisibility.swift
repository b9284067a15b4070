/// Whether the keyboard panel is shown: not the same as whether a field is edited.
///
/// Feed it events as they happen, and call `endTurn()` when the turn of the
/// event loop ends. `isVisible` changes only there, so a turn in which one field
/// ends and another begins never hides the panel.
public struct PanelVisibility: Sendable, Hashable {
  /// When the panel comes up.
  public enum ShowPolicy: Sendable, Hashable, CaseIterable {
    /// When the user begins editing; a program that does it shows no panel,
    /// but keeps one that is shown already.
    case onUserAction
    /// Whenever editing begins.
    case always
    /// Not even when the program asks for it.
    case never
  }

  /// Who made a field begin editing.
  package enum Initiator: Sendable, Hashable, CaseIterable {
    case user
    case program
  }

  package enum Event: Sendable, Hashable {
    /// A field begins editing, also when it takes over from another.
    case editingBegan(by: Initiator)
    /// The field ends editing. If another begins in the same turn, the panel stays.
    case editingEnded
    case hideKey
    /// A key or a button that asks for the panel while a field is edited.
    case showKey
    /// A click on the field being edited, also among several lines; not a drag.
    case firstResponderClicked
    case hardwareKey
    case pinned(Bool)
    /// The program has lost the focus: not sent when it moves between its own windows.
    case windowFocusLost
    case windowFocusGained
  }

  /// What the end of a turn did to the panel.
  package enum Change: Sendable, Hashable {
    case show
    case hide
  }

  package var showPolicy: ShowPolicy
  /// Whether typing on a hardware keyboard hides the panel. Off, because barcode scanners are keyboards.
  package var hidesOnHardwareKey: Bool
  /// Whether the panel is shown, as of the end of the last turn.
  package private(set) var isVisible = false
  /// Whether a hardware key leaves the panel alone, whatever the policy says.
  package private(set) var isPinned = false
  package private(set) var isEditing = false
  private var hasWindowFocus = true
  /// Whether the panel is wanted for as long as editing and the focus last.
  private var isWanted = false

  package init(showPolicy: ShowPolicy = .onUserAction, hidesOnHardwareKey: Bool = false) {
    self.showPolicy = showPolicy
    self.hidesOnHardwareKey = hidesOnHardwareKey
  }

  /// Takes note of an event; `isVisible` follows in `endTurn()`.
  package mutating func handle(_ event: Event) {
    switch event {
    case .editingBegan(let initiator): beginEditing(by: initiator)
    case .editingEnded: isEditing = false
    case .hideKey: isWanted = false
    case .showKey, .firstResponderClicked: showOnRequest()
    case .hardwareKey: handleHardwareKey()
    case .pinned(let isPinned): self.isPinned = isPinned
    case .windowFocusLost: hasWindowFocus = false
    case .windowFocusGained: hasWindowFocus = true
    }
  }

  /// Ends the turn and says what has become of the panel, or `nil` if nothing has.
  package mutating func endTurn() -> Change? {
    if !isEditing {
      isWanted = false
    }
    let wasVisible = isVisible
    isVisible = isWanted && hasWindowFocus && showPolicy != .never
    guard isVisible != wasVisible else { return nil }
    return isVisible ? .show : .hide
  }

  private mutating func beginEditing(by initiator: Initiator) {
    isEditing = true
    // A program that moves on to the next field leaves the panel as the user has it.
    if initiator == .user || showPolicy == .always {
      isWanted = true
    }
  }

  private mutating func showOnRequest() {
    if isEditing {
      isWanted = true
    }
  }

  private mutating func handleHardwareKey() {
    if hidesOnHardwareKey && !isPinned {
      isWanted = false
    }
  }
}
