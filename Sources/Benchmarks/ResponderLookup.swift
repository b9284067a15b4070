import TextModel
import UICore
import UITestHost

/// Who is first responder, and is a press outside of it: in a tree of ten views and in one of a million.
@MainActor enum ResponderLookup {
  static func run() {
    let trees = [10, 1_000, 100_000, 1_000_000].map(Tree.init)
    report("first responder lookup", trees) { $0.window.firstResponder != nil }
    report("outside click, decided", trees) { $0.clickOutside() }
    report("plain recursive search", trees, repeats: 3) { $0.window.searchFirstResponder() != nil }
  }

  private static func report(
    _ name: String, _ trees: [Tree], repeats: Int = 2_000, _ body: (Tree) -> Bool
  ) {
    Report.print(name, trees.map(\.count), repeats: repeats) { body(trees[$0]) }
  }
}

/// A window whose field lies ten views deep, beside enough others to make `count`.
@MainActor private final class Tree {
  let count: Int
  let window = Window(title: "Tree", size: Size(width: 800, height: 600))
  private let user = TestUser()
  private let field = Field(frame: Rect(x: 0, y: 0, width: 100, height: 30))

  init(count: Int) {
    self.count = count
    let others = View(frame: Rect(x: 400, y: 0, width: 400, height: 600))
    others.isUserInteractionEnabled = false
    window.addSubview(others)
    for _ in 0..<count { others.addSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 1))) }
    var parent: View = window
    for _ in 0..<9 {
      let next = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
      parent.addSubview(next)
      parent = next
    }
    parent.addSubview(field)
    user.open(window)
    field.becomeFirstResponder()
  }

  /// A press and a release beside the field: dismissed and taken back.
  func clickOutside() -> Bool {
    user.click(Point(x: 200, y: 200), in: window)
    let isDismissed = window.firstResponder == nil
    field.becomeFirstResponder()
    return isDismissed
  }
}

@MainActor private final class Field: View, TextInputClient {
  override var canBecomeFirstResponder: Bool { true }
  override var textInput: (any TextInputClient)? { self }
  func insertText(_ text: String) {}
  func perform(_ command: TextCommand) {}
  func insertReturn() {}
  var caretRect: Rect { .zero }
  var textInputView: View { self }
  var isSecure: Bool { false }
  var keyboardTraits: KeyboardTraits { KeyboardTraits() }
}
