import Outfield

/// A map that a drag moves and the wheel enlarges. A light view: its callout lies over it, shadow and all.
///
/// It has recognizers and a `scroll` of its own and knows nothing of text fields. That a drag on it also ends the
/// editing is decided elsewhere, and takes nothing away from the drag.
@MainActor final class MapView: View {
  var cities: [City] = [] { didSet { if cities != oldValue { citiesChanged() } } }
  /// Marked by the pin.
  var selectedIndex: Int? { didSet { if selectedIndex != oldValue { citiesChanged() } } }
  /// The user clicked a city.
  var onPick: (@MainActor (Int) -> Void)?
  /// Another part of the map is seen, or the same part in another size.
  var onLook: (@MainActor (MapCamera) -> Void)?

  private(set) var camera = MapCamera(center: City.all[2].place)
  var layouts: [String: any TextLayout] = [:]
  var storedPlaces: MapPlaces?

  private let pin = MapPin()
  let callout = MapCallout()
  private var dragOrigin = Point.zero
  private var flight: Animation?
  private let momentum = Momentum()
  /// How large the map was when two fingers took it.
  private var pinchStart = 1.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "map"
    clipsToBounds = true
    addSubview(pin)
    addSubview(callout)
    addGestureRecognizer(PanGestureRecognizer { [weak self] in self?.drag($0 as? PanGestureRecognizer) })
    addGestureRecognizer(PinchGestureRecognizer { [weak self] in self?.pinch($0 as? PinchGestureRecognizer) })
    addGestureRecognizer(TapGestureRecognizer { [weak self] in self?.pick($0 as? TapGestureRecognizer) })
  }

  override var pointerShape: PointerShape { .grab }

  // MARK: Moving and enlarging

  private func drag(_ pan: PanGestureRecognizer?) {
    guard let pan else { return }
    let way = Point(x: pan.translation.x / camera.zoom, y: pan.translation.y / camera.zoom)
    if pan.state == .began { dragOrigin = camera.center }
    look { $0.move(to: pan.state == .cancelled ? dragOrigin : dragOrigin - way) }
    if pan.state == .ended { glide(pan.velocity) }
  }

  /// The map was thrown: it goes on to the end of the world at most.
  private func glide(_ velocity: Point) {
    let (start, zoom) = (camera.center, camera.zoom)
    momentum.start(velocity, in: window?.application) { [weak self] way in
      guard let self else { return false }
      let before = camera
      look { $0.move(to: start - Point(x: way.x / zoom, y: way.y / zoom)) }
      return camera != before
    }
  }

  override func stopMotion() -> Bool { momentum.stop() }

  private func pinch(_ pinch: PinchGestureRecognizer?) {
    guard let pinch else { return }
    if pinch.state == .began { pinchStart = camera.zoom }
    look { $0.enlarge(by: pinchStart * pinch.scale / $0.zoom, around: pinch.center) }
  }

  override func scroll(_ event: ScrollEvent) -> Bool {
    guard event.notches.y != 0 else { return super.scroll(event) }
    enlarge(by: event.notches.y < 0 ? 1.2 : 1 / 1.2, around: convertFromWindow(event.location))
    return true
  }

  /// Around a point of the view, or its middle.
  func enlarge(by factor: Double, around point: Point? = nil) {
    look { $0.enlarge(by: factor, around: point ?? bounds.center) }
  }

  /// Glides there.
  func show(_ place: Point) {
    flight?.cancel()
    let start = camera.center
    let way = place - start
    guard let application = window?.application else { return look { $0.move(to: place) } }
    flight = application.animate(application.theme.motion.panel) { [weak self] progress in
      self?.look { $0.move(to: start + Point(x: way.x * progress, y: way.y * progress)) }
    }
  }

  private func look(_ change: (inout MapCamera) -> Void) {
    let before = camera
    change(&camera)
    guard camera != before else { return }
    placesChanged()
    onLook?(camera)
  }

  private func placesChanged() {
    storedPlaces = nil
    placePin()
    placeCallout()
    setNeedsDisplay()
  }

  // MARK: Cities

  private func pick(_ tap: TapGestureRecognizer?) {
    guard let point = tap?.location else { return }
    let near = cities.indices.min { distance(of: $0, to: point) < distance(of: $1, to: point) }
    if let near, distance(of: near, to: point) < 24 { onPick?(near) }
  }

  private func distance(of index: Int, to point: Point) -> Double {
    camera.toView(cities[index].place).distance(to: point)
  }

  var selectedCity: City? { selectedIndex.flatMap { cities.indices.contains($0) ? cities[$0] : nil } }

  private func citiesChanged() {
    callout.show(selectedCity)
    placesChanged()
  }

  private func placePin() {
    pin.isHidden = selectedCity == nil
    guard let place = selectedCity?.place else { return }
    let (point, side) = (camera.toView(place), MapPin.side)
    pin.frame = Rect(
      x: (point.x - side / 2).rounded(), y: (point.y - side / 2).rounded(), width: side, height: side)
  }

  // MARK: View

  override func layoutSubviews() {
    if camera.size != bounds.size {
      camera.size = bounds.size
      storedPlaces = nil
    }
    placePin()
    placeCallout()
  }

  override func settingsDidChange() {
    super.settingsDidChange()
    forgetLayouts()
  }

  private func forgetLayouts() {
    layouts = [:]
    storedPlaces = nil
  }

  override func didMoveToWindow() {
    forgetLayouts()
    guard window == nil else { return }
    flight?.cancel()
    momentum.stop()
  }

  override func fills(_ rect: Rect) -> Bool { bounds.contains(rect) }

  override func draw(on canvas: any Canvas, damage: Rect) { drawMap(on: canvas, damage: damage) }
}
