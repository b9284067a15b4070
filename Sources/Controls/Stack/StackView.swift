import UICore

/// Sets its subviews under each other, or side by side.
///
/// Each has the size it wants, if it is ``Measured``, or keeps its own. Under each other they are as wide as the
/// stack; side by side they stand in the middle of its height, from the leading edge on. Hidden ones take no room.
/// What is around the stack makes room for it as it grows and shrinks.
@MainActor open class StackView: View, Measured {
  /// In which way a stack grows.
  public enum Axis: Sendable, Hashable {
    /// Under each other.
    case vertical
    /// Side by side.
    case horizontal
  }

  /// In which way the views follow each other.
  public let axis: Axis
  /// Between two views, in points.
  public var spacing: Double { didSet { if spacing != oldValue { setNeedsMeasuring() } } }
  /// Around all of them, in points.
  public var insets: DirectionalInsets { didSet { if insets != oldValue { setNeedsMeasuring() } } }
  /// Side by side: whether all get the same width, and together the whole of it.
  public var sharesWidth = false { didSet { if sharesWidth != oldValue { setNeedsMeasuring() } } }

  /// The subviews as they follow each other. What is drawn above what is another order, ``View/subviews``, in which
  /// panes come last. A view that is inserted at an index of the subviews comes at that index here.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacing: [ObjectIdentifier: Double] = [:]

  /// A stack of `views`, in that order.
  public init(
    _ axis: Axis = .vertical, spacing: Double = 8, insets: DirectionalInsets = .zero, _ views: [View] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  /// Another distance than ``spacing`` after one of the views.
  public func setSpacing(_ spacing: Double, after view: View) {
    customSpacing[ObjectIdentifier(view)] = spacing
    setNeedsMeasuring()
  }

  open override func didInsertSubview(_ subview: View, at index: Int) {
    arrangedSubviews.insert(subview, at: min(max(0, index), arrangedSubviews.count))
  }

  open override func willRemoveSubview(_ subview: View) {
    arrangedSubviews.removeAll { $0 === subview }
    customSpacing[ObjectIdentifier(subview)] = nil
  }

  /// As wide as the widest view and as high as all of them, or the other way round.
  open func preferredSize(width: Double) -> Size {
    let sizes = sizes(width: width)
    let gaps = gaps.reduce(0, +)
    let widest = sizes.reduce(0) { max($0, $1.width) }
    let highest = sizes.reduce(0) { max($0, $1.height) }
    let inner =
      axis == .vertical
      ? Size(width: widest, height: sizes.reduce(gaps) { $0 + $1.height })
      : Size(width: sizes.reduce(gaps) { $0 + $1.width }, height: highest)
    return Size(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  open override func layoutSubviews() {
    var place = Point(x: insets.leading, y: insets.top)
    // From left to right; mirrored where the frames are set.
    let inner = Rect(origin: .zero, size: frame.size).inset(by: insets, .leftToRight)
    for ((view, size), gap) in zip(zip(shownViews, sizes(width: frame.width)), gaps + [0]) {
      if axis == .vertical {
        view.leadingFrame = Rect(x: place.x, y: place.y, width: inner.width, height: size.height)
        place.y += size.height + gap
      } else {
        let y = inner.minY + ((inner.height - size.height) / 2).rounded()
        view.leadingFrame = Rect(x: place.x, y: y, width: size.width, height: size.height)
        place.x += size.width + gap
      }
    }
  }

  private var shownViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Between each view and the next.
  private var gaps: [Double] {
    shownViews.dropLast().map { customSpacing[ObjectIdentifier($0)] ?? spacing }
  }

  private func sizes(width: Double) -> [Size] {
    let views = shownViews
    let room = max(0, width - insets.leading - insets.trailing)
    guard axis == .horizontal, sharesWidth else { return views.map { $0.wantedSize(width: room) } }
    let share = max(0, (room - gaps.reduce(0, +)) / Double(max(1, views.count)))
    return views.map { Size(width: share, height: $0.wantedSize(width: share).height) }
  }
}
