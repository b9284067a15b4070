import Controls
import KeyboardModel
import KeyboardPanel
import Testing
import UICore
import UITestHost

/// The panel comes up for what the user does, by whatever way it leads to a field, and not for what the program does
/// by itself.
@MainActor @Suite struct WhoseDoingTests {
  /// The kinds of fields, with enough text for a finger to rest on a word.
  enum Kind: CaseIterable {
    case line, lines, secret, search

    @MainActor func make() -> TextInputView {
      let frame = Rect(x: 20, y: 20, width: 300, height: 60)
      switch self {
      case .line:
        let field = TextField(frame: frame)
        field.text = "some words"
        return field
      case .lines:
        let field = TextView(frame: frame)
        field.text = "some words"
        return field
      case .secret:
        let field = SecureField(frame: frame)
        return field
      case .search:
        let field = SearchField(frame: frame)
        field.text = "some words"
        return field
      }
    }
  }

  @MainActor private struct Form {
    let user = TestUser()
    let window = Window(title: "Form", size: Size(width: 800, height: 600))
    let field: TextInputView
    let button = Button("Edit", frame: Rect(x: 20, y: 120, width: 100, height: 34))
    let panel: KeyboardPanelController

    init(_ kind: Kind) {
      field = kind.make()
      panel = KeyboardPanelController(application: user.application)
      user.application.inputPanel = panel
      window.addSubview(field)
      window.addSubview(button)
      user.open(window)
    }

    var spot: Point { field.convertToWindow(Point(x: 30, y: 17)) }

    func hideByKey() {
      panel.hide()
      user.application.endTurn()
      user.wait(.milliseconds(400))
    }
  }

  @Test(.bug(id: "mozilla-mobile/fenix#23612"), arguments: Kind.allCases)
  func aFingerThatRestsOnAFieldIsTheUsersDoing(_ kind: Kind) {
    let form = Form(kind)
    form.user.putFinger(at: form.spot, in: form.window)
    form.user.wait(.milliseconds(800))
    #expect(form.field.isFirstResponder)
    #expect(form.panel.isVisible)
    form.user.liftFinger()
    #expect(form.panel.isVisible)
  }

  /// What a program may hear of a click, and move the focus then.
  enum News: CaseIterable {
    case action, pressDecided, firstResponder, began, afterTheTurn, closure
  }

  @Test(arguments: News.allCases, Kind.allCases)
  func anObserverThatActsOnAClickActsForTheUser(_ news: News, _ kind: Kind) {
    let form = Form(kind)
    let other = TextField(frame: Rect(x: 20, y: 200, width: 200, height: 34))
    form.window.addSubview(other)
    let field = form.field
    if news == .closure { form.button.action = { field.becomeFirstResponder() } }
    if news == .afterTheTurn {
      form.button.action = { [application = form.user.application] in
        application.afterThisTurn { field.becomeFirstResponder() }
      }
    }
    form.user.application.observe { notification in
      switch (news, notification) {
      case (.action, .action), (.pressDecided, .pressDecided), (.firstResponder, .firstResponderDidChange),
        (.began, .didBeginEditing):
        field.becomeFirstResponder()
      default: break
      }
    }
    form.user.click(news == .began || news == .firstResponder ? other : form.button)
    form.user.wait(.milliseconds(10))
    #expect(field.isFirstResponder)
    #expect(form.panel.isVisible)
  }

  @Test func anObserverOfTheProgramsOwnDoingShowsNoPanel() {
    let form = Form(.line)
    let field = form.field
    form.user.application.observe { notification in
      if case .textDidChange = notification { field.becomeFirstResponder() }
    }
    let other = TextField(frame: Rect(x: 20, y: 200, width: 200, height: 34))
    form.window.addSubview(other)
    other.text = "by the program"
    form.user.application.endTurn()
    #expect(field.isFirstResponder)
    #expect(!form.panel.isVisible)
  }

  @Test func aTapThatWaitedForASecondOneIsTheUsersDoing() {
    let form = Form(.line)
    let area = View(frame: Rect(x: 400, y: 20, width: 200, height: 200))
    form.window.addSubview(area)
    let double = TapGestureRecognizer()
    double.requiredTaps = 2
    let single = TapGestureRecognizer { [field = form.field] _ in field.becomeFirstResponder() }
    single.require(toFail: double)
    area.addGestureRecognizer(double)
    area.addGestureRecognizer(single)
    form.user.tap(area)
    #expect(!form.field.isFirstResponder)
    form.user.wait(.seconds(1))
    #expect(form.field.isFirstResponder)
    #expect(form.panel.isVisible)
  }

  @Test(.bug(id: "servo/servo#27181"), arguments: Kind.allCases)
  func aClickOrATapInTheFieldBringsAHiddenPanelBack(_ kind: Kind) {
    let form = Form(kind)
    form.user.click(form.field)
    for isFinger in [false, true] {
      form.hideByKey()
      #expect(!form.panel.isVisible)
      if isFinger {
        form.user.tap(form.spot, in: form.window)
      } else {
        form.user.click(form.spot, in: form.window)
      }
      #expect(form.panel.isVisible)
    }
  }

  @Test(arguments: Kind.allCases) func aDragOverTheTextLeavesAHiddenPanelAlone(_ kind: Kind) {
    let form = Form(kind)
    form.user.click(form.field)
    form.hideByKey()
    form.user.drag(from: form.spot, to: form.spot + Point(x: 100, y: 0), in: form.window)
    #expect(!form.panel.isVisible)
  }
}
