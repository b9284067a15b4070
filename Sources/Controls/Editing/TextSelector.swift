import TextModel
import UICore

/// Selects text with a pointer: clicks, drags, what a finger taps; and claims PRIMARY for what is selected.
///
/// A mouse selects as it goes. A finger may be about to scroll, so it places the caret when it has become a tap; the second
/// tap of two selects a word at once, and more as it goes.
@MainActor final class TextSelector {
  private unowned let input: TextInputView
  /// The press that selects, until it ends.
  private weak var press: Press?
  /// What a double or triple click selected, for what extends the selection then: a drag, or a click with Shift.
  private var origin: SelectionOrigin?
  /// What was selected when a press last did so: selected otherwise, it has no origin.
  private var ownSelection: TextSelection?
  /// Whether the press is on selected text: a drag of the text may come of it, or a click.
  private var holdsSelection = false
  private let scroller = DragScroller()
  private var claimTimer: Application.Timer?

  init(_ input: TextInputView) { self.input = input }

  // MARK: Presses

  func begin(_ press: Press) {
    guard press.button <= 3, self.press == nil else { return }
    settleClaim()
    if press.isTouch { return beginTouch(press) }
    // Found before the focus comes, which may scroll the text.
    let place = place(of: press)
    let hadFocus = input.isFirstResponder
    guard input.becomeFirstResponder() else { return }
    if press.button == 3 { return input.openMenu(at: place.gap, press) }
    guard press.button == 1 else { return }
    self.press = press
    holdsSelection = hadFocus && mayDrag(press)
    guard !holdsSelection else { return }
    if hadFocus, press.modifiers.contains(.shift) {
      extend(to: place.gap, clicks: press.clickCount)
    } else {
      select(place, clicks: press.clickCount)
    }
  }

  private func beginTouch(_ press: Press) {
    if press.clickCount == 1 || placeCaret(press) { self.press = press }
  }

  func move(_ press: Press) {
    guard press === self.press, !press.isTouch || press.clickCount > 1 else { return }
    if holdsSelection { return dragText(press) }
    let point = press.location(in: input)
    extend(to: input.display.position(at: point.clamped(to: input.textArea)))
    if input.isWithinReach(point) {
      scroller.stop()
    } else {
      scroller.start(in: input.window?.application) { [weak self] in self?.scroll() }
    }
  }

  func end(_ press: Press) {
    guard press === self.press else { return }
    let wasClick = holdsSelection
    stop()
    if wasClick { return select(place(of: press), clicks: 1) }
    if press.isTouch, press.clickCount == 1 {
      if !press.isPan { tap(press) }
      return
    }
    claim()
    if press.isTouch { input.showHandles() }
  }

  func cancel(_ press: Press) {
    if press === self.press { stop() }
  }

  /// Nothing more comes of the press that there may be.
  func stop() {
    press = nil
    holdsSelection = false
    scroller.stop()
  }

  private func tap(_ press: Press) {
    guard placeCaret(press) else { return }
    claim()
    input.showHandles()
  }

  /// A finger has tapped, or taps once more. Returns whether the input has the focus.
  private func placeCaret(_ press: Press) -> Bool {
    input.unmarkText()
    let place = place(of: press)
    guard input.becomeFirstResponder() else { return false }
    select(place, clicks: press.clickCount)
    return true
  }

  // MARK: Selecting

  /// What a point means: one click is for the gap between two characters, two are for a character.
  private struct Place {
    var gap: TextPosition
    var character: Int
  }

  private func place(of press: Press) -> Place {
    let point = press.location(in: input)
    return Place(gap: input.display.position(at: point), character: input.display.character(under: point))
  }

  private func select(_ place: Place, clicks: Int) {
    origin = nil
    change { editor in
      switch clicks {
      case 1: editor.select(TextSelection(caret: place.gap.offset, affinity: place.gap.affinity))
      case 2: origin = editor.select(at: place.character, by: .word)
      default: origin = editor.select(at: place.character, by: .line)
      }
    }
  }

  /// A press with Shift: what was selected by words or lines goes on so; of several clicks the selection does from
  /// now on, and what it began with stays.
  private func extend(to gap: TextPosition, clicks: Int) {
    let selection = input.content.editor.selection
    if ownSelection != selection { origin = nil }
    if clicks > 1, origin == nil {
      let start = selection.anchor..<selection.anchor
      origin = SelectionOrigin(range: start, granularity: clicks == 2 ? .word : .line)
    }
    extend(to: gap)
  }

  private func extend(to gap: TextPosition) {
    change { editor in
      if let origin {
        editor.extendSelection(from: origin, to: gap.offset)
      } else {
        editor.extendSelection(to: gap.offset, affinity: gap.affinity)
      }
    }
  }

  private func change(_ body: (inout TextEditor) -> Void) {
    input.change {
      body(&$0)
      return nil
    }
    ownSelection = input.content.editor.selection
  }

  /// The further out the pointer is held, the faster; a few clusters at a time at most.
  private func scroll() {
    guard let press else { return scroller.stop() }
    let reach = input.textArea.inset(by: -Self.longestScrollStep)
    extend(to: input.display.position(at: press.location(in: input).clamped(to: reach)))
  }

  /// In points.
  static var longestScrollStep: Double { 40 }

  // MARK: Dragging selected text

  /// Whether a press that begins may become a drag: then the selection stays until it is a click.
  private func mayDrag(_ press: Press) -> Bool {
    guard press.clickCount == 1, !press.modifiers.contains(.shift) else { return false }
    return mayDrag(from: press.location(in: input))
  }

  /// Whether there is selected text at a point that may leave the input.
  func mayDrag(from point: Point) -> Bool {
    guard !input.isSecure else { return false }
    // A key of the same turn may have selected something.
    input.display.layOut()
    return input.display.showsSelection(at: point)
  }

  private func dragText(_ press: Press) {
    guard let settings = input.window?.application?.host.settings,
      press.startLocation.distance(to: press.location) > settings.dragThreshold
    else { return }
    holdsSelection = false
    input.transfer.beginDrag(press)
  }

  // MARK: PRIMARY

  /// What is selected, for the middle button: the text as it is now, whatever becomes of it later. With nothing
  /// selected it stays as it is. A secret is never given away.
  func claim() {
    let content = input.content
    guard !content.editor.isSecret else { return }
    input.window?.application?.pasteboards.offer(
      content.utf8(in: content.editor.selection.range), on: .primary)
  }

  /// A key has changed what is selected, and more may follow: PRIMARY is claimed once, when the keys have rested.
  ///
  /// Releases of Shift never come here, and could not be trusted: an input method may keep them.
  func claimSoon() {
    claimTimer?.cancel()
    claimTimer = input.window?.application?.schedule(after: Self.pause) { [weak self] in
      self?.settleClaim()
    }
  }

  /// Something else is about to be done: claims at once what is waiting, so that what was selected is not lost
  /// however fast the next key comes.
  func settleClaim() {
    guard let timer = claimTimer else { return }
    timer.cancel()
    claimTimer = nil
    claim()
  }

  /// As long as keys that repeat slowly are apart, and shorter than a hand needs to reach for the mouse.
  private static let pause = Duration.milliseconds(250)
}

extension Point {
  func clamped(to rect: Rect) -> Point {
    Point(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}

extension Rect {
  func spansX(of point: Point) -> Bool { point.x >= minX && point.x <= maxX }
  func spansY(of point: Point) -> Bool { point.y >= minY && point.y <= maxY }
}
