import UICore

/// What keys do in controls that hold no text: one table for each kind.
enum ControlCommand: Hashable, CaseIterable {
  case press
  case previous, next
  case left, right
  case previousPage, nextPage
  case first, last
  case close

  /// Buttons and switches.
  static let ofButtons: [KeyStroke: ControlCommand] = [
    KeyStroke(.space): .press, KeyStroke(.return): .press,
  ]

  static let ofSegments: [KeyStroke: ControlCommand] = [
    KeyStroke(.left): .left, KeyStroke(.right): .right, KeyStroke(.home): .first, KeyStroke(.end): .last,
  ]

  static let ofLists: [KeyStroke: ControlCommand] = [
    KeyStroke(.up): .previous, KeyStroke(.down): .next,
    KeyStroke(.pageUp): .previousPage, KeyStroke(.pageDown): .nextPage,
    KeyStroke(.home): .first, KeyStroke(.end): .last,
  ]

  static let ofScrollViews: [KeyStroke: ControlCommand] = [
    KeyStroke(.pageUp): .previousPage, KeyStroke(.pageDown): .nextPage,
    KeyStroke(.home): .first, KeyStroke(.end): .last,
  ]

  static let ofMenus: [KeyStroke: ControlCommand] = [
    KeyStroke(.up): .previous, KeyStroke(.down): .next,
    KeyStroke(.pageUp): .first, KeyStroke(.pageDown): .last,
    KeyStroke(.home): .first, KeyStroke(.end): .last,
    KeyStroke(.space): .press, KeyStroke(.return): .press,
    KeyStroke(.escape): .close, KeyStroke(.menu): .close, KeyStroke(.f10, .shift): .close,
  ]
}
