import Outfield

/// Whether what was entered can be sent, and what to say of it.
struct OrderCheck {
  var reference: String
  var name: String
  var email: String
  var passwordLength: Int

  enum Problem: Error, Equatable {
    case noReference, noName, noEmail, badEmail, shortPassword

    var message: String {
      switch self {
      case .noReference: "An order needs a reference."
      case .noName: "Whose order is it?"
      case .noEmail: "Where does the answer go?"
      case .badEmail: "An address looks like zoe@example.org."
      case .shortPassword: "At least \(OrderCheck.minimumPasswordLength) characters."
      }
    }
  }

  static let minimumPasswordLength = 8

  /// All that is wrong, in reading order.
  var problems: [Problem] {
    var problems: [Problem] = []
    if Self.isBlank(reference) { problems.append(.noReference) }
    if Self.isBlank(name) { problems.append(.noName) }
    if Self.isBlank(email) {
      problems.append(.noEmail)
    } else if !TextFieldPreset.email.isWhole(email) {
      problems.append(.badEmail)
    }
    if passwordLength < Self.minimumPasswordLength { problems.append(.shortPassword) }
    return problems
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
