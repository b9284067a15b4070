import Testing
import UICore

@testable import Controls

@Suite struct HexEntryTests {
  @Test func digitsMakeACharacter() {
    #expect(entry("e9").scalar == "é")
    #expect(entry("1F600").scalar == "😀")
    #expect(entry("000041").scalar == "A")
    #expect(entry("9").scalar == "\t")
    #expect(entry("e9").markedText == "ue9")
  }

  @Test(arguments: ["", "d800", "DFFF", "110000", "ffffffff", "0", "7", "a", "1b", "7f", "9f"])
  func whatIsNoCharacterIsNone(digits: String) { #expect(entry(digits).scalar == nil) }

  @Test func thereIsAnEndToDigits() {
    var entry = entry("00000041")
    let hasRoom = entry.append("1")
    #expect(!hasRoom)
    let hadDigit = entry.removeLast()
    #expect(hadDigit)
    #expect(entry.digits == "0000004")
  }

  @Test func digitsAreKnownByWhatTheyTypeWithModifiersOrByTheirPlace() {
    #expect(digit("5", text: "5") == "5")
    #expect(digit("F", text: "F") == "F")
    // Ctrl+Shift+5 of a US keyboard.
    #expect(digit("%", us: "5") == "5")
    // The same of a French one, and its unshifted key.
    #expect(digit("5", us: "5") == "5")
    #expect(digit(KeySym("é"), text: "", us: "2") == "2")
    // Cyrillic: the letters of a US keyboard's places.
    #expect(digit(KeySym(rawValue: 0x6C6), text: "", us: "a") == "a")
    #expect(digit(KeySym(rawValue: 0x6D1), text: "", us: "q") == nil)
    // The keypad.
    #expect(digit(KeySym(rawValue: 0xFFB7), text: "") == "7")
    // French and Dvorak: a Latin letter and a point are themselves.
    #expect(digit("q", us: "a") == nil)
    #expect(digit(".", us: "e") == nil)
    #expect(digit("g", text: "g", us: "g") == nil)
  }

  private func entry(_ digits: String) -> HexEntry {
    var entry = HexEntry()
    for digit in digits where !entry.append(digit) { Issue.record("no room for \(digit)") }
    return entry
  }

  private func digit(_ keysym: Unicode.Scalar, text: String = "", us: Unicode.Scalar? = nil) -> Character? {
    digit(KeySym(keysym), text: text, us: us)
  }

  private func digit(_ keysym: KeySym, text: String, us: Unicode.Scalar? = nil) -> Character? {
    KeyEvent(
      window: WindowID(rawValue: 1), keysym: keysym, text: text, usKey: us.map { KeySym($0) },
      modifiers: text.isEmpty ? [.control, .shift] : [], time: EventTime(rawValue: 0)
    ).hexDigit
  }
}
