import Outfield

/// The inspector's pane: who gets the keys, what became of the last presses, and what was told of it.
///
/// Its subtree is excluded from dismissal, takes no focus by presses, and is left out of what it shows: looking
/// at what happens must not make things happen.
@MainActor final class InspectorView: Pane {
  enum Page: Int { case live, tree }

  let responders = InspectorSection(
    "RESPONDER CHAIN", "Keys go to the first, and on down the list.")
  let decisions = InspectorSection(
    "LAST DECISIONS", "Each press is judged by the view that it hit, never by rectangles.",
    explanationLines: 2)
  let notifications = InspectorSection("NOTIFICATIONS", "Each change once, when its turn is over.")
  let tree = InspectorSection("VIEW TREE", "▢ marks those with an X window of their own.")

  private let tabs = SegmentedControl(["Live", "Tree"])
  private let pages: [ScrollView]

  /// Called before each layout: the time to say what is to be shown.
  var onLayout: (@MainActor () -> Void)?

  private(set) var showsWholeChain = false
  private var markedBranch: Int?

  /// What the keyboard panel covers, in points from the lower edge.
  var coveredHeight = 0.0 { didSet { if coveredHeight != oldValue { setNeedsLayout() } } }

  static let width = 290.0
  private static let margin = 15.0

  init() {
    pages = [[responders, decisions, notifications], [tree]].map { Self.page($0) }
    super.init(frame: .zero)
    identifier = "inspector"
    isExcludedFromDismissal = true
    for (section, name) in [
      (responders, "chain"), (decisions, "decisions"), (notifications, "notifications"), (tree, "tree"),
    ] {
      section.identifier = name
    }
    tabs.identifier = "tabs"
    tabs.onSelect = { [weak self] _ in self?.pageChanged() }
    addSubview(tabs)
    for page in pages { addSubview(page) }
    responders.onPress = { [weak self] in self?.toggleChain() }
    pageChanged()
  }

  var page: Page { Page(rawValue: tabs.selectedIndex) ?? .live }

  /// Shows the first responder's line when it is another one.
  func showTree(_ lines: [InspectorLine]) {
    tree.show(lines)
    let index = lines.firstIndex { if case .branch(_, isFirst: true) = $0.look { true } else { false } }
    guard index != markedBranch else { return }
    markedBranch = index
    // Once the rows have their places.
    if let index {
      window?.application?.schedule(after: .zero) { [weak self] in self?.revealBranch(index) }
    }
  }

  private func revealBranch(_ index: Int) {
    let page = pages[Page.tree.rawValue]
    page.scrollToVisible(tree.convert(tree.rowFrame(index).inset(by: -40), to: page))
  }

  private func pageChanged() {
    for (index, page) in pages.enumerated() { page.isHidden = index != tabs.selectedIndex }
    setNeedsLayout()
  }

  private func toggleChain() {
    showsWholeChain.toggle()
    setNeedsLayout()
  }

  private static func page(_ sections: [InspectorSection]) -> ScrollView {
    let insets = DirectionalInsets(top: 4, leading: margin, bottom: margin, trailing: margin)
    return ScrollView(StackView(spacing: 14, insets: insets, sections))
  }

  override func layoutSubviews() {
    backgroundColor = theme.panelColor(depth: 0)
    onLayout?()
    let own = DirectionalInsets(leading: 1, bottom: min(coveredHeight, bounds.height))
    let inner = bounds.inset(by: own, layoutDirection)
    let height = theme.metrics.buttonHeight
    tabs.frame = Rect(
      x: inner.minX + Self.margin, y: 12, width: max(0, inner.width - 2 * Self.margin), height: height)
    for page in pages { page.frame = inner.inset(by: Insets(top: height + 22)) }
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let edge = Rect(x: bounds.minX, y: bounds.minY, width: 1, height: bounds.height)
    canvas.fill(directed(edge), theme.colors.line)
  }
}
