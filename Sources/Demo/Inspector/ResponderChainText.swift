import Outfield

/// Puts the responder chain into lines.
@MainActor struct ResponderChainText {
  /// A longer chain is told without its middle: views that only hold others.
  static let limit = 6

  /// `name` is what the event stream calls a view.
  static func lines(
    from responder: Responder?, in window: Window, isWhole: Bool, name: (View) -> String?
  ) -> [InspectorLine] {
    guard let responder else {
      let rest = Array(window.chain).map { link($0, isFirst: false, name) }
      return [.note("Nobody: keys go to the window.")] + rest
    }
    let links = responder.chain.enumerated().map { link($1, isFirst: $0 == 0, name) }
    guard !isWhole, links.count > limit else { return links }
    let shown = limit - 1
    let (head, tail) = (shown / 2, shown - shown / 2)
    return links.prefix(head) + [.note("… \(links.count - shown) more: click to see them")]
      + links.suffix(tail)
  }

  private static func link(_ responder: Responder, isFirst: Bool, _ name: (View) -> String?) -> InspectorLine
  {
    let view = responder as? View
    let path = view.flatMap { $0.identifier == nil ? nil : name($0) }
    return InspectorLine(
      look: .link(isFirst: isFirst), lead: String(describing: type(of: responder)),
      detail: path.map { InspectorLine.Detail(before: "· ", path: $0) } ?? InspectorLine.Detail())
  }
}
