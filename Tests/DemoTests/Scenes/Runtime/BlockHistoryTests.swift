import Outfield
import Testing
import UITestHost

@testable import Demo

/// Deleting blocks, where the keys go then, and having them back.
@MainActor struct BlockHistoryTests {
  enum Deletion: CaseIterable { case cross, crossWhileEdited, deleteKey, backspace }
  enum Return: CaseIterable { case key, toastByMouse, toastByFinger }

  private let stage = DemoStage(scene: .runtime)
  private var user: TestUser { stage.user }
  private var control: Modifiers { .control }

  private func canvas() throws -> BlockCanvas { try stage.view("runtime/canvas") }
  private func toast() throws -> Toast { try stage.view("runtime/canvas/toast") }
  private var focus: Responder? { stage.window.firstResponder }

  /// Adds a block with a text, and goes on editing it.
  private func add(_ text: String, _ x: Double, _ y: Double) throws -> TextBlock {
    user.multiClick(try canvas().place(x, y), in: stage.window, count: 2)
    user.type(text)
    return try #require(try canvas().blocks.last)
  }

  private func undo() { user.key(KeySym("z"), modifiers: .control) }
  private func redo() { user.key(KeySym("z"), modifiers: [.control, .shift]) }

  private func delete(_ block: TextBlock, by way: Deletion) throws {
    if way != .crossWhileEdited { user.key(.escape) }
    switch way {
    case .cross, .crossWhileEdited: user.click(block.place(block.bounds.width - 12, 10), in: stage.window)
    case .deleteKey, .backspace:
      user.click(block.place(30, 8), in: stage.window)
      user.key(way == .deleteKey ? .delete : .backspace)
    }
    #expect(block.superview == nil)
  }

  private func takeBack(by way: Return) throws {
    // The panel may be on its way out.
    user.wait(.seconds(1))
    let button: Button = try stage.view("runtime/canvas/toast/action")
    switch way {
    case .key: undo()
    case .toastByMouse: user.click(button)
    case .toastByFinger: user.tap(button)
    }
  }

  @Test(
    .bug(id: "AccessibilityTools/VoiceOverDesigner#46"), .bug(id: "jramke/stashlist#89"),
    arguments: Deletion.allCases, Return.allCases)
  func aDeletedBlockComesBackWithItsTextAndItsOwnHistory(deletion: Deletion, way: Return) throws {
    let block = try add("first", 300, 80)
    let frame = block.frame
    user.wait(.seconds(5))
    user.type("+")
    try delete(block, by: deletion)
    try takeBack(by: way)
    #expect(try canvas().blocks.map(\.text.text) == ["first+"])
    #expect(block.frame == frame)
    #expect(focus === block)
    #expect(try toast().isHidden)
    user.key(.return)
    undo()
    #expect(block.text.text == "first")
    #expect(block.superview != nil)
  }

  @Test func deletionsAreTakenBackOneByOneInTheirPlaces() throws {
    let blocks = try [(100.0, 60.0), (400, 60), (100, 180)].map { try add("x", $0.0, $0.1) }
    for block in [blocks[1], blocks[0]] { try delete(block, by: .cross) }
    undo()
    undo()
    #expect(try canvas().blocks.elementsEqual(blocks, by: ===))
    undo()
    #expect(try canvas().blocks.count == 3)
    redo()
    redo()
    #expect(try canvas().blocks.elementsEqual([blocks[2]], by: ===))
    redo()
    #expect(try canvas().blocks.count == 1)
  }

  @Test(.bug(id: "UI5/openui5#252"), .bug(id: "ManifoldScholar/manifold#4117"))
  func theKeysGoToTheNeighbourThenToTheCanvas() throws {
    let blocks = try [(100.0, 60.0), (400, 60), (100, 180)].map { try add("x", $0.0, $0.1) }
    user.key(.escape)
    user.click(blocks[1].place(30, 8), in: stage.window)
    // Selected, it lies above the others.
    #expect(focus === blocks[1])
    user.key(.delete)
    #expect(focus === blocks[2])
    user.key(.backspace)
    #expect(focus === blocks[0])
    user.key(.delete)
    #expect(try focus === canvas())
    user.key(.return)
    #expect(try canvas().blocks.last?.text.isFirstResponder == true)
  }

