import Testing
import UICore

@testable import X11Platform

private let window = WindowID(rawValue: 1)
private let time = EventTime(rawValue: 1)

private func pointer(_ phase: PointerEvent.Phase, x: Double, device: Int = 2) -> HostEvent {
  .pointer(
    PointerEvent(
      window: window, phase: phase, pointer: PointerID(device: device), location: Point(x: x, y: 0),
      time: time))
}

private func drained(_ events: [HostEvent]) -> [HostEvent] {
  var queue = EventQueue()
  events.forEach { queue.append($0) }
  var result: [HostEvent] = []
  queue.drain { result.append($0) }
  return result
}

@Suite struct EventQueueTests {
  @Test func runsOfMotionBecomeTheLast() {
    #expect(
      drained([pointer(.hover, x: 1), pointer(.hover, x: 2), pointer(.hover, x: 3)])
        == [pointer(.hover, x: 3)])
  }

  @Test func motionIsNotMovedPastAPress() {
    let events = [pointer(.hover, x: 1), pointer(.down, x: 1), pointer(.move, x: 2), pointer(.up, x: 2)]
    #expect(drained(events) == events)
  }

  @Test func motionOfTwoPointersIsKeptApart() {
    let events = [pointer(.move, x: 1, device: 2), pointer(.move, x: 2, device: 3)]
    #expect(drained(events) == events)
  }

  @Test func scrollingAddsUp() {
    func scroll(_ y: Double, _ modifiers: Modifiers = []) -> HostEvent {
      .scroll(
        ScrollEvent(
          window: window, location: .zero, notches: Point(x: 0, y: y), modifiers: modifiers, time: time))
    }
    #expect(drained([scroll(1), scroll(0.5), scroll(1, .control)]) == [scroll(1.5), scroll(1, .control)])
  }

  @Test func whatIsAppendedWhileDrainingWaitsForTheNextBatch() {
    var queue = EventQueue()
    queue.append(.settingsChanged)
    queue.drain { _ in }
    #expect(queue.isEmpty)
  }
}

@Suite struct ScrollAxesTests {
  @Test func notchesAreDifferencesInIncrements() {
    var axes = ScrollAxes()
    axes.set(.init(isVertical: true, increment: 15, last: 30), device: 9, valuator: 3)
    axes.set(.init(isVertical: false, increment: -10, last: nil), device: 9, valuator: 2)
    #expect(axes.notches(device: 9, valuator: 3, value: 45) == Point(x: 0, y: 1))
    #expect(axes.notches(device: 9, valuator: 3, value: 37.5) == Point(x: 0, y: -0.5))
    // Not known where it was: the first value only says where it is.
    #expect(axes.notches(device: 9, valuator: 2, value: 100) == .zero)
    #expect(axes.notches(device: 9, valuator: 2, value: 90) == Point(x: 1, y: 0))
  }

  @Test func pointerAxesAndOtherDevicesDoNotScroll() {
    var axes = ScrollAxes()
    axes.set(.init(isVertical: true, increment: 15, last: 0), device: 9, valuator: 3)
    #expect(axes.notches(device: 9, valuator: 0, value: 45) == nil)
    #expect(axes.notches(device: 8, valuator: 3, value: 45) == nil)
  }
}

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
    #expect(KeyTranslator.printable(text).isEmpty)
  }

  @Test func printableTextIsKept() { #expect(KeyTranslator.printable("é日") == "é日") }

  @Test func modifiersAreLookedUp() {
    // Alt on Mod1, NumLock on Mod3, level 3 on Mod5.
    let bits: [Int32: UInt32] = [0xffe9: 1 << 3, 0xff7f: 1 << 5, 0xfe03: 1 << 7]
    let map = ModifierMap { bits[$0] ?? 0 }
    #expect(map.modifiers(1 << 5) == .numLock)
    #expect(map.modifiers(1 << 7 | 1) == [.level3, .shift])
    #expect(map.modifiers(1 << 3 | 1 << 2 | 1 << 1) == [.alt, .control, .capsLock])
    #expect(map.modifiers(1 << 4).isEmpty)
  }

  @Test func grabsAndThePointersFocusChangeNothing() {
    // FocusIn's modes: normal, grab, ungrab; details: nonlinear, inferior, pointer.
    #expect(EventTranslator.isRealFocusChange(mode: 0, detail: 3))
    #expect(!EventTranslator.isRealFocusChange(mode: 1, detail: 3))
    #expect(!EventTranslator.isRealFocusChange(mode: 2, detail: 3))
    #expect(!EventTranslator.isRealFocusChange(mode: 0, detail: 2))
    #expect(!EventTranslator.isRealFocusChange(mode: 0, detail: 5))
  }

  @Test func scaleIsClampedAndSurvivesNonsense() {
    #expect(Connection.scale(dpi: 96) == 1)
    #expect(Connection.scale(dpi: 120) == 1.25)
    #expect(Connection.scale(dpi: 10) == 0.75)
    #expect(Connection.scale(dpi: 10_000) == 4)
    #expect(Connection.scale(dpi: -1) == 1)
    #expect(Connection.scale(dpi: .nan) == 1)
  }
}
