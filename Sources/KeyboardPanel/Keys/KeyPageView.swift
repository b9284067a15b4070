import KeyboardModel
import UICore

/// The keys of one page of the layout.
@MainActor final class KeyPageView: View {
  let page: KeyboardPage
  let rows: [[KeyView]]
  private let layout: KeyboardLayout

  init(_ page: KeyboardPage, of layout: KeyboardLayout, in state: KeyboardState, style: KeyStyle) {
    self.layout = layout
    self.page = page
    rows = page.rows.enumerated().map { index, row in
      row.keys.map { key in
        KeyView(
          key, face: KeyFace(key, of: layout, in: state), showsHint: index == 0,
          dialLetters: page.name == .phone ? KeyLabel.dialLetters(of: key) : nil, style: style)
      }
    }
    super.init(frame: .zero)
    // Presses are the panel's: a page may be switched under a finger that is down.
    isUserInteractionEnabled = false
    for key in rows.joined() { addSubview(key) }
  }

  func key(at position: KeyPosition) -> KeyView? {
    guard rows.indices.contains(position.row), rows[position.row].indices.contains(position.column) else {
      return nil
    }
    return rows[position.row][position.column]
  }

  func place(by geometry: KeyboardGeometry, at origin: Point = .zero) {
    frame = Rect(origin: origin, size: Size(width: geometry.width, height: geometry.height))
    for (views, frames) in zip(rows, geometry.rows) {
      for (view, frame) in zip(views, frames) {
        view.frame = frame
        view.unit = geometry.unit
      }
    }
  }

  func show(_ state: KeyboardState) {
    for view in rows.joined() { view.face = KeyFace(view.key, of: layout, in: state) }
  }

  /// No key is down.
  func release() {
    for view in rows.joined() { view.isPressed = false }
  }
}
