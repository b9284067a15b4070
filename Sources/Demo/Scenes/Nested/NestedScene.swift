import Outfield

/// Fields at four depths of nested X windows.
///
/// The recipe is what is *not* here: no field registers anywhere, no view looks for a first responder, no
/// recognizer is installed. Fields are put into panes; that they let go on a click elsewhere comes with them.
@MainActor final class NestedScene: SceneController {
  private let orderTitle = TextField(placeholder: "Title of the order")
  private let reference = TextField(placeholder: "Reference")
  private let name = TextField(placeholder: "Name")
  private let street = TextField(placeholder: "Street")
  private let city = CompletingField(placeholder: "City", choices: City.all.map(\.name))
  private let email = TextField(placeholder: "E-mail")
  private let phone = TextField(placeholder: "Phone")
  private let password = SecureField(placeholder: "Password")
  private let note = TextView(placeholder: "Note: Return begins a new line here")
  private let responder = FirstResponderLabel("Order · first responder:")
  private let status = Label(style: .small)

  override func loadView() -> View {
    prepareFields()
    let address = FormPane(
      "address", isNested: true,
      [.title(Label.caption("Address")), .firstFields(street, city, shares: [3, 2])])
    let person = FormPane(
      "person", isNested: true,
      [.title(Label.caption("Person")), .firstFields(name), .card(.around(address))])
    let order = FormPane("order", [.title(responder), .firstFields(reference), .card(.around(person))])
    return NestedView(
      hint: Self.hint, title: orderTitle, left: .around(order), right: .around(account()))
  }

  private func account() -> FormPane {
    let send = Button("Send", style: .primary) { [weak self] in self?.send() }
    let reset = Button("Reset") { [weak self] in self?.reset() }
    send.identifier = "send"
    reset.identifier = "reset"
    status.identifier = "status"
    return FormPane(
      "account",
      [
        .title(Label.caption("Account")), .firstFields(email),
        .fields(phone, password, shares: [1, 1]), .text(note, lines: 2), .buttons(send, reset), .note(status),
      ])
  }

  private func prepareFields() {
    let names = ["title", "reference", "name", "street", "city", "email", "phone", "password", "note"]
    for (field, name) in zip(fields, names) {
      field.identifier = name
      if !field.keyboardTraits.isMultiline { field.keyboardTraits.returnKey = .next }
    }
    email.apply(.email)
    phone.apply(.phone)
    password.keyboardTraits.returnKey = .send
    password.delegate = self
  }

  private var fields: [TextInputView] {
    [orderTitle, reference, name, street, city, email, phone, password, note]
  }

  private static let hint = [
    "Click a field: the keyboard comes. Click anything else, here or on the desktop: it goes.",
    "What you clicked still acts. No field registers anywhere, in whatever depth of windows it lies.",
  ]

  // MARK: What happens

  override func notice(_ notification: Notification) {
    switch notification {
    case .firstResponderDidChange(let window) where window === view.window:
      responder.show(window.firstResponder as? View)
    case .textDidChange(let view): (view as? TextInputView)?.errorMessage = nil
    default: break
    }
  }

  private func send() {
    let order = OrderCheck(
      reference: reference.text, name: name.text, email: email.text, passwordLength: password.length)
    for problem in order.problems { field(of: problem).errorMessage = problem.message }
    if order.problems.isEmpty {
      tell("Sent: order \(order.reference) for \(order.name).", .positive)
    } else {
      tell("Not sent: see what is marked red.", .error)
    }
  }

  private func field(of problem: OrderCheck.Problem) -> TextInputView {
    switch problem {
    case .noReference: reference
    case .noName: name
    case .noEmail, .badEmail: email
    case .shortPassword: password
    }
  }

  private func reset() {
    for case let field as any PlainTextInput in fields { field.text = "" }
    password.clear()
    for field in fields { field.errorMessage = nil }
    tell("All fields are empty again.", .dim)
  }

  private func tell(_ text: String, _ role: TextRole) {
    status.role = role
    status.text = text
  }
}

extension NestedScene: TextInputDelegate {
  /// Return in the last field sends.
  func shouldReturn(_ input: TextInputView) -> Bool {
    send()
    return true
  }
}
