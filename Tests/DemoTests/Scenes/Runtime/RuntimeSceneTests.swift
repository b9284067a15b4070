import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct RuntimeSceneTests {
  private let stage = SceneStage(.runtime)
  private var user: TestUser { stage.user }

  private func canvas() throws -> BlockCanvas { try stage.view("runtime/canvas") }

  /// Adds a text by a double click at a place of the canvas.
  private func add(_ x: Double, _ y: Double) throws -> TextBlock {
    user.multiClick(try canvas().place(x, y), in: stage.window, count: 2)
    return try #require(try canvas().blocks.last)
  }

  private func clickCanvas() throws { user.click(try canvas().place(20, 300), in: stage.window) }

  @Test func doubleClickAddsATextThereAndEditsIt() throws {
    let block = try add(300, 120)
    let point = try canvas().place(300, 120)
    #expect(block.text.isFirstResponder)
    #expect(block.text.frameInWindow.contains(point))
    user.type("hi")
    #expect(block.text.text == "hi")
  }

  @Test func singleClickAddsNothing() throws {
    try clickCanvas()
    #expect(try canvas().blocks.isEmpty)
  }

  @Test func twoClicksFarApartAddNothing() throws {
    for x in [100.0, 300] {
      user.press(try canvas().place(x, 100), in: stage.window)
      user.release()
    }
    #expect(try canvas().blocks.isEmpty)
  }

  @Test func clickOnTheCanvasEndsTheEditingOfAnyBlock() throws {
    for x in [60.0, 400] {
      let block = try add(x, 80)
      _ = user.takeNotifications()
      try clickCanvas()
      #expect(!block.text.isFirstResponder)
      #expect(stage.endCauses == [.tapOutside])
    }
  }

  @Test func clickOnATextEditsItAndADragMovesItInstead() throws {
    let block = try add(300, 120)
    user.type("words")
    try clickCanvas()
    let (start, before) = (block.text.place(30, 10), block.frame)
    user.drag(from: start, to: start + Point(x: 80, y: 40), in: stage.window)
    #expect(block.frame == before.offset(by: Point(x: 80, y: 40)))
    #expect(stage.window.firstResponder == nil)
    user.click(block.text.place(30, 10), in: stage.window)
    #expect(block.text.isFirstResponder)
  }

  @Test func clickOnATextPutsTheCaretWhereItWas() throws {
    let block = try add(300, 120)
    user.type("words")
    try clickCanvas()
    user.click(block.text.place(12 + 2 * FixedTextSystem.advance, 17), in: stage.window)
    #expect(block.text.selectedRange == 2..<2)
  }

  @Test func dragInATextBeingEditedSelects() throws {
    let block = try add(300, 120)
    user.type("words")
    let before = block.frame
    user.drag(from: block.text.place(12, 17), to: block.text.place(90, 17), in: stage.window)
    #expect(block.frame == before)
    #expect(block.text.selectedRange == 0..<5)
  }

  @Test func frameCanBeDraggedWhileItsTextIsEdited() throws {
    let block = try add(300, 120)
    let (grip, before) = (block.place(30, 8), block.frame)
    user.drag(from: grip, to: grip + Point(x: 40, y: 24), in: stage.window)
    #expect(block.frame == before.offset(by: Point(x: 40, y: 24)))
    #expect(block.text.isFirstResponder)
  }

  @Test func dragOfAnotherBlockEndsTheEditingAsAPan() throws {
    let first = try add(100, 80)
    try clickCanvas()
    _ = try add(500, 80)
    _ = user.takeNotifications()
    let grip = first.place(30, 8)
    user.drag(from: grip, to: grip + Point(x: 0, y: 60), in: stage.window)
    #expect(stage.endCauses == [.pan])
  }

  @Test func blockCannotBeDraggedOffTheCanvas() throws {
    let block = try add(300, 120)
    let grip = block.place(30, 8)
    user.drag(from: grip, to: Point(x: -500, y: 5000), in: stage.window)
    #expect(try canvas().bounds.contains(block.frame))
  }

  @Test func crossDeletesABlockThatIsEdited() throws {
    let block = try add(300, 120)
    _ = user.takeNotifications()
    user.click(try stage.view("runtime/canvas/block-1/delete", as: IconButton.self))
    #expect(block.superview == nil)
    #expect(stage.endCauses == [.viewRemoved])
    #expect(stage.decisions == [.inside])
  }

  @Test func deleteKeyDeletesASelectedBlockAndEditsAnEditedOne() throws {
    let block = try add(300, 120)
    user.type("ab")
    user.key(.backspace)
    #expect(block.text.text == "a")
    try clickCanvas()
    user.click(block.place(30, 8), in: stage.window)
    #expect(block.isFirstResponder)
    user.key(.delete)
    #expect(try canvas().blocks.isEmpty)
  }

  @Test func clickOnTheCanvasUndoesASelection() throws {
    let block = try add(300, 120)
    try clickCanvas()
    user.click(block.place(30, 8), in: stage.window)
    try clickCanvas()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func blockGrowsWithItsLines() throws {
    let block = try add(300, 120)
    let height = block.frame.height
    user.type("a")
    user.key(.return, text: "\r")
    #expect(block.frame.height == height + 20)
    user.key(.backspace)
    #expect(block.frame.height == height)
  }
}
