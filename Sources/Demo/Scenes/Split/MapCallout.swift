import Outfield

/// The card in the map's corner that tells of the selected city.
@MainActor final class MapCallout: CardView {
  private let title = Label(style: .title)
  private let detail = Label(style: .small, role: .dim)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "callout"
    // The map below can be dragged here too.
    isUserInteractionEnabled = false
    detail.maxLines = 0
    for label in [title, detail] { addSubview(label) }
  }

  func show(_ city: City?) {
    title.text = city?.name ?? ""
    let remark = city?.remark ?? ""
    let advice = remark.isEmpty ? "Drag to pan: the keyboard goes, the map moves." : remark
    detail.text = city.map { "\($0.detail)\n\(advice)" } ?? ""
    setNeedsLayout()
  }

  func preferredHeight(width: Double) -> Double {
    2 * Self.padding + 24 + detail.preferredSize(width: width - 2 * Self.padding).height
  }

  private static let padding = 16.0

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.padding
    title.frame = Rect(x: Self.padding, y: Self.padding - 4, width: width, height: 24)
    let height = detail.preferredSize(width: width).height
    detail.frame = Rect(x: Self.padding, y: title.frame.maxY + 4, width: width, height: height)
  }
}
