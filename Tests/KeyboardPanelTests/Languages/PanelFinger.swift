import Controls
import KeyboardModel
import UICore
import UITestHost

@testable import KeyboardPanel

/// A user who types a text on the panel, each piece with the key that has it, wherever it is: with Shift, behind a
/// long press, by a stroke, or on the page of symbols.
@MainActor final class PanelFinger {
  let user = TestUser()
  let window = Window(title: "Languages", size: Size(width: 960, height: 640))
  let field = TextField(frame: Rect(x: 20, y: 20, width: 900, height: 34))
  let panel: KeyboardPanelController
  let layout: KeyboardLayout

  init(_ layout: KeyboardLayout, size: Size = Size(width: 960, height: 640)) {
    self.layout = layout
    panel = KeyboardPanelController(application: user.application, layouts: [layout])
    user.application.inputPanel = panel
    window.frame.size = size
    field.frame.size.width = size.width - 40
    window.addSubview(field)
    user.open(window)
    user.click(field)
    user.wait(.milliseconds(300))
  }

  /// Types a text; returns what no key has.
  func type(_ text: String) -> String? {
    var rest = pieces(text)[...]
    while !rest.isEmpty {
      let longest = (1...min(4, rest.count)).reversed().first { type(piece: rest.prefix($0).joined()) }
      guard let longest else { return rest.first }
      rest = rest.dropFirst(longest)
    }
    // What is marked still becomes text when the field is left.
    field.unmarkText()
    return nil
  }

  /// Scalars, since a mark may have a key of its own; jamo where those are typed.
  private func pieces(_ text: String) -> [String] {
    text.unicodeScalars.flatMap { scalar in
      layout.composition == .hangul ? jamo(of: scalar) : [String(scalar)]
    }
  }

  private func jamo(of scalar: Unicode.Scalar) -> [String] {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [String(scalar)] }
    let (first, rest) = Int(scalar.value - 0xAC00).quotientAndRemainder(dividingBy: 588)
    let (second, third) = rest.quotientAndRemainder(dividingBy: 28)
    let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(separator: " ")
    let finals = "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(separator: " ")
    let keys = [Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")[first]] + vowels[second] + (third == 0 ? "" : finals[third - 1])
    return keys.map { String($0) }
  }

  // MARK: One piece

  private func type(piece: String) -> Bool {
    if piece == " " { return tap(.space) }
    return typeHere(piece) || typeShifted(piece) || typeChanged(piece) || typeSymbol(piece)
  }

  private func typeHere(_ piece: String, isShifted: Bool = false) -> Bool {
    let keys = views.filter { $0.key.function == nil }
    if let view = keys.first(where: { $0.key.text(isShifted: isShifted) == piece }) {
      // So that a second tap on the same key does not mean its second kana.
      if layout.composition == .kana { user.wait(.milliseconds(1200)) }
      return tap(view)
    }
    if let view = keys.first(where: { $0.key.flicks.contains(piece) }) { return stroke(view, to: piece) }
    guard let view = keys.first(where: { $0.key.alternates(isShifted: isShifted).contains(piece) }) else {
      return false
    }
    return hold(view, for: piece)
  }

  private func typeShifted(_ piece: String) -> Bool {
    let isThere = views.contains {
      $0.key.text(isShifted: true) == piece || $0.key.alternates(isShifted: true).contains(piece)
    }
    return isThere && tap(.shift) && typeHere(piece, isShifted: true)
  }

  private func typeChanged(_ piece: String) -> Bool {
    var (form, taps) = (piece, 0)
    while taps < 4, let before = layout.changes.first(where: { $0.value == form })?.key {
      (form, taps) = (before, taps + 1)
      guard typeHere(form) else { continue }
      for _ in 0..<taps { _ = tap(.change) }
      return true
    }
    return false
  }

  private func typeSymbol(_ piece: String) -> Bool {
    let keys = layout.page(.symbols)?.rows.flatMap(\.keys) ?? []
    guard keys.contains(where: { $0.text(isShifted: false) == piece || $0.alternates.contains(piece) }) else {
      return false
    }
    return tap(.symbols) && typeHere(piece) && tap(.letters)
  }

  // MARK: Gestures

  private func tap(_ function: FunctionKey) -> Bool {
    views.first { $0.key.function == function }.map { tap($0) } ?? false
  }

  private func tap(_ view: KeyView) -> Bool {
    user.click(center(of: view), in: window)
    return true
  }

  private func hold(_ view: KeyView, for piece: String) -> Bool {
    user.press(center(of: view), in: window)
    user.wait(.milliseconds(300))
    let popUp = window.subviews.lazy.compactMap { $0 as? KeyPopUpView }.first?.popUp
    if let popUp, let index = popUp.choices.firstIndex(of: piece) {
      user.move(to: popUp.frames[index].center + panel.frame.origin)
    }
    user.release()
    return popUp != nil
  }

  private func stroke(_ view: KeyView, to piece: String) -> Bool {
    let ways = [Point(x: -30, y: 0), Point(x: 0, y: -30), Point(x: 30, y: 0), Point(x: 0, y: 30)]
    guard let index = view.key.flicks.firstIndex(of: piece) else { return false }
    user.press(center(of: view), in: window)
    user.move(to: center(of: view) + ways[index])
    user.release()
    return true
  }

  private var views: [KeyView] {
    let view = window.subviews.lazy.compactMap { $0 as? KeyboardPanelView }.first
    return view?.subviews.flatMap(\.subviews).compactMap { $0 as? KeyView } ?? []
  }

  private func center(of view: KeyView) -> Point { view.convertToWindow(view.bounds).center }
}
