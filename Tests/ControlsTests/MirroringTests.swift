import Testing
import UICore
import UITestHost

@testable import Controls

/// Each control where reading goes from right to left: as in a mirror, and unchanged when it goes back.
@MainActor @Suite struct MirroringTests {
  @Test(arguments: [TextAlignment.leading, .trailing])
  func aLabelBeginsAtTheOtherEdge(alignment: TextAlignment) {
    let label = Label("Name and address")
    label.alignment = alignment
    Stage.centred(label).expectMirror()
    label.maxLines = 0
    label.text = "Name and address of the one who ordered it"
    Stage.centred(label, height: 80).expectMirror()
  }

  @Test func aLabelInTheMiddleStaysThere() {
    let label = Label("Name")
    label.alignment = .center
    let stage = Stage.centred(label)
    let drawing = stage.drawing()
    stage.turn(.rightToLeft)
    #expect(stage.drawing() == drawing)
  }

  @Test(arguments: TextAlignment.allCases)
  func aNavigationBarsEndsChangePlaces(alignment: TextAlignment) {
    let back = IconButton(.chevronBackward, actionName: "back")
    let bar = NavigationBar("Title", leading: [back, Button("All")], trailing: [Button("Save")])
    bar.titleAlignment = alignment
    Stage.centred(bar, width: 600, height: 52).expectMirror()
  }

  @Test func viewsSideBySideBeginAtTheRight() {
    let views = [30.0, 50, 20].map { View(frame: Rect(x: 0, y: 0, width: $0, height: 20)) }
    let insets = DirectionalInsets(top: 4, leading: 12, bottom: 4, trailing: 20)
    Stage.centred(StackView(.horizontal, spacing: 10, insets: insets, views)).expectMirror()
    #expect(views[0].frame == Rect(x: 12, y: 7, width: 30, height: 20))
  }

  @Test func viewsUnderEachOtherKeepTheirInsets() {
    let insets = DirectionalInsets(top: 4, leading: 12, bottom: 4, trailing: 20)
    Stage.centred(StackView(spacing: 10, insets: insets, [Label("One"), Label("Two")])).expectMirror()
  }

  @Test func segmentsBeginAtTheRight() {
    Stage.centred(SegmentedControl(["One", "Two", "Three"], selectedIndex: 2), width: 310).expectMirror()
  }

  @Test func arrowsChooseTheSegmentThatTheyPointTo() {
    let stage = Stage.centred(SegmentedControl(["One", "Two", "Three"]), width: 300)
    stage.turn(.rightToLeft)
    stage.control.becomeFirstResponder()
    stage.user.key(.left)
    #expect(stage.control.selectedIndex == 1)
    stage.user.key(.right)
    stage.user.key(.right)
    #expect(stage.control.selectedIndex == 0)
  }

  @Test(arguments: [false, true])
  func aSwitchIsOnAtTheOtherEnd(isOn: Bool) {
    Stage.centred(Switch("Sound", isOn: isOn)).expectMirror()
  }

  @Test func aListsRowsBeginAtTheRight() {
    let items = [ListItem("Berlin", detail: "3 stations"), ListItem("Bern")]
    let list = ListView(items)
    list.insets = DirectionalInsets(top: 2, leading: 12, bottom: 2, trailing: 20)
    list.selectedIndex = 1
    Stage.centred(list, height: 300).expectMirror()
  }

  @Test func aScrollViewsIndicatorIsAtTheLeft() {
    let content = StackView(.vertical, (0..<20).map { Label("Line \($0)") })
    let stage = Stage.centred(ScrollView(content), height: 200)
    stage.control.scroll(to: Point(x: 0, y: 100))
    stage.user.application.endTurn()
    stage.expectMirror()
  }

  @Test func columnsBeginAtTheRight() {
    let split = SplitView([.init(Label("List"), width: 250), .init(Pane(), minimumWidth: 200)])
    let stage = Stage.centred(split, width: 800, height: 300)
    stage.expectMirror()
    stage.turn(.rightToLeft)
    stage.user.drag(from: Point(x: 549, y: 150), to: Point(x: 469, y: 150), in: stage.window)
    #expect(split.columnWidths == [330, 469])
    // A press beside the line is the line's, on both sides.
    for x in [466.0, 473] { #expect(stage.window.hitTest(Point(x: x, y: 150)) is SplitDivider) }
  }

  @Test func aDrawerComesFromTheLeft() {
    let drawer = Drawer("Settings", content: StackView(.vertical, [Label("Sound")]))
    let stage = Stage(drawer, frame: nil)
    drawer.area = Rect(x: 0, y: 52, width: 800, height: 548)
    drawer.open()
    stage.user.wait(.seconds(1))
    stage.expectMirror()
    stage.turn(.rightToLeft)
    #expect(drawer.frame == Rect(x: 0, y: 52, width: 320, height: 548))
    drawer.close()
    stage.user.wait(.milliseconds(90))
    #expect((-319..<0).contains(drawer.frame.minX))
  }

  @Test func aCardsContentStaysWithinIt() {
    let card = CardView()
    let form = Pane()
    card.pane = form
    let stage = Stage.centred(card, width: 300, height: 200)
    let frame = form.frame
    stage.turn(.rightToLeft)
    #expect(form.frame == frame)
  }

  @Test func theWordsOfAButtonStayInTheMiddle() {
    let stage = Stage.centred(Button("Send"))
    let drawing = stage.drawing()
    stage.turn(.rightToLeft)
    #expect(stage.drawing() == drawing)
  }
}
