import Outfield

/// The settings drawer: the whole policy of dismissal and of the keyboard, live.
///
/// The drawer is the program's own furniture: it is excluded from dismissal, so that one can change a rule while
/// a field is being edited and then try it on that field. Only a field that can no longer be edited ends.
@MainActor final class SettingsController {
  let drawer: Drawer
  let form = SettingsForm()
  private unowned let application: Application
  /// The field that is edited, or was last.
  private weak var field: View?
  private var observation: Observation?

  /// What the scene's views do with a press while something else is edited.
  private(set) var outsidePolicy = OutsidePressPolicy.dismissAndAct
  /// A setting was changed: other windows may show it too.
  var onChange: (@MainActor () -> Void)?
  /// The drawer was opened or closed.
  var onToggle: (@MainActor () -> Void)?

  static let width = 344.0

  init(_ application: Application) {
    self.application = application
    drawer = Drawer("Settings", width: Self.width, content: ScrollView(form))
    drawer.identifier = "settings"
    drawer.isExcludedFromDismissal = true
    drawer.onChange = { [weak self] isOpen in
      if isOpen { self?.refresh() }
      self?.onToggle?()
    }
    bind()
    observation = application.observe { [weak self] in self?.notice($0) }
  }

  private func notice(_ notification: Application.Notification) {
    guard case .didBeginEditing(let responder) = notification, let view = responder as? View,
      view.window === drawer.window
    else { return }
    field = view
    if drawer.isOpen { refresh() }
  }

  private var panel: KeyboardPanelController? { application.inputPanel as? KeyboardPanelController }

  // MARK: From the controls

  private func bind() {
    choose(form.scope, DismissalScope.choices) { $0.application.dismissal.scope = $1 }
    choose(form.field, FieldDismissal.choices) { $0.field?.fieldDismissal = $1 }
    choose(form.show, PanelVisibility.ShowPolicy.choices) { $0.panel?.showPolicy = $1 }
    choose(form.mode, SettingsForm.modes) { $0.panel?.mode = $1 }
    choose(form.side, SettingsForm.sides) { $0.panel?.mode = $1 }
    choose(form.look, [false, true]) { $0.setTheme(isDark: $1) }
    for (control, choice) in zip(form.triggers, TriggerChoice.all) {
      turn(control) { $0.set(choice.trigger, $1) }
    }
    turn(form.ends) { $0.outsidePolicy = OutsidePressPolicy(ends: $1, acts: $0.outsidePolicy.acts) }
    turn(form.acts) { $0.outsidePolicy = OutsidePressPolicy(ends: $0.outsidePolicy.ends, acts: $1) }
    turn(form.hidesOnHardwareKey) { $0.panel?.hidesOnHardwareKey = $1 }
    turn(form.pinned) { $0.panel?.isPinned = $1 }
    turn(form.walked) { $0.panel?.isWalked = $1 }
    turn(form.reducesMotion) { $0.application.theme.motion.isReduced = $1 }
  }

  private func choose<Value>(
    _ control: SegmentedControl, _ values: [Value],
    _ apply: @escaping @MainActor (SettingsController, Value) -> Void
  ) {
    control.onSelect = { [weak self] index in
      guard let self else { return }
      apply(self, values[index])
      changed()
    }
  }

  private func turn(_ control: Switch, _ apply: @escaping @MainActor (SettingsController, Bool) -> Void) {
    control.onChange = { [weak self] isOn in
      guard let self else { return }
      apply(self, isOn)
      changed()
    }
  }

  private func changed() {
    refresh()
    onChange?()
  }

  private func set(_ trigger: DismissalTriggers, _ isOn: Bool) {
    if isOn {
      application.dismissal.triggers.insert(trigger)
    } else {
      application.dismissal.triggers.remove(trigger)
    }
  }

  private func setTheme(isDark: Bool) {
    var theme = isDark ? Theme.dark : Theme.light
    theme.motion = application.theme.motion
    application.theme = theme
  }

