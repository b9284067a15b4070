import Outfield
import UITestHost

@testable import Demo

/// Walks what is seen of a window and names what is out of order: views of a negative size, views that reach out of
/// what they lie in, siblings that cover each other, words that are cut off.
@MainActor struct LayoutCheck {
  private(set) var faults: [String] = []
  private let names: ViewNames
  /// In a window that is smaller than the smallest nothing but the sizes is looked at.
  private let isStrict: Bool

  init(_ window: Window, isStrict: Bool = true) {
    names = ViewNames(windows: window.application?.windows ?? [])
    self.isStrict = isStrict
    for view in window.subviews { visit(view) }
  }

  private mutating func visit(_ view: View) {
    if view.frame.width < 0 || view.frame.height < 0 { note(view, "has the size \(view.frame.size)") }
    guard !view.isHidden, !view.bounds.isEmpty else { return }
    if isStrict {
      if let parent = view.superview, !isFree(view) { check(view, in: parent) }
      checkWords(of: view)
      checkSiblings(view.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty && !isFree($0) })
    }
    // The keyboard panel is checked by its own tests.
    for child in view.subviews where child.toolTraits.isEmpty { visit(child) }
  }

  private mutating func note(_ view: View, _ fault: String) {
    faults.append("\(names[view] ?? ViewNames.className(of: view)) \(fault)")
  }

  /// What lies over other things, or follows the map.
  private func isFree(_ view: View) -> Bool {
    view is MapPin || view is MapCallout || view is Toast || !view.toolTraits.isEmpty || view is Drawer
      || view is InspectorView || ViewNames.className(of: view) == "ScrollIndicator"
      || ViewNames.className(of: view) == "SplitDivider"
  }

  private mutating func check(_ view: View, in parent: View) {
    var room = parent.bounds
    if let scroller = parent as? ScrollView {
      room = Rect(origin: .zero, size: scroller.contentSize)
      // Rows that are scrolled away serve again.
      if scroller is ListView { return }
    }
    // The words of an error stand below their field, in the room that the form keeps.
    if parent is TextInputView, view is Label { return checkError(view, below: parent) }
    if !room.inset(by: -0.01).contains(view.frame) { note(view, "\(view.frame) is not in \(room)") }
  }

  private mutating func checkError(_ label: View, below field: View) {
    guard let form = field.superview else { return }
    let box = label.convert(label.bounds, to: form)
    if !form.bounds.contains(box) { note(field, "has its error outside of the card") }
    for sibling in form.subviews where sibling !== field && !sibling.isHidden && sibling.frame.intersects(box)
    {
      note(field, "has its error over \(names[sibling] ?? "")")
    }
  }

  private mutating func checkSiblings(_ siblings: [View]) {
    for (index, view) in siblings.enumerated() {
      for other in siblings[..<index] where other.frame.inset(by: 0.01).intersects(view.frame) {
        note(view, "covers \(names[other] ?? ViewNames.className(of: other))")
      }
    }
  }

  // MARK: Words

  private mutating func checkWords(of view: View) {
    if let segment = view as? SegmentButton {
      let title = width(of: segment.title)
      if title > segment.bounds.width - 8 { note(view, "is cut off") }
    } else if view is Button || view is Switch, (view as? Button)?.icon == nil {
      if view.wantedSize(width: .infinity).width > view.bounds.width + 0.01 {
        note(view, "is cut off")
      }
    } else if let label = view as? Label, !(view.superview is InspectorRow) {
      let wanted = label.preferredSize(width: label.maxLines == 1 ? .infinity : label.bounds.width)
      let isCut =
        label.maxLines == 1 ? wanted.width > label.bounds.width + 0.01 : wanted.height > label.bounds.height
      if isCut { note(view, "“\(label.text)” is cut off") }
    }
  }

  private func width(of text: String) -> Double {
    Double(text.count) * FixedTextSystem.advance
  }
}
