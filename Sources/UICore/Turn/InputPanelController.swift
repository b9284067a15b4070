/// A field being edited, as the keyboard panel sees it.
@MainActor public struct EditingSession {
  /// The field.
  public let responder: Responder
  /// The text that is typed into.
  public let input: any TextInputClient
  /// The top-level window that has the keys; the responder may be in a pop-up of it.
  public let window: Window
  /// Whether the user began it, as against the program.
  public let isUserInitiated: Bool
}

/// Shows and hides the on-screen keyboard.
@MainActor public protocol InputPanelController: AnyObject {
  /// The end of a turn: bring the panel in line with what is being edited, nil for nothing.
  func update(editing: EditingSession?)
  /// A key of a real keyboard went down while a field is being edited. Returns whether the panel has used it: then the
  /// field hears nothing of it.
  func hardwareKeyPressed(_ event: KeyEvent) -> Bool
}
