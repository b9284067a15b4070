import UICore

extension LineDisplay {
  func draw(on canvas: any Canvas, damage: Rect) {
    guard let shown else { return }
    // Cutting is dear; text that fits needs none.
    if shown.line.width > input.textArea.width {
      canvas.clipped(to: input.textArea) { drawText(shown, on: canvas) }
    } else {
      drawText(shown, on: canvas)
    }
  }

  private func drawText(_ shown: Shown, on canvas: any Canvas) {
    drawSelection(shown, on: canvas)
    if shown.isEmpty {
      drawPlaceholder(on: canvas)
    } else {
      let color = input.textColor
      drawLine(shown.line.layout, x: shown.origin, on: canvas, color)
      drawUnderline(shown, on: canvas, color)
    }
    input.drawCaret(on: canvas)
  }

  private func drawSelection(_ shown: Shown, on canvas: any Canvas) {
    guard !shown.selection.isEmpty else { return }
    let metrics = shown.line.layout.metrics
    let bounds = input.box
    let top = bounds.minY + (bounds.height - metrics.lineHeight) / 2
    let color = input.selectionColor
    for span in shown.line.spans(of: shown.selection) {
      let rect = Rect(
        x: shown.origin + span.minX, y: top, width: span.maxX - span.minX, height: metrics.lineHeight)
      canvas.fill(rect, color)
    }
  }

  private func drawUnderline(_ shown: Shown, on canvas: any Canvas, _ color: Color) {
    guard let marked = shown.marked else { return }
    let line = shown.line
    let baseline = line.layout.metrics.baseline(centredIn: input.box.height, top: input.box.minY)
    canvas.underline(line.spans(of: marked), x: shown.origin, baseline: baseline, thickness: 1, color)
    let pointedOut = shown.selection.clamped(to: marked)
    canvas.underline(line.spans(of: pointedOut), x: shown.origin, baseline: baseline, thickness: 2, color)
  }

  private func drawPlaceholder(on canvas: any Canvas) {
    guard !input.placeholder.isEmpty, let flow = placeholderLine() else { return }
    let (area, box) = (input.textArea, input.box)
    let top = box.minY + (box.height - flow.lineHeight) / 2
    canvas.clipped(to: area) {
      flow.draw(
        on: canvas, in: Rect(x: area.minX, y: top, width: room, height: flow.lineHeight), top: top, .leading,
        input.layoutDirection, input.theme.colors.dimText)
    }
  }

  private func drawLine(
    _ layout: any TextLayout, x: Double, on canvas: any Canvas, _ color: Color
  ) {
    let baseline = layout.metrics.baseline(centredIn: input.box.height, top: input.box.minY)
    guard let revealed = layout as? RevealedLayout else {
      return canvas.draw(layout, at: Point(x: x, y: baseline), color)
    }
    for part in revealed.parts { canvas.draw(part.layout, at: Point(x: x + part.x, y: baseline), color) }
  }
}
