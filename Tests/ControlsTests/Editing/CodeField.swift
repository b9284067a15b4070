import Controls
import TextModel
import UICore

/// A field of another kind, as a program would write it: a code with a cell for each character.
@MainActor final class CodeField: TextInputView, PlainTextInput {
  init(cells: Int, frame: Rect) {
    super.init(TextContent(TextEditor(LineStorage())), display: CellDisplay(), frame: frame)
    maxLength = cells
    filter = { edit, _ in edit.text.allSatisfy(\.isNumber) ? edit : nil }
  }
}

/// Shows each cluster in a cell of its own.
@MainActor final class CellDisplay: TextDisplay {
  static let side = 20.0

  private weak var input: TextInputView?
  private var needsDrawing = false

  func attach(to input: TextInputView) { self.input = input }

  private func cell(_ number: Int) -> Rect {
    let area = input?.textArea ?? .zero
    return Rect(
      x: area.minX + Self.side * Double(number), y: area.minY, width: Self.side, height: area.height)
  }

  // MARK: Places

  var caretRect: Rect {
    let selection = input?.content.editor.selection ?? TextSelection(caret: 0)
    return caretRect(at: TextPosition(offset: selection.head))
  }

  var shownCaret: ShownCaret? { input?.isFirstResponder == true ? ShownCaret(caretRect) : nil }

  func caretRect(at position: TextPosition) -> Rect {
    let cell = cell(input?.content.clusterOffset(of: position.offset) ?? 0)
    return Rect(x: cell.minX, y: cell.minY, width: 1, height: cell.height)
  }

  func position(at point: Point) -> TextPosition {
    let number = ((point.x - (input?.textArea.minX ?? 0)) / Self.side).rounded()
    return TextPosition(offset: input?.content.offset(ofCluster: Int(number)) ?? 0)
  }

  func character(under point: Point) -> Int {
    let number = ((point.x - (input?.textArea.minX ?? 0)) / Self.side).rounded(.down)
    return input?.content.offset(ofCluster: Int(number)) ?? 0
  }

  func showsSelection(at point: Point) -> Bool {
    input?.content.shownSelection.range.contains(position(at: point).offset) ?? false
  }

  // MARK: Motions

  var startsAtRight: Bool { false }
  var hasPages: Bool { false }
  func destination(of motion: TextMotion, column: inout Double?) -> TextPosition? { nil }

  // MARK: Scrolling

  var scrollAxis: ScrollAxis { .horizontal }
  var scrollStep: Double { 0 }
  func scroll(by distance: Double) -> Bool { false }

  // MARK: Changes

  func contentDidChange(_ edit: TextEdit?) {
    needsDrawing = true
    input?.setNeedsLayout()
  }

  func forgetLayouts() { needsDrawing = true }

  // MARK: Drawing

  func layOut() {
    if needsDrawing { input?.setNeedsDisplay() }
    needsDrawing = false
  }

  func draw(on canvas: any Canvas, damage: Rect) {
    guard let input, let system = input.textSystem else { return }
    let text = input.content.shownText(in: 0..<input.content.shownCount)
    for (number, character) in text.enumerated() {
      let layout = system.layout(String(character), font: input.theme.fonts.body)
      canvas.draw(layout, at: Point(x: cell(number).minX, y: cell(number).maxY), input.theme.colors.text)
    }
    input.drawCaret(on: canvas)
  }
}
