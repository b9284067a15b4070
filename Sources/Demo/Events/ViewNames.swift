import Outfield

/// Human names for all the views of a program, such as `nested/order/name`.
///
/// A name is made of the identifiers above a view and its own, or its class in lower case if it has none;
/// a second view of the same name gets `-2`. With several windows names begin with the window's identifier or its
/// number. A pop-up's views are named as if it were a view of its owner, and those of the keyboard's own window as if
/// that were one of the only window.
@MainActor struct ViewNames {
  /// All views in drawing order: parents before children, panes after light views.
  private(set) var views: [(view: View, name: String)] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  init(windows: [Window]) {
    let topLevels = windows.filter { !($0 is PopUpWindow) && !($0 is DockWindow) }
    for (index, window) in topLevels.enumerated() {
      let number = window.identifier ?? (topLevels.count > 1 ? "\(index + 1)" : nil)
      let prefix = number.map { $0 + "/" } ?? ""
      name(window, unique(prefix + "window"))
      for child in window.subviews { visit(child, prefix: prefix) }
      for popUp in windows where popUp !== window && popUp.topLevel === window {
        visit(popUp, prefix: prefix)
      }
    }
    for dock in windows where dock is DockWindow {
      name(dock, unique(dock.identifier ?? "dock"))
      for child in dock.subviews { visit(child, prefix: "") }
      for popUp in windows where popUp !== dock && popUp.topLevel === dock { visit(popUp, prefix: "") }
    }
  }

  /// Nil for a view that is in no window.
  subscript(view: View) -> String? { names[ObjectIdentifier(view)] }

  func view(named name: String) -> View? { views.first { $0.name == name }?.view }

  private mutating func visit(_ view: View, prefix: String) {
    let own = unique(prefix + (view.identifier ?? Self.className(of: view).lowercased()))
    name(view, own)
    // Views that nobody named only group others: they add nothing to the names below.
    let inner = view.identifier == nil ? prefix : own + "/"
    for child in view.subviews { visit(child, prefix: inner) }
  }

  private mutating func name(_ view: View, _ name: String) {
    views.append((view, name))
    names[ObjectIdentifier(view)] = name
  }

  private mutating func unique(_ wanted: String) -> String {
    var count = counts[wanted, default: 0]
    var name = wanted
    repeat {
      count += 1
      name = count == 1 ? wanted : "\(wanted)-\(count)"
    } while count > 1 && counts[name] != nil
    counts[wanted] = count
    if name != wanted { counts[name] = 1 }
    return name
  }

  static func className(of view: View) -> String { String(describing: type(of: view)) }
}
