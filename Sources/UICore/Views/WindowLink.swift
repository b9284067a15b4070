/// Where a window and its application can be found: one object, which all views of a window share.
///
/// A key looks up from a view a hundred times. A weak reference would make each look, and each time that its target is
/// held, slow; these cost nothing, and whoever goes clears them: the window when it dies, the application too.
final class WindowLink: Sendable {
  nonisolated(unsafe) unowned(unsafe) var window: Window?
  nonisolated(unsafe) unowned(unsafe) var application: Application?
}