  @Test(.bug(id: "GoogleForCreators/web-stories-wp#1852"))
  func whatCameBackCanBeDeletedAgainByTheNextKey() throws {
    let block = try add("x", 300, 80)
    try delete(block, by: .deleteKey)
    undo()
    user.key(.delete)
    #expect(block.superview == nil)
    undo()
    #expect(block.superview != nil)
  }

  @Test func deletingOneLeavesTheTextOfAnotherAlone() throws {
    let first = try add("first", 100, 60)
    let second = try add("second", 400, 60)
    // Not even a press outside ends it: so the field is the one that is edited, whatever is deleted.
    second.text.fieldDismissal = .never
    user.click(first.place(first.bounds.width - 12, 10), in: stage.window)
    #expect(first.superview == nil)
    #expect(second.text.isFirstResponder)
    undo()
    #expect(first.superview == nil && second.text.text == "", "Ctrl+Z is the text's while it is edited")
  }

  @Test func aDragIsTakenBackToo() throws {
    let block = try add("x", 300, 80)
    user.key(.escape)
    let (grip, before) = (block.place(30, 8), block.frame)
    user.drag(from: grip, to: grip + Point(x: 60, y: 40), in: stage.window)
    let after = block.frame
    undo()
    #expect(block.frame == before)
    redo()
    #expect(block.frame == after)
  }

  @Test func whatIsNewCannotBeFollowedByARedo() throws {
    let blocks = try [(100.0, 60.0), (400, 60)].map { try add("x", $0.0, $0.1) }
    try delete(blocks[0], by: .cross)
    undo()
    try delete(blocks[1], by: .cross)
    redo()
    #expect(try canvas().blocks.elementsEqual([blocks[0]], by: ===))
  }

  @Test func theToastGoesByItselfButNotFromUnderTheKeys() throws {
    let block = try add("x", 300, 80)
    try delete(block, by: .cross)
    #expect(try toast().isVisibleInTree)
    try stage.view("runtime/canvas/toast/action", as: Button.self).becomeFirstResponder()
    user.wait(Toast.duration + .seconds(1))
    #expect(try !toast().isHidden)
    user.key(.tab)
    user.wait(Toast.duration + .seconds(1))
    #expect(try toast().isHidden)
    undo()
    #expect(block.superview != nil, "the key is there for longer")
  }

  @Test(arguments: [4.0, -30]) func theToastDoesNotGoFromUnderThePointer(fromTheEdge: Double) throws {
    let block = try add("x", 300, 80)
    try delete(block, by: .cross)
    let frame = try toast().convertToWindow(toast().bounds)
    user.hover(
      Point(x: fromTheEdge > 0 ? frame.minX + fromTheEdge : frame.maxX + fromTheEdge, y: frame.midY),
      in: stage.window)
    user.wait(Toast.duration + .seconds(1))
    #expect(try !toast().isHidden)
    user.hover(Point(x: 5, y: 5), in: stage.window)
    user.wait(Toast.duration + .seconds(1))
    #expect(try toast().isHidden)
  }

  @Test(.bug(id: "cooperka/react-native-snackbar#78"))
  func theToastIsAboveThePanelAndItsButtonLargeEnoughForAFinger() throws {
    let blocks = try [(100.0, 60.0), (400, 60)].map { try add("x", $0.0, $0.1) }
    try delete(blocks[1], by: .crossWhileEdited)
    user.click(blocks[0].text.place(14, 14), in: stage.window)
    user.wait(.seconds(1))
    let top = try #require(stage.window.keyboardTop)
    #expect(try toast().frameInWindow.maxY <= top)
    let button: Button = try stage.view("runtime/canvas/toast/action")
    #expect(button.frame.height >= 32 && button.frame.width >= 44)
    user.tap(button)
    #expect(blocks[1].superview != nil)
  }

  @Test(.bug(id: "jaredreich/pell#66")) func tabInABlockTellsTheWayOut() throws {
    let block = try add("x", 300, 80)
    user.key(.tab, text: "\t")
    #expect(block.text.text == "x\t")
    #expect(try !toast().isHidden)
    #expect(try toast().subviews.contains { ($0 as? Label)?.text == TabKeepingText.wayOut })
  }
}
