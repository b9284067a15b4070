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

/// What may end editing from outside of the field.
public struct DismissalTriggers: OptionSet, Sendable, Hashable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A press and release outside of the field, in a window of the program.
  public static let tap = DismissalTriggers(rawValue: 1)
  /// A drag that began outside of the field.
  public static let pan = DismissalTriggers(rawValue: 2)
  /// A press outside of every window of the program.
  public static let outsideApplication = DismissalTriggers(rawValue: 4)
  public static let escape = DismissalTriggers(rawValue: 8)
  public static let wheel = DismissalTriggers(rawValue: 16)
  public static let windowFocusLost = DismissalTriggers(rawValue: 32)

  public static let standard: DismissalTriggers = [.tap, .pan, .outsideApplication, .escape]
}
