import Outfield

/// The controls of the settings drawer, from top to bottom. Says what was chosen, knows nothing of what it means.
@MainActor final class SettingsForm: StackView {
  let scope = SegmentedControl(["Program", "Window", "Marked"])
  let triggers = TriggerChoice.all.map { Switch($0.title, actionName: $0.name) }
  let field = SegmentedControl(["Inherit", "Always", "Never"])
  let outside = SegmentedControl(["End + act", "Act", "End", "Nothing"])
  let show = SegmentedControl(["If the user edits", "Always", "Never"])
  let hidesOnHardwareKey = Switch("A hardware key hides it")
  let pinned = Switch("Pinned: hardware keys leave it alone")
  let look = SegmentedControl(["Light", "Dark"])
  let reducesMotion = Switch("Reduced motion")

  /// What a program writes for the present choice.
  let scopeCode = CodeLabel()
  let triggerCode = CodeLabel()
  let fieldCode = CodeLabel()
  let outsideCode = CodeLabel()
  let showCode = CodeLabel()
  let fieldTitle = Label(style: .smallStrong, role: .dim)

  private static let padding = 20.0

  init() {
    super.init(
      .vertical, spacing: 8,
      insets: DirectionalInsets(top: 16, leading: Self.padding, bottom: 24, trailing: Self.padding))
    identifier = "form"
    addDismissal()
    addKeyboard()
    addLook()
    nameControls()
  }

  private func addDismissal() {
    add(heading("WHERE PRESSES END EDITING"), scope, scopeCode)
    add(heading("WHAT ENDS IT"))
    for control in triggers {
      addSubview(control)
      setSpacing(0, after: control)
    }
    addSubview(triggerCode)
    add(fieldTitle, field, fieldCode)
    add(heading("WHAT A PRESS ON ANOTHER VIEW DOES"), outside, outsideCode)
  }

  private func addKeyboard() {
    add(heading("WHEN THE KEYBOARD COMES UP"), show, showCode)
    add(hidesOnHardwareKey, pinned)
    setSpacing(0, after: hidesOnHardwareKey)
  }

  private func addLook() {
    add(heading("LOOK"), look, reducesMotion)
  }

  /// A group, set apart from what is above.
  private func add(_ views: View...) {
    if let last = subviews.last { setSpacing(18, after: last) }
    for view in views { addSubview(view) }
    if views.count > 2 { setSpacing(4, after: views[1]) }
  }

  private func heading(_ text: String) -> Label { Label(text, style: .smallStrong, role: .dim) }

  private func nameControls() {
    for (control, name) in [
      (scope, "scope"), (field, "field"), (outside, "outside"), (show, "show"), (look, "theme"),
    ] {
      control.identifier = name
    }
    for (control, choice) in zip(triggers, TriggerChoice.all) { control.identifier = choice.name }
    hidesOnHardwareKey.identifier = "hardwareKey"
    pinned.identifier = "pinned"
    reducesMotion.identifier = "reducedMotion"
  }
}

/// A trigger of dismissal with its names for people and for programs.
struct TriggerChoice {
  let trigger: DismissalTriggers
  let name: String
  let title: String

  static let all = [
    TriggerChoice(trigger: .tap, name: "tap", title: "A tap elsewhere in the program"),
    TriggerChoice(trigger: .pan, name: "pan", title: "A drag that began elsewhere"),
    TriggerChoice(
      trigger: .outsideApplication, name: "outsideApplication", title: "A press outside of the program"),
    TriggerChoice(trigger: .escape, name: "escape", title: "Escape"),
    TriggerChoice(trigger: .wheel, name: "wheel", title: "The wheel, turned elsewhere"),
    TriggerChoice(trigger: .pageKey, name: "pageKey", title: "A page key, scrolling elsewhere"),
    TriggerChoice(trigger: .windowFocusLost, name: "windowFocusLost", title: "The window losing the focus"),
  ]
}

/// A line of Swift.
@MainActor final class CodeLabel: Label {
  init() {
    super.init(style: .small, role: .dim)
    font = Font(family: "monospace", size: 11)
    maxLines = 0
  }
}
