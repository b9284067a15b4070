import Outfield

/// Fields at four depths of nested X windows.
///
/// The recipe is what is *not* here: no field registers anywhere, no view looks for a first responder, no
/// recognizer is installed. Fields are put into panes; that they let go on a click elsewhere comes with them.
@MainActor final class NestedScene: SceneController {
  private let orderTitle = TextField(placeholder: "Title of the order")
  private let reference = TextField(placeholder: "Reference (required)")
  private let quantity = TextField(placeholder: "Quantity")
  private let name = TextField(placeholder: "Name (required)")
  private let street = TextField(placeholder: "Street")
  private let city = CompletingField(placeholder: "City", choices: City.all.map(\.name))
  private let email = TextField(placeholder: "E-mail (required)")
  private let phone = TextField(placeholder: "Phone")
  private let limit = TextField(placeholder: "Spending limit")
  private let pin = SecureField(placeholder: "PIN")
  private let password = SecureField(placeholder: "Password (required)")
  private let note = GrowingText(placeholder: "Note: Return begins a new line", lines: 1...6)
  private let responder = FirstResponderLabel("Order · first responder:")
  private let wayOut = Label(TabKeepingText.wayOut, style: .small, role: .dim)
  private let status = Label(style: .small)

  override func loadView() -> View {
    prepareFields()
    let address = FormPane(
      "address", isNested: true,
      [.title(Label.caption("Address")), .firstFields(street, city, shares: [3, 2])])
    let person = FormPane(
      "person", isNested: true,
      [.title(Label.caption("Person")), .firstFields(name), .card(.around(address))])
    let order = FormPane(
      "order",
      [
        .title(responder), .firstFields(reference, quantity, shares: [2, 1]), .card(.around(person)),
      ])
    return NestedView(Self.head, title: orderTitle, left: .around(order), right: .around(account()))
  }

  private func account() -> FormPane {
    let send = Button("Send", style: .primary) { [weak self] in self?.send() }
    let reset = Button("Reset") { [weak self] in self?.reset() }
    send.identifier = "send"
    reset.identifier = "reset"
    for (label, name) in [(status, "status"), (wayOut, "wayOut")] {
      label.identifier = name
      label.maxLines = 0
      label.isHidden = true
    }
    return FormPane(
      "account",
      [
        .title(Label.caption("Account")), .firstFields(email),
        .fields(phone, limit, shares: [1, 1]), .fields(pin, password, shares: [2, 3]),
        .field(note, stretches: true), .note(wayOut),
        .buttons(send, reset), .note(status),
      ])
  }

  private func prepareFields() {
    let names = [
      "title", "reference", "quantity", "name", "street", "city", "email", "phone", "limit", "pin",
      "password", "note",
    ]
    for (field, name) in zip(fields, names) {
      field.identifier = name
      if !field.keyboardTraits.isMultiline { field.keyboardTraits.returnKey = .next }
    }
    chooseKeys()
    password.keyboardTraits.returnKey = .send
    password.delegate = self
    note.onTab = { [weak self] in self?.wayOut.isHidden = false }
  }

  /// What the keyboard has at hand for each.
  private func chooseKeys() {
    quantity.apply(.number)
    email.apply(.email)
    phone.apply(.phone)
    limit.apply(.decimal)
    pin.takesOnlyDigits = true
    pin.maxLength = 8
    reference.keyboardTraits.capitalization = .characters
    for field in [name, street, city] { field.keyboardTraits.capitalization = .words }
    for field in [orderTitle, note] { field.keyboardTraits.capitalization = .sentences }
  }

  private var fields: [TextInputView] {
    [
      orderTitle, reference, quantity, name, street, city, email, phone, limit, pin, password, note,
    ]
  }

  private static var head: SceneHead {
    SceneHead(
      "Click a field, then click anything else.",
      "A field brings the keyboard. A click elsewhere, here or on the desktop, takes it away, and still acts."
    )
  }

  // MARK: What happens

  override func notice(_ notification: Application.Notification) {
    switch notification {
    case .firstResponderDidChange(let window) where window === view.window:
      responder.show(window.firstResponder as? View)
    case .textDidChange(let view): (view as? TextInputView)?.errorMessage = nil
    case .didEndEditing(let responder, _) where responder === note: wayOut.isHidden = true
    default: break
    }
  }

  /// Nothing is sent while something is wrong: then the first such field is edited.
  private func send() {
    let order = OrderCheck(
      reference: reference.text, name: name.text, email: email.text, passwordLength: password.length)
    for problem in order.problems { field(of: problem).errorMessage = problem.message }
    guard let summary = order.summary, let first = order.problems.first else {
      return tell("Sent: order \(order.reference) for \(order.name).", .positive)
    }
    tell(summary, .error)
    field(of: first).becomeFirstResponder()
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
    for field in [password, pin] { field.clear() }
    for field in fields { field.errorMessage = nil }
    tell("All fields are empty again.", .dim)
  }

  // MARK: What is said

  private func tell(_ text: String, _ role: TextRole) {
    status.role = role
    status.text = text
    status.isHidden = false
  }
}

extension NestedScene: TextInputDelegate {
  /// Return in the last field sends.
  func shouldReturn(_ input: TextInputView) -> Bool {
    send()
    return true
  }
}
