import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct PlainTextInputTests {
  @Test func nothingIsSaidToBeWrongWhileItIsBeingTyped() {
    let stage = validated(TextField())
    stage.user.click(stage.control)
    stage.user.type("ab")
    #expect(stage.control.errorMessage == nil)
  }

  @Test func leavingTheFieldTellsWhatIsWrong() {
    let stage = validated(TextField())
    stage.user.click(stage.control)
    stage.user.type("ab")
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(stage.control.errorMessage == "Three letters, please")
    #expect(stage.drawnTexts() == ["ab", "Three letters, please"])
  }

  @Test func theErrorGoesAsSoonAsTheTextIsRight() {
    let stage = validated(TextField("ab"))
    #expect(!stage.control.validate())
    stage.control.becomeFirstResponder()
    stage.user.type("c")
    #expect(stage.control.errorMessage == nil)
    stage.user.type("d")
    #expect(stage.control.errorMessage == nil)
  }

  @Test func theDelegateFindsTheErrorWhenEditingEnds() {
    let stage = validated(TextField("ab"))
    let delegate = ErrorReader()
    stage.control.delegate = delegate
    stage.user.click(stage.control)
    stage.control.resignFirstResponder()
    #expect(delegate.found == "Three letters, please")
  }

  @Test func aMessageOfTheProgramStaysWithoutAValidator() {
    let stage = Stage(TextField("ab"))
    stage.control.errorMessage = "Taken"
    stage.user.click(stage.control)
    stage.user.type("c")
    #expect(stage.control.errorMessage == "Taken")
    #expect(!stage.control.validate())
  }

  @Test func aTextViewIsValidatedToo() {
    let view = TextView("ab")
    view.validator = { $0.count == 3 ? nil : "Three letters, please" }
    #expect(!view.validate())
  }

  private func validated(_ field: TextField) -> Stage<TextField> {
    field.validator = { $0.count == 3 ? nil : "Three letters, please" }
    return Stage(field)
  }
}

/// Reads the error of a field whose editing ends.
@MainActor private final class ErrorReader: TextInputDelegate {
  var found: String?
  func didEndEditing(_ input: TextInputView, cause: EndEditingCause) { found = input.errorMessage }
}
