import Outfield

/// A line of text in the inspector, and how it looks.
struct InspectorLine: Hashable {
  enum Look: Hashable {
    /// A member of the responder chain, in a box; the first one is filled with the accent.
    case link(isFirst: Bool)
    /// What happened, in two columns over a thin line; the second begins so far from the left edge.
    case entry(TextRole, column: Double)
    /// A view of the tree, so many views deep.
    case branch(depth: Int, isFirst: Bool)
    /// Words between the others.
    case note
  }

  var look: Look
  /// What the line is about: a class, a decision, a time.
  var lead: String
  var detail = Detail()

  /// Words, the path of a view, more words.
  struct Detail: Hashable {
    var before = ""
    /// Where there is little room it loses its beginning: its end says most.
    var path = ""
    var after = ""
  }
}

extension InspectorLine {
  static func note(_ text: String) -> InspectorLine { InspectorLine(look: .note, lead: text) }

  /// What its row is called in the event stream: the decision, the time, the class.
  var identifier: String? {
    switch look {
    case .link: lead
    case .entry: lead
    case .branch, .note: nil
    }
  }

  var height: Double {
    switch look {
    case .link: 26
    case .entry: 24
    case .branch: 18
    case .note: 20
    }
  }
}
