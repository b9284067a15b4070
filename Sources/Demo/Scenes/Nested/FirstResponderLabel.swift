import Outfield

/// "Order · first responder: nested/order/name", kept up to date.
@MainActor final class FirstResponderLabel: View {
  private let caption: Label
  private let name = Label(style: .small, role: .dim)
  private var path: String?

  init(_ caption: String) {
    self.caption = Label(caption, style: .small, role: .dim)
    super.init(frame: .zero)
    identifier = "responder"
    self.caption.identifier = "caption"
    name.identifier = "path"
    // Presses go to the container.
    isUserInteractionEnabled = false
    addSubview(self.caption)
    addSubview(name)
  }

  /// Shows the name of the responder, or that there is none.
  func show(_ responder: View?) {
    path = responder.flatMap { ViewNames(windows: window?.application?.windows ?? [])[$0] }
    name.style = path == nil ? .small : .smallStrong
    name.role = path == nil ? .dim : .accent
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = caption.preferredSize(width: bounds.width).width
    caption.leadingFrame = Rect(x: 0, y: 0, width: width, height: bounds.height)
    name.leadingFrame = Rect(
      x: width + 4, y: 0, width: max(0, bounds.width - width - 4), height: bounds.height)
    let detail = InspectorLine.Detail(path: path ?? "nobody")
    name.text = PathText.fit(
      detail, into: name.frame.width, font: theme.fonts.smallStrong, with: textSystem)
  }
}
