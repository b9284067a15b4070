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
    for field in [fullName, city] { field.keyboardTraits.capitalization = .words }
    website.apply(.url)
    website.keyboardTraits.returnKey = .done
    everywhere.identifier = "everywhere"
    everywhere.onChange = { [weak self] isOn in
      self?.onScope?(isOn ? .application : .markedViews)
      self?.showScope(isOn ? .application : .markedViews)
    }
    return ProfileView(form: .around(makeForm()), areas: .around(makeAreas()))
  }

  /// What there is to save, in words.
  var summary: String {
    fullName.text.isEmpty ? "Saved. There was no name." : "Saved for \(fullName.text)."
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
        .field(everywhere),
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

extension FormRow {
  fileprivate static func area(_ view: PressArea, gap: Double) -> FormRow {
    FormRow(views: [view], gap: gap, stretches: true)
  }
}

/// Two cards, side by side where there is room.
@MainActor final class ProfileView: View, Measured {
  private let cards: CardPair

  init(form: CardView, areas: CardView) {
    cards = CardPair(left: form, right: areas)
    super.init(frame: .zero)
    identifier = "content"
    for card in [form, areas] { addSubview(card) }
  }

  func preferredSize(width: Double) -> Size {
    Size(width: width, height: cards.height(width: width, gap: gap(in: width)))
  }

  override func layoutSubviews() { cards.place(in: bounds, gap: gap(in: bounds.width)) }

  /// As wide as the margins around the two.
  private func gap(in width: Double) -> Double { SceneMetrics.margin(in: width + 40) }
}
