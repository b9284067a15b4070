import TestSupport
import Testing
import UICore
import UITestHost

@MainActor @Suite struct FirstResponderSearchTests {
  /// Builds a random tree, changes it at random, and compares both ways to find the first responder at every view.
  @Test(.bug(id: "recipe fault 3"), arguments: 0..<20)
  func theFastPathAgreesWithThePlainSearchOnRandomTrees(batch: UInt64) {
    for seed in 0..<50 { compareOnRandomTree(seed: batch * 50 + UInt64(seed) + 1) }
  }

  private func compareOnRandomTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let user = TestUser()
    let window = user.open(Window(title: "Tree", size: Size(width: 800, height: 600)))
    var views: [View] = [window]
    for index in 0..<20 { views.append(addRandomView(index, below: views, &random)) }
    for _ in 0..<15 {
      mutate(views, in: window, &random)
      let agree = views.allSatisfy { $0.firstResponder === $0.searchFirstResponder() }
      #expect(agree, "tree of seed \(seed)")
    }
  }

  @Test func aDeepFieldIsFoundFromEveryAncestorAndFromNoSibling() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.container.firstResponder === scene.fieldA)
    #expect(scene.fieldA.firstResponder === scene.fieldA)
    #expect(scene.fieldB.firstResponder == nil)
  }

  private func addRandomView(_ index: Int, below views: [View], _ random: inout SeededGenerator) -> View {
    let view: View =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: Pane(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      case 1: StubField("f\(index)")
      default: View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      }
    views.randomElement(using: &random)!.addSubview(view)
    return view
  }

  private func mutate(_ views: [View], in window: Window, _ random: inout SeededGenerator) {
    let view = views.dropFirst().randomElement(using: &random)!
    switch Int.random(in: 0..<6, using: &random) {
    case 0: view.isHidden.toggle()
    case 1: view.isEnabled.toggle()
    case 2:
      let parent = views.randomElement(using: &random)!
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 3: view.resignFirstResponder()
    default: view.becomeFirstResponder()
    }
  }
}
