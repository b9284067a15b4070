import Testing
import UICore

@testable import X11Model

@Suite struct KeyMeaningTests {
  @Test func presentMeaningWinsAndLettersAreSmall() {
    let key = ShortcutKey(current: KeySym("V"), keycode: 55, others: [KeySym("x")])
    #expect(key.resolve { _ in false } == KeySym("v"))
  }

  @Test func keyOfAnotherAlphabetMeansWhatItMeansInAnotherGroup() {
    // Cyrillic м, where the first group is a Dvorak's k.
    let key = ShortcutKey(current: KeySym(rawValue: 0x6cd), keycode: 55, others: [KeySym("k")])
    #expect(key.resolve { _ in false } == KeySym("k"))
    #expect(key.resolve { $0 == KeySym("k") } == KeySym("v"))
  }

  @Test func keyOfAnAlphabetWithoutLatinMeansWhatItMeansInTheUS() {
    let key = ShortcutKey(current: KeySym(rawValue: 0x6cd), keycode: 55, others: [])
    #expect(key.resolve { _ in false } == KeySym("v"))
    #expect(ShortcutKey.us(38) == KeySym("a"))
    #expect(ShortcutKey.us(61) == KeySym("/"))
    #expect(ShortcutKey.us(9) == nil)
  }

  @Test(arguments: ["\r", "\t", "\u{1b}", "\u{8}", "\u{7f}", "a\u{85}"])
  func controlCharactersAreNoText(text: String) {
    #expect(text.printable.isEmpty)
  }

  @Test func printableTextIsKept() { #expect("é日".printable == "é日") }

  @Test func modifiersAreLookedUp() {
    // Alt on Mod1, NumLock on Mod3, level 3 on Mod5.
    let bits: [UInt32: UInt32] = [0xffe9: 1 << 3, 0xff7f: 1 << 5, 0xfe03: 1 << 7]
    let map = ModifierMap { bits[$0.rawValue] ?? 0 }
    #expect(map.modifiers(1 << 5) == .numLock)
    #expect(map.modifiers(1 << 7 | 1) == [.level3, .shift])
    #expect(map.modifiers(1 << 3 | 1 << 2 | 1 << 1) == [.alt, .control, .capsLock])
    #expect(map.modifiers(1 << 4).isEmpty)
  }

  @Test func shiftThatMadeAnArrowOfADigitSelectsNothing() {
    let (left, digit) = (KeySym(rawValue: 0xff96), KeySym(rawValue: 0xffb4))
    #expect(Modifiers([.shift, .numLock]).spent(on: left) == .numLock)
    #expect(Modifiers([.shift, .numLock]).spent(on: digit) == [.shift, .numLock])
    #expect(Modifiers.shift.spent(on: left) == .shift)
    #expect(Modifiers([.shift, .numLock]).spent(on: .left) == [.shift, .numLock])
  }

  @Test func grabsAndThePointersFocusChangeNothing() {
    // FocusIn's modes: normal, grab, ungrab; details: nonlinear, inferior, pointer.
    #expect(FocusChange.isReal(mode: 0, detail: 3))
    #expect(!FocusChange.isReal(mode: 1, detail: 3))
    #expect(!FocusChange.isReal(mode: 2, detail: 3))
    #expect(!FocusChange.isReal(mode: 0, detail: 2))
    #expect(!FocusChange.isReal(mode: 0, detail: 5))
  }

  @Test func scaleIsClampedAndSurvivesNonsense() {
    #expect(ScreenScale.scale(dpi: 96) == 1)
    #expect(ScreenScale.scale(dpi: 120) == 1.25)
    #expect(ScreenScale.scale(dpi: 10) == 0.75)
    #expect(ScreenScale.scale(dpi: 10_000) == 4)
    #expect(ScreenScale.scale(dpi: -1) == 1)
    #expect(ScreenScale.scale(dpi: .nan) == 1)
  }
}
