import CXTest
import Testing

extension Integration {
  /// Sending the form of the nested scene while it is empty.
  @Suite
  @HarnessActor
  struct OrderFormTests {
    private static let first = "nested/order/reference"

    @Test(.bug(id: "Semantic-Org/Semantic-UI#3059"), arguments: WindowManager.allCases)
    func theFirstWrongFieldIsEditedAfterAClickAndAfterReturn(manager: WindowManager) throws {
      for isByReturn in [false, true] {
        try Stage.run(manager) { stage in
          if isByReturn {
            try stage.edit("nested/account/password")
            try stage.keyboard.key(KeySym(XK_Return))
          } else {
            try stage.click("nested/account/send")
          }
          try stage.demo.waitFor("begin") { $0.view == Self.first }
          if !isByReturn { try stage.demo.waitFor("keyboardDidShow") }
          try stage.keyboard.type("R")
          try stage.demo.waitFor("text") { $0.view == Self.first && $0.text == "R" }
          #expect(try stage.demo.tree().keys.contains { $0.isUsable })
        }
      }
    }
  }
}
