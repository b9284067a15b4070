import TextModel
import UICore

/// A text input of one line that scrolls sideways: the common part of ``TextField`` and ``SecureField``.
@MainActor open class SingleLineField: TextInputView, Measured {
  /// A button at the trailing end, inside the border: it takes room from the text.
  final var accessory: View? {
    didSet {
      guard accessory !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessory { addSubview(accessory) }
      textInsetsDidChange()
    }
  }

  init(_ content: TextContent, frame: Rect) {
    super.init(content, display: LineDisplay(), frame: frame)
  }

  /// As wide as there is room, and as high as the theme says.
  public func preferredSize(width: Double) -> Size {
    preferredSize(boxWidth: width)
  }

  open override var textInsets: DirectionalInsets {
    var insets = super.textInsets
    if accessory != nil { insets.trailing = Self.accessoryMargin + Self.accessorySide + themeMetrics.grid }
    return insets
  }

  /// The text has another place inside the border.
  final func textInsetsDidChange() {
    setNeedsDisplay()
    display.contentDidChange(nil)
  }

  open override func layoutSubviews() {
    accessory?.leadingFrame = accessoryFrame
    super.layoutSubviews()
  }

  private var accessoryFrame: Rect {
    let end = Rect(
      x: bounds.maxX - Self.accessoryMargin - Self.accessorySide, y: box.minY,
      width: Self.accessorySide, height: box.height)
    return end.centred(width: Self.accessorySide, height: Self.accessorySide)
  }

  static var accessorySide: Double { 24 }
  private static var accessoryMargin: Double { 5 }
}
