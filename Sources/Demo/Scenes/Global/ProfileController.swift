import Outfield

/// The scene's content: a form, and two areas to press.
@MainActor final class ProfileController: ViewController {
  /// The user chose where presses end editing.
  var onScope: (@MainActor (DismissalScope) -> Void)?

  private let fullName = TextField(placeholder: "Full name")
  private let city = TextField(placeholder: "City")
  private let website = TextField(placeholder: "Website")
  private let everywhere = Switch("Everywhere", isOn: true, actionName: "everywhere")

  override func loadView() -> View {
    for (field, name) in [(fullName, "name"), (city, "city"), (website, "website")] {
      field.identifier = name
      field.keyboardTraits.returnKey = .next
    }
    website.keyboardTraits.returnKey = .done
    everywhere.identifier = "everywhere"
    everywhere.onChange = { [weak self] isOn in
      self?.onScope?(isOn ? .application : .markedViews)
      self?.showScope(isOn ? .application : .markedViews)
    }
    return ProfileView(form: .around(makeForm()), areas: .around(makeAreas()))
  }

  /// Puts the switch in order with the scope.
  func showScope(_ scope: DismissalScope) {
    everywhere.isOn = scope != .markedViews
    everywhere.title = everywhere.isOn ? "Everywhere" : "Only the marked views"
  }

  private func makeForm() -> FormPane {
    FormPane(
      "form",
      [
        .title(Label.caption("Who")), .firstFields(fullName), .fields(city, website, shares: [1, 1]),
        .switched(everywhere),
      ])
  }

  private func makeAreas() -> FormPane {
    let marked = PressArea(
      "marked", title: "Marked", detail: "A press here ends the editing in both modes.", isMarked: true)
    let unmarked = PressArea(
      "unmarked", title: "Not marked", detail: "A press here ends it only with the switch on.",
      isMarked: false)
    return FormPane(
      "areas", [.title(Label.caption("Press one")), .area(marked, gap: 6), .area(unmarked, gap: 10)])
  }
}

extension FormPane.Row {
  fileprivate static func switched(_ view: Switch) -> FormPane.Row {
    FormPane.Row(views: [view], height: 34, gap: 20, shares: [1])
  }

  fileprivate static func area(_ view: PressArea, gap: Double) -> FormPane.Row {
    FormPane.Row(views: [view], height: 72, gap: gap, shares: [1])
  }
}

/// Two cards side by side.
@MainActor final class ProfileView: View {
  private let form: CardView
  private let areas: CardView

  init(form: CardView, areas: CardView) {
    self.form = form
    self.areas = areas
    super.init(frame: .zero)
    identifier = "content"
    for card in [form, areas] { addSubview(card) }
  }

  var preferredHeight: Double { max(form.formHeight, areas.formHeight) }

  override func layoutSubviews() {
    let gap = SceneMetrics.margin
    let width = ((bounds.width - gap) * 0.55).rounded()
    form.leadingFrame = Rect(x: 0, y: 0, width: width, height: bounds.height)
    areas.leadingFrame = Rect(x: width + gap, y: 0, width: bounds.width - width - gap, height: bounds.height)
  }
}
