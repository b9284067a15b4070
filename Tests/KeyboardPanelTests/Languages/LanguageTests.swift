import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct LanguageTests {
  @Test(arguments: KeyboardLayout.shippedNames)
  func aSentenceOfTheLanguageIsTypedKeyByKey(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    let sentence = try #require(sentences[name])
    for size in [Size(width: 960, height: 640), Size(width: 360, height: 560)] {
      let finger = PanelFinger(layout, size: size)
      #expect(finger.type(sentence) == nil)
      #expect(finger.field.text == sentence)
    }
  }

  @Test func everyLayoutHasASentence() {
    #expect(Set(sentences.keys) == Set(KeyboardLayout.shippedNames))
  }

  @Test func theGlobeGoesFromLayoutToLayoutAndTypesInEach() throws {
    let stage = Stage.editing()
    #expect(!stage.keys.contains { $0.keyName == "globe" })
    stage.panel.layouts = try ["en-US", "ru", "ko"].map { try #require(KeyboardLayout.shipped($0)) }
    stage.user.application.endTurn()
    stage.click("a", "globe", "ф", "globe")
    #expect(stage.fieldA.typed == "aф")
    #expect(stage.panel.layoutIndex == 2)
    stage.click("globe", "b")
    #expect(stage.fieldA.typed == "aфb")
  }

  @Test func aLayoutWithMoreRowsMakesAHigherPanelInOneChange() throws {
    let stage = Stage.editing()
    let height = stage.panel.frame.height
    stage.panel.layouts = try ["en-US", "th"].map { try #require(KeyboardLayout.shipped($0)) }
    stage.user.application.endTurn()
    stage.forget()
    stage.click("globe")
    #expect(stage.panel.frame.height > height)
    #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func theLayoutInUseStaysWhenTheListChanges() throws {
    let stage = Stage.editing()
    let layouts = try ["en-US", "ru", "de"].map { try #require(KeyboardLayout.shipped($0)) }
    stage.panel.layouts = layouts
    stage.panel.layoutIndex = 2
    stage.panel.layouts = [layouts[2], layouts[0]]
    #expect(stage.panel.layoutIndex == 0)
    stage.panel.layouts = []
    #expect(stage.panel.layouts == [.default])
  }
}
