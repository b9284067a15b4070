import Testing

@testable import Demo

struct OrderCheckTests {
  private let good = OrderCheck(
    reference: "R-17", name: "Zoë", email: "zoe@example.org", passwordLength: 8)

  @Test func completeOrderHasNoProblem() { #expect(good.problems.isEmpty) }

  @Test func emptyOrderNamesAllThatIsMissingInReadingOrder() {
    let order = OrderCheck(reference: "", name: " \t", email: "", passwordLength: 0)
    #expect(order.problems == [.noReference, .noName, .noEmail, .shortPassword])
  }

  @Test(arguments: [
    "zoe", "@example.org", "zoe@", "zoe@.org", "zoe@a..b", "z@a@b.org", "z e@a.org",
  ])
  func halfAnAddressIsNone(_ email: String) {
    var order = good
    order.email = email
    #expect(order.problems == [.badEmail])
  }

  @Test(arguments: ["z@a.b", "zoe@localhost", "zoë.müller+shop@mail.example.org"])
  func unusualAddressIsTaken(_ email: String) {
    var order = good
    order.email = email
    #expect(order.problems.isEmpty)
  }

  @Test func passwordOfSevenIsTooShort() {
    var order = good
    order.passwordLength = 7
    #expect(order.problems == [.shortPassword])
  }
}
