import Testing
import UICore

@testable import X11Model

/// What a keysym types, over all that there are.
@Suite struct KeySymTextTests {
  /// What Xlib finds for some of them: the bytes that UTF-8 would have if it could.
  private let garbage: [UInt8] = [0xED, 0xA0, 0x80]

  private func text(_ rawValue: UInt32) -> String {
    let keysym = KeySym(rawValue: rawValue).canonical
    return text(keysym, found: keysym.scalar.map { Array(String($0).utf8) } ?? garbage)
  }

  private func text(_ keysym: KeySym, found: [UInt8]) -> String {
    found.withUnsafeBytes { keysym.text(found: $0) }
  }

  @Test func everyKeysymOfUnicodeTypesItsCharacterOrNothing() {
    let edges = Array(UInt32(0xD7F0)...0xE010) + Array(0x10_FFF0...0x11_0010)
    let wrong = (Array(UInt32(0)...0x2FF) + edges + Array(stride(from: 0x300, to: 0x11_0000, by: 61))).filter
    { value in
      let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
      let scalar = isControl ? nil : Unicode.Scalar(value)
      return text(0x0100_0000 + value) != (scalar.map { String($0) } ?? "")
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    arguments: [0x0111_0000, 0x01FF_FFFF, 0x0100_D800, 0x0100_DFFF, 0x0100_0000, 0x0100_0080] as [UInt32])
  func whatIsNoCharacterTypesNothing(_ rawValue: UInt32) { #expect(text(rawValue).isEmpty) }

  @Test func unicodesKeysymsForLatin1AreTheUsualOnes() {
    for value in Array(UInt32(0x20)...0x7E) + Array(0xA0...0xFF) {
      #expect(KeySym(rawValue: 0x0100_0000 + value).canonical == KeySym(rawValue: value))
    }
    #expect(KeySym(rawValue: 0x0100_0100).canonical == KeySym(rawValue: 0x0100_0100))
    #expect(KeySym.return.canonical == .return)
  }

  /// With an input method, Xlib finds none for Latin-1 by Unicode's numbers.
  @Test(arguments: [(0x0100_00E9, "é"), (0x0100_0061, "a"), (0x0100_20AC, "€")] as [(UInt32, String)])
  func aCharacterIsTypedThoughXlibFindsNoText(_ rawValue: UInt32, _ character: String) {
    #expect(text(KeySym(rawValue: rawValue), found: []) == character)
  }

  /// Xlib takes Korean letters for those at a syllable's start, and Japanese brackets for others.
  @Test(arguments: [(0xEA1, "ㄱ"), (0x4A2, "「"), (0x8CF, "≡"), (0x6CD, "м")] as [(UInt32, String)])
  func aKeysymOfAnOldSetTypesItsCharacterWhateverXlibFinds(_ rawValue: UInt32, _ character: String) {
    #expect(text(KeySym(rawValue: rawValue), found: garbage) == character)
    #expect(text(KeySym(rawValue: rawValue), found: []) == character)
  }

  @Test func whatXlibFindsIsTakenWhereItIsAText() {
    #expect(text(KeySym(rawValue: 0xFD01), found: Array("м".utf8)) == "м")
    #expect(text(KeySym(rawValue: 0xFD01), found: garbage).isEmpty)
    #expect(text(KeySym(rawValue: 0), found: Array("é́x".utf8)) == "é́x")
  }
}
