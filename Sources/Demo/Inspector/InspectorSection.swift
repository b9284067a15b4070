import Outfield

/// A heading, a line that explains it, and rows below.
@MainActor final class InspectorSection: View, Measured {
  private let heading: Label
  private let explanation: Label
  private var rows: [InspectorRow] = []
  private var lines: [InspectorLine] = []

  /// Room is kept for so many, so that nothing below jumps when the explanation changes.
  private let explanationLines: Int

  /// It was pressed.
  var onPress: (@MainActor () -> Void)?

  private static let explanationGap = 6.0

  init(_ title: String, _ explanation: String, explanationLines: Int = 1) {
    self.explanationLines = explanationLines
    heading = Label(title, style: .smallStrong, role: .dim)
    self.explanation = Label(explanation, style: .small, role: .dim)
    self.explanation.maxLines = 2
    super.init(frame: .zero)
    addSubview(heading)
    addSubview(self.explanation)
  }

  /// Only rows whose line is another one are drawn again.
  func show(_ lines: [InspectorLine]) {
    guard lines != self.lines else { return }
    let isOtherShape = lines.map(\.height) != self.lines.map(\.height)
    self.lines = lines
    while rows.count > lines.count { rows.removeLast().removeFromSuperview() }
    while rows.count < lines.count {
      rows.append(InspectorRow())
      addSubview(rows[rows.count - 1])
    }
    for (row, line) in zip(rows, lines) { row.show(line) }
    if isOtherShape {
      setNeedsLayout()
      preferredSizeDidChange()
    }
  }

  func explain(_ text: String) {
    if !text.isEmpty { explanation.text = text }
  }

  override func pointerDown(_ press: Press) -> Bool { press.button == 1 && onPress != nil }

  override func pointerUp(_ press: Press) {
    if contains(press.location(in: self)) { onPress?() }
  }

  override var pointerShape: PointerShape { onPress == nil ? super.pointerShape : .hand }

  func preferredSize(width: Double) -> Size {
    Size(width: width, height: top(width: width) + lines.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    heading.frame = Rect(x: 0, y: 0, width: bounds.width, height: Self.headingHeight)
    var y = top(width: bounds.width)
    explanation.frame = Rect(
      x: 0, y: Self.headingHeight, width: bounds.width, height: y - Self.headingHeight - Self.explanationGap)
    for (row, line) in zip(rows, lines) {
      row.frame = Rect(x: 0, y: y, width: bounds.width, height: line.height)
      y += line.height
    }
  }

  /// Where the line is, in the section.
  func rowFrame(_ index: Int) -> Rect {
    guard lines.indices.contains(index) else { return .zero }
    let y = lines[..<index].reduce(top(width: bounds.width)) { $0 + $1.height }
    return Rect(x: 0, y: y, width: bounds.width, height: lines[index].height)
  }

  private static let headingHeight = 18.0

  private func top(width: Double) -> Double {
    let height = max(explanation.preferredSize(width: width).height, 18 * Double(explanationLines))
    return Self.headingHeight + height + Self.explanationGap
  }
}
