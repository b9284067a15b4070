import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct InspectorTests {
  private let stage = DemoStage()
  private let name = "nested/order/person/name"

  private func lines(_ section: String) throws -> [InspectorLine] {
    let section: InspectorSection = try stage.view("inspector/\(section)")
    return section.subviews.compactMap { ($0 as? InspectorRow)?.line }
  }

  private func isShown() throws -> Bool {
    let pane: InspectorView = try stage.view("inspector")
    return !pane.isHidden
  }

  @Test func f12TogglesWhoeverHasTheFocus() throws {
    #expect(try !isShown())
    stage.user.key(.f12)
    #expect(try isShown())
    try stage.edit(name)
    stage.user.key(.f12)
    #expect(try !isShown())
    #expect(try stage.view(name, as: TextField.self).isFirstResponder)
  }

  @Test func theButtonTogglesWithoutEndingEditing() throws {
    try stage.edit(name)
    try stage.click("bar/inspector")
    #expect(try isShown())
    #expect(try stage.view(name, as: TextField.self).isFirstResponder)
    #expect(stage.decisions.last == .excluded)
  }

  @Test func theSceneMakesRoom() throws {
    let scene: View = try stage.view("nested")
    stage.user.key(.f12)
    let pane: View = try stage.view("inspector")
    #expect(scene.frame.width == 960 - InspectorView.width)
    #expect(pane.frame.minX == scene.frame.width)
    stage.user.key(.f12)
    #expect(scene.frame.width == 960)
  }

  @Test func theChainBeginsWithTheFirstResponderAndEndsWithTheApplication() throws {
    stage.user.key(.f12)
    try stage.edit(name)
    let chain = try lines("chain")
    #expect(
      chain.first
        == InspectorLine(
          look: .link(isFirst: true), lead: "TextField", detail: .init(before: "· ", path: name)))
    #expect(chain.last?.lead == "Application")
    #expect(chain.count == ResponderChainText.limit)
    try stage.click("inspector/chain")
    let whole = try #require(stage.window.firstResponder).chain.reduce(0) { count, _ in count + 1 }
    #expect(try lines("chain").count == whole)
  }

  @Test func withNobodyTheChainIsTheWindows() throws {
    stage.user.key(.f12)
    #expect(try lines("chain").map(\.lead).dropFirst() == ["DemoWindow", "Application"])
  }

  @Test func decisionsAreThoseOfTheEventStreamNewestFirst() throws {
    stage.user.key(.f12)
    try stage.click(name)
    try stage.click(name)
    try stage.click("nested/account/email")
    try stage.click("bar/settings")
    try stage.click("nested/account/reset")
    let shown = try lines("decisions").map(\.lead)
    #expect(shown == ["dismiss", "excluded", "handOver", "inside", "none"])
    #expect(stage.decisions.map(\.rawValue) == Array(shown.reversed()))
    #expect(try lines("decisions")[2].detail == .init(before: "name → ", path: "nested/account/email"))
  }

  @Test func aPressOutsideOfTheProgramIsTold() throws {
    stage.user.key(.f12)
    try stage.edit(name)
    stage.user.pressOutsideApplication()
    #expect(try lines("decisions").first?.detail.before == "outside the program")
  }

  @Test func notificationsAreToldWithTheirTime() throws {
    stage.user.wait(.milliseconds(1234))
    stage.user.key(.f12)
    try stage.click(name)
    let oldest = try #require(try lines("notifications").last)
    #expect(oldest.lead == "1.234")
    #expect(oldest.detail == .init(before: "didBeginEditing ", path: name))
  }

  @Test func aBurstOfKeysIsOneLine() throws {
    stage.user.key(.f12)
    try stage.edit(name)
    stage.user.type("abc")
    let changes = try lines("notifications").filter { $0.detail.before.hasPrefix("textDidChange") }
    #expect(changes.count == 1)
  }

  /// Looking must not make things happen.
  @Test func aPressInTheInspectorChangesNothingThatItShows() throws {
    stage.user.key(.f12)
    try stage.edit(name)
    let before = try ["chain", "decisions", "notifications"].map { try lines($0) }
    try stage.click("inspector/decisions")
    try stage.click("inspector/tabs/tree")
    try stage.click("inspector/tabs/live")
    #expect(try ["chain", "decisions", "notifications"].map { try lines($0) } == before)
    #expect(stage.decisions.suffix(3) == [.excluded, .excluded, .excluded])
    #expect(try stage.view(name, as: TextField.self).isFirstResponder)
  }

  @Test func theTreeMarksTheFirstResponder() throws {
    stage.user.key(.f12)
    try stage.click("inspector/tabs/tree")
    try stage.edit(name)
    let marked = try lines("tree").filter {
      if case .branch(_, isFirst: true) = $0.look { true } else { false }
    }
    #expect(marked.map(\.detail.before) == ["name"])
    #expect(try !lines("tree").contains { $0.lead == "InspectorView" })
  }

  /// The rings that the surfaces draw, in the window's coordinates. A field that is edited may have moved the scene:
  /// then what lies below it is not seen.
  private func rings(inScene: Bool = false) throws -> [Rect] {
    var rings: [Rect] = []
    let scene: ScenePane = try stage.view("nested")
    for surface in surfaces where !inScene || surface.isDescendant(of: scene) {
      guard let overlay = surface.overlay else { continue }
      let canvas = RecordingCanvas(clip: surface.bounds.inset(by: -100))
      overlay(canvas)
      for case .stroke(let shape, width: 2, _) in canvas.commands {
        rings.append(surface.convertToWindow(shape.rect.inset(by: -2)))
      }
    }
    return rings
  }

  private var surfaces: [SurfaceView] {
    ViewNames(windows: [stage.window]).views.compactMap { $0.view as? SurfaceView }
  }

  /// Each surface that the ring reaches draws it in the same place: together it is whole.
  @Test(arguments: [3.0, 12, 40], [3.0, 12, 40])
  func theRingIsWholeHoweverNearToAnEdgeThePressWas(dx: Double, dy: Double) throws {
    stage.user.key(.f12)
    for name in ["nested/order/person", "nested/account", "nested/order/person/address"] {
      let pane: Pane = try stage.view(name)
      stage.user.click(pane.convertToWindow(Point(x: dx, y: dy)), in: stage.window)
      let ring = try #require(try rings(inScene: true).first)
      #expect(ring.width == PressMark.diameter && ring.height == PressMark.diameter)
      #expect(try rings(inScene: true).allSatisfy { $0 == ring })
      let scene: ScenePane = try stage.view("nested")
      let reached = surfaces.filter {
        $0.isVisibleInTree && $0.isDescendant(of: scene) && $0.convertToWindow($0.bounds).intersects(ring)
      }
      #expect(reached.allSatisfy { $0.overlay != nil })
    }
  }

  @Test func atTheWindowsEdgeTheRingMovesInwards() throws {
    stage.user.key(.f12)
    for point in [Point(x: 1, y: 300), Point(x: 300, y: 639), Point(x: 2, y: 638)] {
      stage.user.click(point, in: stage.window)
      let rings = try rings()
      #expect(!rings.isEmpty && rings.allSatisfy { stage.window.bounds.contains($0) })
    }
  }

  @Test(arguments: [false, true]) func theMarkGoesByItself(isMotionReduced: Bool) throws {
    stage.user.application.theme.motion.isReduced = isMotionReduced
    stage.user.key(.f12)
    try stage.click("nested/account/email")
    stage.user.wait(PressMark.rest - .milliseconds(50))
    #expect(try !rings().isEmpty)
    stage.user.wait(PressMark.fade + .milliseconds(200))
    #expect(surfaces.allSatisfy { $0.overlay == nil })
  }

  @Test func theMarkGoesWithTheInspector() throws {
    stage.user.key(.f12)
    try stage.click(name)
    #expect(try !rings().isEmpty)
    stage.user.key(.f12)
    #expect(surfaces.allSatisfy { $0.overlay == nil })
  }

  @Test func whileItIsHiddenNothingIsNoted() throws {
    try stage.click(name)
    stage.user.key(.f12)
    #expect(try lines("decisions").map(\.look) == [.note])
  }

  @Test func pathsLoseTheirBeginningFirst() {
    let detail = InspectorLine.Detail(before: "end ", path: "nested/order/name", after: "!")
    let fit = { (width: Double) in PathText.fit(detail, into: width) { Double($0.count) } }
    #expect(fit(22) == "end nested/order/name!")
    #expect(fit(21) == "end …/order/name!")
    #expect(fit(5) == "end …/name!")
  }
}
