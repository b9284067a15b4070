import Testing
import UICore

@testable import X11Model

@Suite struct KeySymLegacyTests {
  @Test(
    arguments: [
      (0x61, "a"), (0xE9, "é"), (0x1A1, "Ą"), (0x1FF, "˙"), (0x2A1, "Ħ"), (0x3BD, "Ŋ"), (0x4B1, "ア"),
      (0x4DD, "ン"),
      (0x5C1, "\u{621}"), (0x5F2, "\u{652}"), (0x5AC, "\u{60C}"), (0x6C1, "а"), (0x6FF, "Ъ"), (0x6A4, "є"),
      (0x7E1, "α"), (0x7F3, "ς"), (0x7F9, "ω"), (0xCE0, "א"), (0xCFA, "ת"), (0xDA1, "ก"), (0xDF9, "๙"),
      (0x8A1, "⎷"), (0x8CF, "≡"), (0x8FE, "↓"), (0x9F8, "│"), (0xAA1, "\u{2003}"), (0xABC, "\u{27E8}"),
      (0xAFE, "„"),
      (0xBC0, "¯"), (0xBC6, "_"), (0xBFC, "⊢"), (0xCDF, "‗"), (0x4A2, "「"), (0xEA1, "ㄱ"), (0xED3, "ㅣ"),
      (0xED4, "\u{11A8}"), (0xEEE, "\u{11C2}"), (0xEEF, "ㅭ"), (0xEFF, "₩"), (0x13BD, "œ"), (0x20AC, "€"),
      (0x100_20AC, "€"),
    ] as [(UInt32, String)])
  func aKeysymOfAnOldSetIsItsCharacter(keysym: UInt32, text: String) {
    #expect(KeySym(rawValue: keysym).character.map(String.init) == text)
  }

  /// So many have a character in X11's list of keysyms.
  @Test func allOfTheOldSetsAreThere() {
    #expect((0x100..<0x2100).filter { KeySym(rawValue: $0).character != nil }.count == 762)
  }

  @Test(
    arguments: [0, 0x1A4, 0x47F, 0x5AD, 0x7A6, 0x7FB, 0x8B1, 0xBA4, 0xEFB, 0xFE50, 0xFF0D, 0x110_FFFF + 1]
      as [UInt32])
  func othersAreNone(keysym: UInt32) {
    #expect(KeySym(rawValue: keysym).character == nil)
  }
}
