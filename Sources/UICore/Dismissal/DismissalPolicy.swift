/// What a press on a view outside of the field being edited does: to the field, and to the view.
public enum OutsidePressPolicy: Sendable, Hashable, CaseIterable {
  /// Ends editing, and the view gets the press. The default.
  case dismissAndAct
  /// Keeps editing, and the view gets the press.
  case act
  /// Ends editing, and the view hears nothing of the press.
  case dismissOnly
  /// Keeps editing, and the view hears nothing of the press.
  case ignore

  var dismisses: Bool { self == .dismissAndAct || self == .dismissOnly }
  var swallowsPress: Bool { self == .dismissOnly || self == .ignore }
}

/// Whether presses outside of a field end its editing.
public enum FieldDismissal: Sendable, Hashable, CaseIterable {
  /// As the application's policy and the pressed view's say. The default.
  case inherit
  /// Every press outside ends it, whatever the pressed view's policy, an exclusion or the scope says.
  case always
  /// No press, wheel or Escape ends it.
  case never
}

/// Where presses end editing.
public enum DismissalScope: Sendable, Hashable, CaseIterable {
  /// In every window of the program, and outside of it. The default.
  case application
  /// In the window of the field, and outside of the program.
  case window
  /// Only on views marked with ``View/dismissesEditing``, and their descendants.
  case markedViews
}

/// What may end editing from outside of the field.
public struct DismissalTriggers: OptionSet, Sendable, Hashable {
  /// A bit for each.
  public var rawValue: UInt8
  /// The triggers of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A press and release outside of the field, in a window of the program.
  public static let tap = DismissalTriggers(rawValue: 1)
  /// A drag that began outside of the field.
  public static let pan = DismissalTriggers(rawValue: 2)
  /// A press outside of every window of the program.
  public static let outsideApplication = DismissalTriggers(rawValue: 4)
  /// Escape, where nothing in the field has a use for it.
  public static let escape = DismissalTriggers(rawValue: 8)
  /// A wheel turned over a view outside of the field.
  public static let wheel = DismissalTriggers(rawValue: 16)
  /// The program lost the input focus.
  public static let windowFocusLost = DismissalTriggers(rawValue: 32)
  /// A page key scrolled a view outside of the field.
  public static let pageKey = DismissalTriggers(rawValue: 64)

  /// What ends editing unless the program says otherwise.
  public static let standard: DismissalTriggers = [.tap, .pan, .outsideApplication, .escape]
}

/// Why a scroll view scrolled. What the program does by itself never ends editing.
public enum ScrollCause: Sendable, Hashable, CaseIterable {
  /// A finger, a mouse or the indicator.
  case drag
  /// The wheel.
  case wheel
  /// Page Up, Page Down, Home or End.
  case pageKey
  /// The caret was brought into view.
  case reveal
  /// The program asked for it.
  case programmatic

  /// The switch that lets this cause end editing; a drag has been judged as a pan already.
  var trigger: (DismissalTriggers, EndEditingCause)? {
    switch self {
    case .wheel: (.wheel, .wheel)
    case .pageKey: (.pageKey, .pageKey)
    case .drag, .reveal, .programmatic: nil
    }
  }
}
