import Outfield

/// The controls of the settings drawer, from top to bottom. Says what was chosen, knows nothing of what it means.
@MainActor final class SettingsForm: StackView {
  let look = SegmentedControl(["Light", "Dark"])
  let reducesMotion = Switch("Reduced motion")
  let scope = SegmentedControl(["Anywhere", "Its window", "Marked views"])
  let triggers = TriggerChoice.all.map { Switch($0.title, actionName: $0.name) }
  let field = SegmentedControl(["As above", "Always", "Never"])
  let ends = Switch("Ends the editing", actionName: "ends")
  let acts = Switch("Does what it always does", actionName: "acts")
  let show = SegmentedControl(["When I edit", "Always", "Never"])
  let mode = SegmentedControl(["Docked", "Floating", "Window"])
  let side = SegmentedControl(["Split", "Left", "Right"])
  let hidesOnHardwareKey = Switch("A hardware key hides it")
  let pinned = Switch("Pinned: it stays even then")
  let walked = Switch("Arrow keys walk over it")

  /// What a program writes for the present choice.
  let scopeCode = CodeLabel()
  let triggerCode = CodeLabel()
  let fieldCode = CodeLabel()
  let outsideCode = CodeLabel()
  let showCode = CodeLabel()
  let modeCode = CodeLabel()
  let fieldTitle = Label(style: .smallStrong, role: .dim)

  /// What ``mode`` and ``side`` stand for; one of them has the choice.
  static let modes: [PanelMode] = [.docked, .floating, .window]
  static let sides: [PanelMode] = [.split, .left, .right]

  private static let padding = 20.0

  init() {
    super.init(
      .vertical, spacing: 8,
      insets: DirectionalInsets(top: 16, leading: Self.padding, bottom: 24, trailing: Self.padding))
    identifier = "form"
    addLook()
    addDismissal()
    addKeyboard()
    fieldTitle.maxLines = 0
    nameControls()
  }

  private func addLook() {
    add(heading("LOOK"), look)
    addSwitches([reducesMotion])
  }

  private func addDismissal() {
    add(heading("A CLICK ELSEWHERE ENDS EDITING"), scope, scopeCode)
    add(heading("WHAT CAN END IT"))
    addSwitches(triggers, code: triggerCode)
    add(fieldTitle, field, fieldCode)
    add(heading("A CLICK ON ANOTHER VIEW"))
    addSwitches([ends, acts], code: outsideCode)
  }

  private func addKeyboard() {
    add(heading("WHEN THE KEYBOARD COMES UP"), show, showCode)
    addSwitches([hidesOnHardwareKey, pinned, walked])
    add(heading("WHERE THE KEYBOARD IS"), mode, side, modeCode)
  }

  /// A group, set apart from what is above.
  private func add(_ views: View...) {
    if let last = arrangedSubviews.last { setSpacing(18, after: last) }
    for view in views { addSubview(view) }
    if views.count > 2 { setSpacing(4, after: views[1]) }
  }

  /// Rows that need no gap between them.
  private func addSwitches(_ switches: [Switch], code: CodeLabel? = nil) {
    if let last = subviews.last { setSpacing(4, after: last) }
    for control in switches {
      addSubview(control)
      setSpacing(0, after: control)
    }
    if let code { addSubview(code) }
  }

  private func heading(_ text: String) -> Label { Label(text, style: .smallStrong, role: .dim) }

  private func nameControls() {
    name(look, "theme", ["light", "dark"])
    name(scope, "scope", ["program", "window", "marked"])
    name(field, "field", ["inherit", "always", "never"])
    name(show, "show", ["edit", "always", "never"])
    name(mode, "panel", Self.modes.map(\.rawValue))
    name(side, "side", Self.sides.map(\.rawValue))
    for (control, choice) in zip(triggers, TriggerChoice.all) { control.identifier = choice.name }
    for (control, name) in [
      (ends, "ends"), (acts, "acts"), (hidesOnHardwareKey, "hardwareKey"), (pinned, "pinned"),
      (walked, "walked"),
      (reducesMotion, "reducedMotion"),
    ] {
      control.identifier = name
    }
  }

  /// Names that stay when the words are others.
  private func name(_ control: SegmentedControl, _ name: String, _ segments: [String]) {
    control.identifier = name
    for (button, segment) in zip(control.buttons, segments) { button.identifier = segment }
  }
}

/// A trigger of dismissal with its names for people and for programs.
struct TriggerChoice {
  let trigger: DismissalTriggers
  let name: String
  let title: String

  static let all = [
    TriggerChoice(trigger: .tap, name: "tap", title: "A click in the program"),
    TriggerChoice(trigger: .pan, name: "pan", title: "A drag in the program"),
    TriggerChoice(
      trigger: .outsideApplication, name: "outsideApplication", title: "A click outside the program"),
    TriggerChoice(trigger: .escape, name: "escape", title: "The Escape key"),
    TriggerChoice(trigger: .wheel, name: "wheel", title: "Turning the wheel elsewhere"),
    TriggerChoice(trigger: .pageKey, name: "pageKey", title: "A page key that scrolls"),
    TriggerChoice(
      trigger: .windowFocusLost, name: "windowFocusLost", title: "Focus to another window"),
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
