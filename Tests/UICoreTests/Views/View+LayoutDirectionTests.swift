import Testing
import UICore
import UITestHost

@MainActor struct ViewLayoutDirectionTests {
  private let user = TestUser()
  private let window = Window(title: "Direction", size: Size(width: 400, height: 300))
  private let box = LeadingBox(frame: Rect(x: 50, y: 50, width: 200, height: 100))

  init() {
    window.addSubview(box)
    user.open(window)
  }

  private func turn(_ direction: LayoutDirection) {
    user.application.layoutDirection = direction
    user.application.endTurn()
  }

  @Test func itIsTheUsersLanguagesUnlessTheProgramSaysOtherwise() {
    let host = TestHost()
    host.settings.layoutDirection = .rightToLeft
    let application = Application(host: host)
    #expect(application.layoutDirection == .rightToLeft)
    #expect(View().layoutDirection == .leftToRight)
    #expect(box.layoutDirection == .leftToRight)
    turn(.rightToLeft)
    #expect(box.layoutDirection == .rightToLeft)
  }

  @Test func aLayoutFromTheLeadingEdgeIsMirroredAndBack() {
    #expect(box.content.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    turn(.rightToLeft)
    #expect(box.content.frame == Rect(x: 160, y: 20, width: 30, height: 40))
    #expect(box.content.leadingFrame == Rect(x: 10, y: 20, width: 30, height: 40))
    turn(.leftToRight)
    #expect(box.content.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func aWiderSuperviewKeepsTheLeadingEdge() {
    turn(.rightToLeft)
    box.frame.size.width = 300
    user.application.endTurn()
    #expect(box.content.frame.maxX == 290)
  }

  @Test func framesThatAProgramSetsItselfAreLeftAlone() {
    turn(.rightToLeft)
    #expect(box.frame == Rect(x: 50, y: 50, width: 200, height: 100))
  }

  @Test func aClickMeetsWhatIsSeenThere() {
    turn(.rightToLeft)
    #expect(window.hitTest(Point(x: 50 + 165, y: 50 + 25)) === box.content)
    #expect(window.hitTest(Point(x: 50 + 15, y: 50 + 25)) === box)
  }

  @Test func everythingIsPaintedAnew() {
    _ = user.host.takeEffects()
    turn(.rightToLeft)
    let damage = user.host.takeEffects().compactMap {
      if case .damage(_, let rects) = $0 { rects } else { nil }
    }
    #expect(damage == [[Rect(x: 0, y: 0, width: 400, height: 300)]])
    turn(.rightToLeft)
    #expect(user.host.takeEffects().isEmpty)
  }
}

@MainActor private final class LeadingBox: View {
  let content = View()

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(content)
  }

  override func layoutSubviews() { content.leadingFrame = Rect(x: 10, y: 20, width: 30, height: 40) }
}
