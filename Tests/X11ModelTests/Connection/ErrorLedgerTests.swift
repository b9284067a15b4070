import Testing

@testable import X11Model

@Suite struct ErrorLedgerTests {
  private func error(_ request: UInt8 = 18, _ code: UInt8 = 3, serial: UInt = 100) -> XErrorRecord {
    XErrorRecord(request: request, minor: 0, code: code, resource: 7, serial: serial)
  }

  @Test func anErrorIsToldOnceForEachKind() {
    var ledger = ErrorLedger()
    #expect(ledger.note(error(), on: 1) == true)
    #expect(ledger.note(error(serial: 200), on: 1) == false)
    #expect(ledger.note(error(18, 8), on: 1) == true)
    #expect(ledger.note(error(19), on: 1) == true)
  }

  @Test(arguments: [(42, 8), (42, 3), (25, 3), (20, 3), (15, 3), (40, 3)] as [(UInt8, UInt8)])
  func racesWithOtherProgramsMeanNothing(_ request: UInt8, _ code: UInt8) {
    var ledger = ErrorLedger()
    #expect(ledger.note(error(request, code), on: 1) == false)
    #expect(ledger.note(error(request, 11), on: 1) == true)
  }

  /// The error comes when the trap is long over, and says to which request it belongs.
  @Test func whatWasAskedInsideATrapIsExpectedWheneverItsErrorComes() {
    var ledger = ErrorLedger()
    let trap = ledger.beginTrap(on: 1, from: 50)
    #expect(ledger.note(error(serial: 51), on: 1) == false)
    ledger.endTrap(trap, at: 60)
    #expect(ledger.note(error(serial: 60), on: 1) == false)
    #expect(ledger.note(error(serial: 61), on: 1) == true)
  }

  @Test func aTrapHoldsForItsConnectionAndNotForWhatWasAskedBefore() {
    var ledger = ErrorLedger()
    let trap = ledger.beginTrap(on: 1, from: 50)
    ledger.endTrap(trap, at: 60)
    #expect(ledger.note(error(18, 3, serial: 55), on: 2) == true)
    #expect(ledger.note(error(18, 8, serial: 49), on: 1) == true)
  }

  /// Nothing was asked inside: the number before the first is no reason to fail.
  @Test func anEmptyTrapHoldsNothingBack() {
    var ledger = ErrorLedger()
    let trap = ledger.beginTrap(on: 1, from: 50)
    ledger.endTrap(trap, at: 49)
    #expect(ledger.note(error(serial: 51), on: 1) == true)
  }

  @Test func aTrapInsideOfAnotherEndsByItself() {
    var ledger = ErrorLedger()
    let outer = ledger.beginTrap(on: 1, from: 50)
    let inner = ledger.beginTrap(on: 1, from: 55)
    ledger.endTrap(inner, at: 56)
    #expect(ledger.note(error(serial: 58), on: 1) == false)
    ledger.endTrap(outer, at: 60)
    #expect(ledger.note(error(serial: 61), on: 1) == true)
  }
}
