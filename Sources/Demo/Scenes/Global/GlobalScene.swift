import Outfield

/// One handler for the whole window, or for chosen views only.
///
/// *Everywhere* is what the library does by itself. *Only the marked views* is ``DismissalScope/markedViews``: a
/// press ends editing where ``View/dismissesEditing`` says so. And the bar has a recognizer whose action has no
/// target. The action goes to the first responder, so that the bar need not know the form: it does not even lie in
/// the subtree of the form's controller.
@MainActor final class GlobalScene: SceneController {
  private unowned let application: Application
  private let formerScope: DismissalScope
  private let profile = ProfileController()
  private let bar = OutlinedBar("Profile")
  private let saving = SaveBar()

  override init(_ application: Application) {
    self.application = application
    formerScope = application.dismissal.scope
    super.init(application)
  }

  override func loadView() -> View {
    bar.identifier = "bar"
    bar.addGestureRecognizer(makeBarRecognizer())
    profile.onScope = { [application] scope in application.dismissal.scope = scope }
    profile.showScope(application.dismissal.scope)
    saving.onSave = { [weak self] in self.map { $0.saving.tell($0.profile.summary) } }
    return SavedScene(GlobalView(bar: bar, content: profile.view), saving)
  }

  private func makeBarRecognizer() -> GestureRecognizer {
    let tap = TapGestureRecognizer(sendingTo: Responder.self) { $0.resignFirstResponder() }
    // What lies in the bar hears of the tap as well.
    tap.cancelsPressInView = false
    return tap
  }

  /// The next scene finds the scope as it was.
  override func close() {
    super.close()
    application.dismissal.scope = formerScope
  }
}

/// The bar at the top, the content below: siblings.
@MainActor final class GlobalView: ScenePane {
  private let bar: OutlinedBar
  private let content: View

  init(bar: OutlinedBar, content: View) {
    self.bar = bar
    self.content = content
    super.init(
      .global,
      SceneHead(
        "Click a field, then click the outlined bar.",
        "The bar tells nobody in particular to end the typing: its tap finds the field by itself. Switch "
          + "“Everywhere” off, and only what is outlined still ends it."))
    insertSubview(bar, at: 0)
    addSubview(content)
  }

  override func layOutContent() -> Size {
    bar.frame = Rect(x: 0, y: 0, width: frame.width, height: theme.metrics.topBarHeight)
    var area = column
    area.origin.y = bar.frame.maxY
    let top = placeHead(in: area)
    let height = content.wantedSize(width: area.width).height
    content.frame = Rect(x: area.minX, y: top, width: area.width, height: height)
    return Size(width: frame.width, height: content.frame.maxY + margin)
  }
}
