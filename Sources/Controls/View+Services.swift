import UICore

extension View {
  /// The application's theme; the light one while the view is on no screen, where nothing is drawn.
  var theme: Theme { window?.application?.theme ?? .light }

  /// What lays text out, or nil while the view is on no screen.
  var textSystem: (any TextSystem)? { window?.application?.host.text }

  func post(_ notification: Notification) { window?.application?.post(notification) }
}
