/// What makes a view a tool of the field that is being edited, and no part of the window's content: a key of the
/// keyboard panel, a handle at the end of a selection.
///
/// Each of these is a question of its own, asked by another part of the library.
public struct ToolTraits: OptionSet, Sendable, Hashable {
  /// A bit for each.
  public var rawValue: UInt8
  /// The traits of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A press on the view, or on a descendant, is one in the field: it never ends editing.
  public static let belongsToField = ToolTraits(rawValue: 1)
  /// The view stays where it is when the window's content is lifted out of the panel's way.
  public static let staysInPlace = ToolTraits(rawValue: 2)
  /// A press on the view acts, also when it has closed a menu.
  public static let actsWhenClosingMenu = ToolTraits(rawValue: 4)
  /// While the view is pressed the content may move: no click there can become a drag by it.
  public static let letsContentMove = ToolTraits(rawValue: 8)
  /// Tab passes the view and its descendants by.
  public static let isSkippedByTab = ToolTraits(rawValue: 16)

  /// A tool in every respect.
  public static let all: ToolTraits = [
    .belongsToField, .staysInPlace, .actsWhenClosingMenu, .letsContentMove, .isSkippedByTab,
  ]
}