  // MARK: To the controls

  /// Another window's drawer changed what all windows share.
  func adopt(_ policy: OutsidePressPolicy) {
    outsidePolicy = policy
    refresh()
  }

  func refresh() {
    let dismissal = application.dismissal
    form.scope.selectedIndex = index(of: dismissal.scope, in: DismissalScope.choices)
    for (control, choice) in zip(form.triggers, TriggerChoice.all) {
      control.isOn = dismissal.triggers.contains(choice.trigger)
    }
    form.ends.isOn = outsidePolicy.ends
    form.acts.isOn = outsidePolicy.acts
    refreshField()
    refreshKeyboard()
    form.look.selectedIndex = application.theme.isDark ? 1 : 0
    form.reducesMotion.isOn = application.theme.motion.isReduced
    tellCode()
  }

  private func refreshField() {
    form.field.isEnabled = field != nil
    form.field.selectedIndex = index(of: field?.fieldDismissal ?? .inherit, in: FieldDismissal.choices)
    let name = field.flatMap { ViewNames(windows: application.windows)[$0] }
    form.fieldTitle.text = name.map { "IT ENDS “\($0)”" } ?? "IT ENDS THIS FIELD (CLICK ONE)"
  }

  private func refreshKeyboard() {
    for control in [form.show, form.mode, form.side, form.hidesOnHardwareKey, form.pinned, form.walked] {
      control.isEnabled = panel != nil
    }
    guard let panel else { return }
    form.show.selectedIndex = index(of: panel.showPolicy, in: PanelVisibility.ShowPolicy.choices)
    form.mode.selectedIndex = index(of: panel.mode, in: SettingsForm.modes)
    form.side.selectedIndex = index(of: panel.mode, in: SettingsForm.sides)
    form.hidesOnHardwareKey.isOn = panel.hidesOnHardwareKey
    form.pinned.isOn = panel.isPinned
    form.walked.isOn = panel.isWalked
  }

  /// Below each choice stands what a program writes for it.
  private func tellCode() {
    let dismissal = application.dismissal
    let names = TriggerChoice.all.filter { dismissal.triggers.contains($0.trigger) }.map { ".\($0.name)" }
    form.scopeCode.text = "dismissal.scope = .\(dismissal.scope)"
    form.triggerCode.text = "dismissal.triggers = [\(names.joined(separator: ", "))]"
    form.fieldCode.text = "field.fieldDismissal = .\(field?.fieldDismissal ?? .inherit)"
    form.outsideCode.text = "view.outsidePressPolicy = .\(outsidePolicy)"
    form.modeCode.text = panel.map { "panel.mode = .\($0.mode)" } ?? ""
    form.showCode.text = panel.map { "panel.showPolicy = .\($0.showPolicy)" } ?? ""
  }

  /// None of the segments where it is none of them.
  private func index<Value: Equatable>(of value: Value, in values: [Value]) -> Int {
    values.firstIndex(of: value) ?? -1
  }
}

/// The values in the order of their segments.
extension DismissalScope {
  fileprivate static let choices: [DismissalScope] = [.application, .window, .markedViews]
}

extension FieldDismissal {
  fileprivate static let choices: [FieldDismissal] = [.inherit, .always, .never]
}

/// The policy as answers to two questions.
extension OutsidePressPolicy {
  fileprivate init(ends: Bool, acts: Bool) {
    self = ends ? (acts ? .dismissAndAct : .dismissOnly) : acts ? .act : .ignore
  }

  /// Whether a press ends the editing.
  fileprivate var ends: Bool { self == .dismissAndAct || self == .dismissOnly }

  /// Whether the view that was pressed gets the press.
  fileprivate var acts: Bool { self == .dismissAndAct || self == .act }
}

extension PanelVisibility.ShowPolicy {
  fileprivate static let choices: [PanelVisibility.ShowPolicy] = [.onUserAction, .always, .never]
}
