import Outfield

/// "Order · first responder: nested/order/name", kept up to date.
@MainActor final class FirstResponderLabel: TwoToneLabel {
  private var path: String?

  init(_ caption: String) {
    super.init(frame: .zero)
    identifier = "responder"
    first.text = caption
    show(nil)
  }

  /// Shows the name of the responder, or that there is none.
  func show(_ responder: View?) {
    path = responder.flatMap { ViewNames(windows: window?.application?.windows ?? [])[$0] }
    second.style = path == nil ? .small : .smallStrong
    second.role = path == nil ? .dim : .accent
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let caption = textSystem?.layout(first.text, font: theme.fonts.small).width ?? 0
    second.text = PathText.fit(
      InspectorLine.Detail(path: path ?? "nobody"), into: bounds.width - caption - TwoToneLabel.gap,
      font: theme.fonts.smallStrong, with: textSystem)
  }
}
