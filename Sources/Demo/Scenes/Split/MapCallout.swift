import Outfield

/// The card over the map that tells of the selected city.
@MainActor final class MapCallout: CardView {
  private let title = Label(style: .title)
  private let detail = Label(style: .small)
  private var city: City?

  /// Whether the keyboard panel is up: then a drag has more to show.
  var isKeyboardUp = false { didSet { if isKeyboardUp != oldValue { show(city) } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "callout"
    // The map below can be dragged here too.
    isUserInteractionEnabled = false
    detail.maxLines = 0
    for label in [title, detail] { addSubview(label) }
  }

  func show(_ city: City?) {
    self.city = city
    title.text = city?.name ?? ""
    let remark = city?.remark ?? ""
    detail.text = city.map { "\($0.detail)\n\(remark.isEmpty ? advice : remark)" } ?? ""
  }

  private var advice: String {
    isKeyboardUp
      ? "Drag the map: the keyboard goes, and the map moves." : "Drag to move the map. The wheel zooms."
  }

  override func preferredSize(width: Double) -> Size {
    let words = detail.preferredSize(width: width - 2 * Self.padding)
    return Size(width: width, height: 2 * Self.padding + 24 + words.height)
  }

  private static let padding = 16.0

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.padding)
    title.frame = Rect(x: Self.padding, y: Self.padding - 4, width: width, height: 24)
    let height = detail.preferredSize(width: width).height
    detail.frame = Rect(x: Self.padding, y: title.frame.maxY + 4, width: width, height: height)
  }
}
