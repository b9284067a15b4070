import UICore

extension ColumnDisplay {
  func draw(on canvas: any Canvas, damage: Rect) {
    guard let shown, let column else { return }
    let clip = clip.inset(by: Insets(left: -1, right: -1))
    if clip.intersects(damage) {
      canvas.clipped(to: clip) { drawText(shown, lineHeight: column.lineHeight, on: canvas, damage) }
    }
    guard let indicator = shown.indicator, indicator.intersects(damage) else { return }
    canvas.fill(RoundedRect(indicator, radius: 2), input.theme.colors.dimText.withOpacity(0.5))
  }

  private func drawText(_ shown: Shown, lineHeight: Double, on canvas: any Canvas, _ damage: Rect) {
    if shown.isEmpty {
      placeholderLines()?.draw(
        on: canvas, in: input.textArea, top: input.textArea.minY, .leading, input.layoutDirection,
        input.theme.colors.dimText)
    }
    for (index, row) in shown.rows.enumerated() {
      let top = shown.top + Double(index) * lineHeight
      guard top < damage.maxY, top + lineHeight > damage.minY else { continue }
      draw(row, top: top, lineHeight: lineHeight, on: canvas)
    }
    input.drawCaret(on: canvas)
  }

  private func draw(_ row: ShownRow, top: Double, lineHeight: Double, on canvas: any Canvas) {
    for span in row.selection {
      canvas.fill(
        Rect(x: row.x + span.minX, y: top, width: span.maxX - span.minX, height: lineHeight),
        input.selectionColor)
    }
    guard row.layout.utf8Count > 0 else { return }
    let baseline = row.layout.metrics.baseline(centredIn: lineHeight, top: top)
    canvas.draw(row.layout, at: Point(x: row.x, y: baseline), input.theme.colors.text)
    canvas.underline(row.marked, x: row.x, baseline: baseline, thickness: 1, input.theme.colors.text)
    if !row.marked.isEmpty {
      canvas.underline(row.selection, x: row.x, baseline: baseline, thickness: 2, input.theme.colors.text)
    }
  }
}
