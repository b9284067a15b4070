/// A small window above its owner, without a frame: a menu, a list of completions.
///
/// Its keys are routed from the owner, which keeps the input focus all the time. Taking the focus would cost the
/// owner a FocusOut (its caret stops, its title bar turns grey), would need the window manager's consent for a
/// window that it does not manage, and would have to be given back; where keys go is the program's own affair.
/// A pop-up closes with its owner, and when the owner can no longer be seen.
@MainActor open class PopUpWindow: Window {
  public private(set) weak var owner: Window?

  /// The upper left corner, in points in the owner. The pop-up moves with the owner.
  public var origin: Point { didSet { if origin != oldValue { tellPlace() } } }

  public init(owner: Window, origin: Point, size: Size) {
    self.owner = owner.topLevel
    self.origin = origin
    super.init(title: owner.title, size: size, minimumSize: .zero)
  }

  override var kind: WindowKind? {
    owner?.windowID.map { .popUp(owner: $0, origin: origin) }
  }

  public override var topLevel: Window { owner ?? self }

  override func surfaceFrameChanged(from old: Rect) {
    super.surfaceFrameChanged(from: old)
    setNeedsLayout()
    tellPlace()
  }

  private func tellPlace() {
    guard let surfaceID else { return }
    application?.emit(.moveSurface(surfaceID, frame: Rect(origin: origin, size: frame.size)))
  }
}

extension Window {
  /// The open pop-ups of the window, the last opened last.
  public var popUps: [PopUpWindow] {
    (application?.windows ?? []).compactMap { $0 as? PopUpWindow }.filter { $0.owner === self }
  }

  /// Who gets the keys that come to the window: the pop-up opened last in which something is first responder,
  /// else the window itself.
  package var keyReceiver: Window {
    if let application, application.windows.count > 1,
      let popUp = popUps.last(where: { $0.firstResponder != nil })
    {
      return popUp
    }
    return self
  }
}
