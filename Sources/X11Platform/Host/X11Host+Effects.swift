import CX11
import UICore
import X11Model

extension X11Host {
  /// Carries one effect out. Nothing waits for the server, except a window's first place on the screen and what a drag
  /// comes over.
  public func perform(_ effect: HostEffect, painter: any SurfacePainter) {
    // All that most keys ask for.
    guard case .damage(let id, let areas) = effect else { return perform(effect) }
    repaint(id, areas, painter)
  }

  private func perform(_ effect: HostEffect) {
    switch effect {
    case .openWindow(let id, let attributes): open(id, attributes)
    case .closeWindow(let id): close(id)
    case .setTitle(let id, let title): surfaces.window(id).map { WindowHints.setTitle(title, on: $0) }
    case .openSurface(let id, let parent, let frame, let isVisible):
      open(id, in: parent, frame, isVisible: isVisible)
    case .moveSurface(let id, let frame): move(id, to: frame)
    case .showSurface(let id): surfaces[id]?.show()
    case .hideSurface(let id): surfaces[id]?.hide()
    case .closeSurface(let id): surfaces.close(id)
    case .raiseSurface(let id): surfaces[id]?.raise()
    case .shapeSurface(let id, let outline): surfaces[id]?.shape(outline)
    case .damage: break
    case .setCursor(let id, let shape): setCursor(id, shape)
    case .watchOutsidePresses(let isOn): watchOutsidePresses(isOn)
    case .takeFocus(let id, let time): surfaces.window(id).map { manager.activate($0, time) }
    case .offer(let pasteboard, let text, let time): exchange.selections.offer(pasteboard, text, time: time)
    case .requestText(let pasteboard, let id, let time):
      exchange.selections.requestText(from: pasteboard, id, time: time)
    case .beginDrag(let offer): begin(offer)
    case .cancelDrag(let id): exchange.drags.cancel(id)
    case .answerDrag(let id, let action): exchange.drags.answer(id, action)
    case .dropComposing: keyboard.dropComposing()
    case .bell: XkbBell(connection.display, UInt(None), 0, UInt(None))
    }
  }

  private func open(_ id: WindowID, _ attributes: WindowAttributes) {
    let window = X11Window(id, attributes, at: anchor(of: attributes.kind), on: connection)
    surfaces.add(window)
    window.show()
    tellIfOther(window, than: attributes.size)
    // The server and the window manager can begin while we look for fonts.
    connection.flush()
    keyboard.attach(window)
    cursors.apply(to: window)
    if attributes.takesKeys { takeKeys(for: window) }
  }

  /// The keys come to the owner, whoever has the focus: some managers give it for the left button only. A program that
  /// has them already keeps them. `XGrabKeyboard`
  private func takeKeys(for window: X11Window) {
    guard let owner = window.anchor?.ownerID else { return }
    keyHolders.insert(window.windowID)
    XGrabKeyboard(
      connection.display, owner.rawValue, 1, GrabModeAsync, GrabModeAsync, UInt(CurrentTime))
  }

  /// The screen is smaller than the window was to be, or the window fills its monitor.
  private func tellIfOther(_ window: X11Window, than size: Size) {
    let wanted = PixelRect(rounding: Rect(origin: .zero, size: size), scale: connection.scale)
    guard (window.width, window.height) != (max(1, wanted.width), max(1, wanted.height)) else { return }
    router.queue.append(.windowResized(window.windowID, window.size))
  }

  private func anchor(of kind: WindowKind) -> PopUpAnchor? {
    guard case .popUp(let owner, let origin) = kind, let owner = surfaces.window(owner) else { return nil }
    return PopUpAnchor(owner: owner, origin: origin)
  }

  private func move(_ id: SurfaceID, to frame: Rect) {
    switch surfaces[id] {
    case let pane as X11Pane: pane.move(to: frame)
    case let window as X11Window where window.isDock: window.moveDock(to: frame)
    case let window as X11Window: window.anchor?.move(window, to: frame)
    default: break
    }
  }

  private func close(_ id: WindowID) {
    guard let window = surfaces.window(id) else { return }
    keyboard.detach(window)
    surfaces.close(id.surface)
    if keyHolders.remove(id) != nil, keyHolders.isEmpty {
      XUngrabKeyboard(connection.display, UInt(CurrentTime))
    }
  }

  private func open(_ id: SurfaceID, in parent: SurfaceID, _ frame: Rect, isVisible: Bool) {
    guard let parent = surfaces[parent] else { return }
    let pane = X11Pane(id: id, in: parent, frame: frame)
    surfaces.add(pane, in: parent)
    if isVisible { pane.show() }
  }

  private func repaint(_ id: SurfaceID, _ areas: [Rect], _ painter: any SurfacePainter) {
    guard let surface = surfaces[id] else { return }
    for area in areas {
      surface.repaint(PixelRect(covering: area, scale: connection.scale), on: canvas, painter)
    }
  }

  private func setCursor(_ id: WindowID, _ shape: PointerShape) {
    guard let window = surfaces.window(id), window.pointerShape != shape else { return }
    window.pointerShape = shape
    cursors.apply(to: window)
  }

  /// The button may be up already: all that was one batch.
  private func begin(_ offer: DragOffer) {
    let held = pointers.tracker.last(of: offer.pointer)
    let release = pointers.tracker.lastRelease.flatMap { $0.pointer == offer.pointer ? $0 : nil }
    exchange.drags.begin(
      offer, last: held ?? release, isReleased: held == nil, hasLeft: pointers.left == offer.window)
  }

  private func watchOutsidePresses(_ isOn: Bool) {
    guard let watcher else {
      if isOn { log("presses outside of the program are not seen: the X server has no XInput 2.2") }
      return
    }
    watcher.setOn(isOn)
  }
}
