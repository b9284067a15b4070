import UICore

/// A place on the panel for a view of the program's, or for the bar, and nothing of what sticks out of it.
@MainActor final class GuestView: View {
  /// The guest may want another height.
  var guestSizeDidChange: @MainActor () -> Void = {}

  /// Who is there; another takes its place at once.
  var guest: View? {
    didSet {
      guard guest !== oldValue else { return }
      isHidden = guest == nil
      // It may be somewhere else by now.
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      takeIn()
    }
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isHidden = true
  }

  /// A program that has taken its view away while it is to be shown gets it shown again.
  func takeIn() {
    if let guest, guest.superview !== self { addSubview(guest) }
  }

  /// As high as the guest wants to be at a width; hidden it wants nothing.
  func wantedHeight(width: Double) -> Double {
    guard let guest, !guest.isHidden else { return 0 }
    let height = guest.wantedSize(width: width).height
    return height.isFinite ? max(0, height) : 0
  }

  override func subviewSizeDidChange(_ subview: View) {
    super.subviewSizeDidChange(subview)
    guestSizeDidChange()
  }

  override func layoutSubviews() {
    // A hidden one keeps the height that it has when it is shown.
    guard let guest, !guest.isHidden else { return }
    guest.frame = Rect(x: 0, y: 0, width: bounds.width, height: wantedHeight(width: bounds.width))
  }
}
