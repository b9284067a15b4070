import KeyboardModel
import UICore

/// The on-screen keyboard: keys, and what stands above them or in their place. Every point of it belongs to the
/// panel: a press between two keys or on the border does nothing, and is never outside of the field being edited.
@MainActor public final class KeyboardPanelView: Pane {
  private(set) var layout: KeyboardLayout
  private let style: KeyStyle
  private var pages: [PageName: KeyPageView] = [:]
  private(set) var page: KeyPageView?
  private(set) var state = KeyboardState()
  /// Above the keys.
  let accessory = GuestView()
  /// In the place of the keys, where the program has something of its own.
  let input = GuestView()
  /// What the keys leave to what stands above them, in points.
  private(set) var accessoryHeight = 0.0
  private(set) lazy var furniture = PanelFurniture(self, style: style)
  private var arrangement: PanelArrangement?

  /// Who makes something of the presses.
  weak var typist: KeyTypist?

  init(layout: KeyboardLayout, style: KeyStyle) {
    self.layout = layout
    self.style = style
    super.init(frame: .zero)
    identifier = "keyboard"
    isHidden = true
    for place in [accessory, input] { addSubview(place) }
  }

  public override var toolTraits: ToolTraits { .all }
  public override var pointerShape: PointerShape { .arrow }

  // MARK: Parts

  /// Takes the size of an arrangement, and puts what is beside the keys and above them where it says.
  func adopt(_ arrangement: PanelArrangement, accessoryHeight: Double) {
    self.arrangement = arrangement
    self.accessoryHeight = accessoryHeight
    // The keys' damage is for the panel as it will be.
    frame.size = arrangement.frame.size
    cornerRadius = arrangement.mode == .floating ? style.theme.metrics.panelRadius : 0
    castsShadow = arrangement.mode == .floating
    furniture.place(by: arrangement)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Guests lie above the keys, or in their place.
  public override func layoutSubviews() {
    guard let area = arrangement?.keys else { return }
    let height = accessoryHeight
    accessory.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
    accessory.isHidden = height == 0 || accessory.guest == nil
    input.frame = area.inset(by: Insets(top: height))
  }

  // MARK: Keys

  /// Where the keys' own coordinates begin.
  var keysOrigin: Point { (arrangement?.keys.origin ?? .zero) + Point(x: 0, y: accessoryHeight) }

  /// Whether the keys are on the panel, and no view of the program's own.
  var showsKeys: Bool { input.guest == nil }

  /// Takes the keys of another layout; a page of it comes with the next ``show(_:)-(KeyboardGeometry)``.
  func adopt(_ layout: KeyboardLayout) {
    self.layout = layout
    page?.removeFromSuperview()
    page = nil
    pages.removeAll()
    // Another script has other labels: those of all that were ever shown would pile up.
    style.forgetLayouts()
  }

  /// Puts the keys of another page, or in another place, on the panel.
  func show(_ geometry: KeyboardGeometry) {
    let next = pageView(for: geometry.page)
    if next !== page {
      page?.release()
      page?.removeFromSuperview()
      page = next
      addSubview(next)
    }
    next.isHidden = !showsKeys
    next.show(state)
    next.place(by: geometry, at: keysOrigin)
  }

  func show(_ state: KeyboardState) {
    guard state != self.state else { return }
    self.state = state
    page?.show(state)
  }

  func key(at position: KeyPosition) -> KeyView? { pages[position.page]?.key(at: position) }

  private func pageView(for page: KeyboardPage) -> KeyPageView {
    if let view = pages[page.name], view.page == page { return view }
    let view = KeyPageView(page, of: layout, in: state, style: style)
    pages[page.name] = view
    return view
  }

  // MARK: Drawing

  public override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = style.theme.colors
    canvas.fill(bounds.intersection(damage), colors.keyboard)
    if cornerRadius > 0 {
      return canvas.stroke(RoundedRect(bounds, radius: cornerRadius), width: 1, colors.line)
    }
    let border = Rect(x: 0, y: 0, width: bounds.width, height: 1).intersection(damage)
    if !border.isEmpty { canvas.fill(border, colors.line) }
  }

  /// On its way from one window to another it heard of no change of the settings.
  public override func didMoveToWindow() { style.forgetLayouts() }

  public override func settingsDidChange() {
    style.forgetLayouts()
    super.settingsDidChange()
  }

  // MARK: Presses

  public override func pointerDown(_ press: Press) -> Bool {
    typist?.handle(.began, press)
    return true
  }
  public override func pointerMoved(_ press: Press) { typist?.handle(.moved, press) }
  public override func pointerUp(_ press: Press) { typist?.handle(.ended, press) }
  public override func pointerCancelled(_ press: Press) { typist?.handle(.cancelled, press) }

  /// The wheel is used up here: what lies below the panel does not scroll.
  public override func scroll(_ event: ScrollEvent) -> Bool {
    typist?.scroll(event)
    return true
  }
}
