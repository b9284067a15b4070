import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct KeyPopUpViewTests {
  @Test func aLongPressShowsTheAlternatesAboveTheKeyAndTheReleaseTakesThemAway() {
    let stage = Stage.editing()
    stage.user.press(stage.center(of: "e"), in: stage.window)
    #expect(stage.popUp == nil)
    stage.user.wait(.milliseconds(300))
    let frame = stage.popUp?.frame ?? .zero
    #expect(stage.popUp?.isHidden == false)
    #expect(frame.maxY <= stage.frame(of: stage.key("e")).minY + 4)
    #expect(stage.popUp?.drawnTexts == ["3", "é", "è", "ê", "ë", "ē", "ĕ"])
    stage.user.release()
    #expect(stage.popUp == nil)
    #expect(stage.fieldA.typed == "3")
  }

  @Test(arguments: [
    Size(width: 960, height: 640), Size(width: 320, height: 240), Size(width: 1600, height: 900),
  ])
  func itIsInsideOfTheWindowForEveryKey(size: Size) {
    let stage = Stage.editing(size)
    for key in stage.keys where key.key.alternates.count > 0 {
      stage.user.press(stage.frame(of: key).center, in: stage.window)
      stage.user.wait(.milliseconds(300))
      let frame = stage.popUp?.frame ?? .zero
      #expect(frame.minX >= 0 && frame.maxX <= size.width && frame.minY >= 0 && frame.maxY <= size.height)
      stage.user.release()
    }
  }

  @Test func aSecondFingerOnItClosesItAndTypesNothing() {
    let stage = Stage.editing()
    stage.finger(1, .down, at: stage.center(of: "e"))
    stage.user.wait(.milliseconds(300))
    let place = stage.popUp?.frame.center ?? .zero
    stage.finger(2, .down, at: place)
    #expect(stage.popUp == nil)
    stage.finger(2, .up, at: place)
    stage.finger(1, .up, at: stage.center(of: "e"))
    #expect(stage.fieldA.typed == "")
    #expect(stage.fieldA.isFirstResponder && stage.panel.isVisible)
  }

  @Test(.bug(id: "D25")) func aSecretShowsNoAlternates() {
    let stage = Stage.editing()
    stage.fieldA.isSecure = true
    stage.user.press(stage.center(of: "e"), in: stage.window)
    stage.user.wait(.seconds(1))
    #expect(stage.popUp == nil && stage.user.host.effects == [])
    stage.user.release()
    #expect(stage.fieldA.typed == "e")
  }

  @Test func hidingThePanelTakesItAway() {
    let stage = Stage.editing()
    stage.user.press(stage.center(of: "e"), in: stage.window)
    stage.user.wait(.milliseconds(300))
    stage.panel.hide()
    stage.user.application.endTurn()
    #expect(stage.popUp == nil)
    stage.user.release()
    #expect(stage.fieldA.typed == "")
  }

  @Test func theGlobesLongPressListsTheLayoutsAndTheReleaseChooses() throws {
    let stage = Stage.editing()
    stage.panel.layouts = try ["en-US", "de", "ar"].map { try #require(KeyboardLayout.shipped($0)) }
    stage.user.application.endTurn()
    stage.user.press(stage.center(of: "globe"), in: stage.window)
    stage.user.wait(.milliseconds(300))
    #expect(stage.popUp?.drawnTexts == ["English", "Deutsch", "العربية"])
    let choice = try #require(stage.popUp?.popUp?.frames[1])
    stage.user.move(to: choice.center + stage.panel.frame.origin)
    stage.user.release()
    #expect(stage.panel.layoutIndex == 1)
    stage.click("ü")
    #expect(stage.fieldA.typed == "ü")
  }
}

extension KeyPopUpViewTests {
  /// The panel's window ends above the top row.
  @Test func aPanelWithAWindowOfItsOwnHasThemAboveItsWindow() throws {
    let stage = Stage(bar: .hidden)
    stage.panel.mode = .window
    stage.user.click(stage.fieldA)
    let dock = try #require(stage.view?.window)
    stage.user.press(stage.center(of: "e"), in: dock)
    stage.user.wait(.milliseconds(300))
    let popUp = try #require(stage.offered)
    let window = try #require(stage.user.application.windows.last as? PopUpWindow)
    let edge = stage.frame(of: stage.key("e")).minY
    #expect(window.owner === dock && window.origin.y + window.frame.height <= edge + 30)
    #expect(window.subviews[0].frame.size.height >= popUp.bounds.height)
    // One with whom the program has nothing to do but show it.
    #expect(stage.fieldA.isFirstResponder && stage.window.isFocused && !window.isFocused && !dock.isFocused)
    stage.user.move(to: popUp.frames[2].center + stage.view!.keysOrigin)
    stage.user.release()
    #expect(stage.fieldA.typed == popUp.choices[2])
    #expect(!stage.user.application.windows.contains { $0 is PopUpWindow })
  }
}

extension Stage {
  /// What stands above a key, if anything does.
  var popUp: KeyPopUpView? { window.subviews.lazy.compactMap { $0 as? KeyPopUpView }.first { !$0.isHidden } }
}

extension KeyPopUpView {
  fileprivate var drawnTexts: [String] {
    let canvas = RecordingCanvas(clip: bounds)
    draw(on: canvas, damage: bounds)
    return canvas.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }
}
