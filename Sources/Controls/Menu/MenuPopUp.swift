import UICore

/// A ``Menu`` on the screen, in a window of its own. It belongs to a view, which keeps the keyboard and goes on being
/// edited; a press elsewhere closes the menu and does nothing else.
@MainActor public final class MenuPopUp: PopUpWindow {
  /// What it shows.
  public let menu: MenuView
  /// The press that opened it and goes on: dragged to an item and let go there, it chooses.
  private weak var openingPress: Press?
  /// It closes at the end of the turn, and uses no more keys.
  private var isClosing = false

  /// How the user asked for a menu, and so where it opens.
  public enum Request {
    /// A press of a mouse button: at the pointer.
    case press(Press)
    /// A key: below a rectangle of the view, with an item highlighted.
    case key(below: Rect)
    /// A finger: above a rectangle of the view, which it covers, with rows that a finger can hit.
    case finger(above: Rect)
  }

  /// Opens a menu for `view`; nil where there is nothing to choose or no screen.
  public static func open(_ menu: Menu, for view: View, _ request: Request) -> MenuPopUp? {
    guard !menu.isEmpty, let window = view.window, let application = window.application,
      let system = view.textSystem
    else { return nil }
    let popUp = MenuPopUp(menu, for: view, in: window, request)
    popUp.place(request, at: view, in: window, with: system)
    application.open(popUp)
    return popUp
  }

  private init(_ menu: Menu, for view: View, in window: Window, _ request: Request) {
    var metrics = MenuMetrics.pointer
    if case .finger = request { metrics = .finger }
    self.menu = MenuView(menu, metrics)
    super.init(owner: window, origin: .zero, size: .zero)
    identifier = "menu"
    client = view
    isTransient = true
    self.menu.onChoose = { [weak self] in self?.choose($0) }
    addSubview(self.menu)
    switch request {
    case .press(let press): openingPress = press
    case .key: self.menu.highlightFirst()
    case .finger: break
    }
  }

  // MARK: Place

  private func place(_ request: Request, at view: View, in window: Window, with system: any TextSystem) {
    let content = menu.wantedSize(view.theme, with: system)
    let size = Size(width: content.width + 2, height: content.height + 2)
    let anchor = anchor(request, at: view, in: window).offset(by: window.originInTopLevel)
    var place = MenuPlace(anchor: anchor, screen: window.topLevel.screenBounds)
    if case .finger = request { place.prefersAbove = true }
    frame.size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    origin = place.origin(of: size) - Point(x: margin, y: margin)
  }

  private func anchor(_ request: Request, at view: View, in window: Window) -> Rect {
    switch request {
    case .press(let press): Rect(origin: press.location, size: .zero)
    case .key(let rect), .finger(let rect):
      view.convertToWindow(rect).inset(by: Insets(top: -Self.gap, bottom: -Self.gap))
    }
  }

  private static let gap = 4.0

  public override func layoutSubviews() { menu.frame = contentBounds }

  // MARK: Pointing

  /// The press that opened it moves, outside of this window.
  func follow(_ press: Press) {
    guard press === openingPress, press.isPan, !isClosing else { return }
    menu.track(place(of: press))
  }

  /// It is over. Let go at once the menu stays; dragged and let go elsewhere it goes.
  func end(_ press: Press) {
    guard press === openingPress else { return }
    openingPress = nil
    guard press.isPan, !isClosing else { return }
    let point = place(of: press)
    if !menu.release(at: point), !menu.bounds.contains(point) { dismiss() }
  }

  private func place(of press: Press) -> Point {
    press.location + press.window.originInTopLevel - origin - contentBounds.origin
  }

  // MARK: Keys and choices

  /// Every key without Ctrl, Alt or Super is the menu's. With one of them it does what it always does, and the menu
  /// goes.
  public override func ownerKeyDown(_ event: KeyEvent) -> Bool {
    if isClosing || event.keysym.isModifier || event.keysym == .numLock { return false }
    if !event.modifiers.isDisjoint(with: [.control, .alt, .super]) {
      dismiss()
      return false
    }
    if ControlCommand.ofMenus[KeyStroke(event)] == .close { dismiss() } else { menu.use(event) }
    return true
  }

  private func choose(_ item: MenuItem) {
    guard !isClosing, item.isEnabled else { return }
    isClosing = true
    isTransient = false
    application?.post(.action(self, name: item.title))
    item.action()
    // The press in the menu is still to be decided and told of.
    application?.afterThisTurn { [weak self] in self?.close() }
  }
}

extension KeySym {
  fileprivate static let numLock = KeySym(rawValue: 0xff7f)
}
