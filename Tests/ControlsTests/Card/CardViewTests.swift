import Controls
import Testing
import UICore
import UITestHost

@MainActor @Suite struct CardViewTests {
  @Test func theColourAndTheShadowsFollowTheDepth() {
    let outer = CardView()
    let inner = CardView(frame: Rect(x: 16, y: 16, width: 100, height: 100))
    outer.addSubview(inner)
    let stage = Stage(outer, frame: Rect(x: 50, y: 50, width: 300, height: 200))
    let drawing = stage.drawing()
    #expect(drawing.fills == [Theme.light.panelColor(depth: 0), Theme.light.panelColor(depth: 1)])
    #expect(drawing.shadowCount == Theme.light.cardShadows.count)
  }

  @Test func depthCountsThroughPanes() {
    let outer = CardView()
    let inner = CardView()
    outer.pane = Pane()
    outer.pane?.addSubview(inner)
    #expect(inner.depth == 1)
  }

  @Test func aPaneLiesInsetAndInTheCardsColour() {
    let card = CardView()
    card.pane = Pane()
    let stage = Stage(card, frame: Rect(x: 50, y: 50, width: 300, height: 200))
    #expect(card.pane?.frame == Rect(x: 5, y: 5, width: 290, height: 190))
    #expect(card.pane?.backgroundColor == Theme.light.panelColor(depth: 0))
    stage.user.application.theme = .dark
    #expect(card.pane?.backgroundColor == Theme.dark.panelColor(depth: 0))
  }

  @Test func aCardInAStackIsAsHighAsItsPaneAsksAndGrowsWithIt() {
    let (card, text) = (CardView(), Label("one"))
    let pane = LabelPane(text)
    card.pane = pane
    let below = Label("below")
    let stage = Stage(StackView(spacing: 0, [card, below]), frame: Rect(x: 0, y: 0, width: 200, height: 300))
    let height = card.frame.height
    #expect(height == text.frame.height + 10)
    text.maxLines = 0
    text.text = String(repeating: "many words ", count: 10)
    stage.user.application.endTurn()
    #expect(card.frame.height > height)
    #expect(pane.frame.height == text.frame.height && below.frame.minY == card.frame.maxY)
  }

  @Test func aPanesCornerIsInsideTheRoundCorner() {
    let card = CardView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let radius = Theme.light.metrics.panelRadius
    let corner = card.paneFrame.origin
    #expect(corner.distance(to: Point(x: radius, y: radius)) <= radius - 1)
  }

  @Test func repaintingInsideDrawsNeitherCornersNorShadows() {
    let card = CardView()
    let stage = Stage(card, frame: Rect(x: 50, y: 50, width: 300, height: 200))
    card.setNeedsDisplay(in: Rect(x: 100, y: 100, width: 10, height: 10))
    stage.user.application.endTurn()
    let drawing = stage.user.host.surfaces.values.first?.lastDrawing ?? []
    #expect(
      drawing == [.fill(Rect(x: 150, y: 150, width: 10, height: 10), Theme.light.panelColor(depth: 0))])
  }
}

/// As large as its label.
@MainActor private final class LabelPane: Pane, Measured {
  private let label: Label

  init(_ label: Label) {
    self.label = label
    super.init(frame: .zero)
    addSubview(label)
  }

  func preferredSize(width: Double) -> Size { label.preferredSize(width: width) }

  override func layoutSubviews() { label.frame = bounds }
}

extension [DrawingCommand] {
  fileprivate var fills: [Color] {
    compactMap { if case .fillRounded(_, let color) = $0 { color } else { nil } }
  }

  fileprivate var shadowCount: Int { count { if case .shadow = $0 { true } else { false } } }
}
