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

  override func settingsDidChange() {
    super.settingsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = caption.preferredSize(width: bounds.width).width
    caption.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
    name.frame = Rect(x: width + 4, y: 0, width: max(0, bounds.width - width - 4), height: bounds.height)
    name.text = fitting(path ?? "nobody", into: name.frame.width)
  }

  /// The end of a path says most: what does not fit is left out at the start.
  private func fitting(_ path: String, into width: Double) -> String {
    var parts = path.split(separator: "/")[...]
    var text = path
    while parts.count > 1, measured(text) > width {
      parts = parts.dropFirst()
      text = "…/" + parts.joined(separator: "/")
    }
    return text
  }

  private func measured(_ text: String) -> Double {
    guard let system = window?.application?.host.text else { return 0 }
    return system.layout(text, font: theme.fonts.smallStrong).width
  }
}
