import Testing
import UICore

@testable import X11Model

@Suite struct KeySymKindTests {
  @Test(arguments: [0xfe51, 0xff20, 0x6c1, 0x20ac] as [UInt32])
  func deadKeysComposeAndOldAlphabetsNeedTheMethod(_ keysym: UInt32) {
    #expect(KeySym(rawValue: keysym).needsInputMethod)
  }

  /// Letters, function keys, modifiers and Unicode's keysyms: opening the method costs half a megabyte.
  @Test(arguments: [0x61, 0xe9, 0xff0d, 0xff51, 0xffe1, 0xfe03, 0x0100_05d0, 0] as [UInt32])
  func otherKeysDoNot(_ keysym: UInt32) {
    #expect(!KeySym(rawValue: keysym).needsInputMethod)
  }
}
