import Outfield

/// The boxes, labels and fields of one size of the benchmark's window, where the other programs have them.
@MainActor struct FieldForm {
  let root = View()
  let windowSize: Size
  private(set) var fields: [TextField] = []

  init(_ size: FieldWindow.Size) {
    switch size {
    case .a: windowSize = Size(width: 420, height: 120)
    case .b: windowSize = Size(width: 480, height: 740)
    case .c: windowSize = Size(width: 1470, height: 1870)
    }
    root.frame = Rect(origin: .zero, size: windowSize)
    switch size {
    case .a: addField(Rect(x: 90, y: 40, width: 300, height: 28), label: "Name:", to: root)
    case .b: fillNestedBoxes()
    case .c: fillGrid()
    }
  }

  private mutating func fillNestedBoxes() {
    var box = root
    for level in 0..<3 {
      let top = level == 0 ? 6.0 : 240
      let inset = level == 0 ? 6.0 : 10
      box = addBox(
        Rect(
          x: inset, y: top, width: box.bounds.width - 2 * inset, height: box.bounds.height - top - inset),
        to: box)
      for row in 0..<(level == 2 ? 6 : 7) {
        let frame = Rect(x: 110, y: 10 + 32 * Double(row), width: box.bounds.width - 130, height: 28)
        addField(frame, label: "Field \(fields.count + 1)", to: box)
      }
    }
  }

  /// 5×2 boxes of 2×5 boxes of 2×5 fields.
  private mutating func fillGrid() {
    for outer in 0..<10 {
      let origin = Point(x: 8 + Double(outer % 5) * 290, y: 8 + Double(outer / 5) * 928)
      let outerBox = addBox(Rect(origin: origin, size: Size(width: 286, height: 920)), to: root)
      for inner in 0..<10 {
        let place = Point(x: 4 + Double(inner % 2) * 140, y: 4 + Double(inner / 2) * 182)
        fill(addBox(Rect(origin: place, size: Size(width: 138, height: 178)), to: outerBox))
      }
    }
  }

  private mutating func fill(_ box: View) {
    for index in 0..<10 {
      let place = Point(x: 5 + Double(index % 2) * 65, y: 5 + Double(index / 2) * 34)
      addField(Rect(origin: place, size: Size(width: 63, height: 28)), label: nil, to: box)
    }
  }

  private func addBox(_ frame: Rect, to parent: View) -> View {
    let box = OutlinedBox(frame: frame)
    parent.addSubview(box)
    return box
  }

  private mutating func addField(_ frame: Rect, label: String?, to parent: View) {
    let field = TextField(frame: frame)
    parent.addSubview(field)
    fields.append(field)
    guard let label else { return }
    let height = 20.0
    let text = Label(label, frame: Rect(x: 16, y: frame.midY - height / 2, width: 80, height: height))
    parent.addSubview(text)
  }
}

/// A box with a thin line around it.
@MainActor private final class OutlinedBox: View {
  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.stroke(RoundedRect(bounds, radius: 0), width: 1, theme.colors.line)
  }
}
