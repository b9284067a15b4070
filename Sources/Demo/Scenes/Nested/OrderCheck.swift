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
      case .noReference: "Enter one, such as R-17."
      case .noName: "Enter the name of who orders."
      case .noEmail: "Enter an e-mail address."
      case .badEmail: "It should look like a@b.org."
      case .shortPassword: "At least \(OrderCheck.minimumPasswordLength) characters."
      }
    }
  }

  static let minimumPasswordLength = 8

  /// How many things are wrong, in words; nil if nothing is.
  var summary: String? {
    switch problems.count {
    case 0: nil
    case 1: "Not sent: one field still needs an answer."
    case let count: "Not sent: \(count) fields still need an answer."
    }
  }

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
