import TextModel
import UICore

extension LineDisplay {
  /// What is on the screen inside the border.
  @MainActor final class Shown {
    let line: Line
    /// The text's left edge.
    let origin: Double
    /// Nil while the field is not first responder.
    let caret: ShownCaret?
    /// In shown offsets; empty while the field is not first responder.
    let selection: Range<Int>
    /// In shown offsets.
    let marked: Range<Int>?

    init(_ line: Line, origin: Double, caret: ShownCaret?, selection: Range<Int>, marked: Range<Int>?) {
      self.line = line
      self.origin = origin
      self.caret = caret
      self.selection = selection
      self.marked = marked
    }

    var isEmpty: Bool { line.isEmpty }
  }

  func layOut() {
    revealCaret()
    guard let new = makeShown() else { return }
    if let old = shown { damageDifference(old, new) } else { input.setNeedsDisplay() }
    show(new)
  }

  private func makeShown() -> Shown? {
    guard let line = currentLine() else { return nil }
    let origin = textOrigin
    let marked = content.shownMarkedRange
    guard input.isFirstResponder else {
      return Shown(line, origin: origin, caret: nil, selection: 0..<0, marked: marked)
    }
    return Shown(
      line, origin: origin, caret: shownCaret(origin: origin),
      selection: content.shownSelection.range, marked: marked)
  }

  private func damageDifference(_ old: Shown, _ new: Shown) {
    if needsAllText(old, new) { return input.setNeedsDisplay(in: input.textArea) }
    if changeStart != nil {
      damageText(old, new)
      damage(old.selection, in: old)
      damage(new.selection, in: new)
    } else if old.selection != new.selection {
      damageSelection(old, new)
    }
    if old.caret != new.caret {
      old.caret?.forEachBar { input.setNeedsDisplay(in: $0) }
      new.caret?.forEachBar { input.setNeedsDisplay(in: $0) }
    }
  }

  private func needsAllText(_ old: Shown, _ new: Shown) -> Bool {
    if old.origin != new.origin || old.line.part.lowerBound != new.line.part.lowerBound { return true }
    guard changeStart != nil else { return false }
    if old.isEmpty != new.isEmpty, !input.placeholder.isEmpty { return true }
    return !(old.line.direction.isSimple && new.line.direction.isSimple)
  }

  /// From the first glyph that may have changed to the end of the longer of both texts.
  private func damageText(_ old: Shown, _ new: Shown) {
    guard let changeStart else { return }
    let start = TextPosition(offset: content.shownStart(ofChangeAt: changeStart))
    let left = min(old.line.caretX(at: start), new.line.caretX(at: start))
    let right = max(old.line.width, new.line.width)
    damageX(new.origin + left, new.origin + right + input.caretWidth)
  }

  /// What one selection covers and the other does not.
  private func damageSelection(_ old: Shown, _ new: Shown) {
    let (a, b) = (old.selection, new.selection)
    if a.isEmpty || b.isEmpty || !a.overlaps(b) {
      damage(a, in: old)
      damage(b, in: new)
    } else {
      damage(min(a.lowerBound, b.lowerBound)..<max(a.lowerBound, b.lowerBound), in: new)
      damage(min(a.upperBound, b.upperBound)..<max(a.upperBound, b.upperBound), in: new)
    }
  }

  private func damage(_ range: Range<Int>, in shown: Shown) {
    guard !range.isEmpty else { return }
    for span in shown.line.spans(of: range) {
      damageX(shown.origin + span.minX, shown.origin + span.maxX)
    }
  }

  /// A point more on either side: glyphs lean over their advance.
  private func damageX(_ left: Double, _ right: Double) {
    let area = input.textArea
    let rect = Rect(x: left - 1, y: area.minY, width: right - left + 2, height: area.height)
    input.setNeedsDisplay(in: rect.intersection(area.inset(by: Insets(left: -1, right: -1))))
  }
}
