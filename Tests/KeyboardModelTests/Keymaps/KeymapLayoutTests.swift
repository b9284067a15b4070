import TestSupport
import Testing
import UICore

@testable import KeyboardModel

@Suite struct KeymapLayoutTests {
  @Test(arguments: KeymapFacts.all)
  func aKeymapGivesTheRowsShiftAndAlternatesThatItShould(facts: KeymapFacts) throws {
    let layout = KeyboardLayout.layouts(of: Keymap(groups: [facts.group])).first
    guard !facts.rows.isEmpty else {
      #expect(layout == nil)
      return
    }
    let page = try #require(layout?.page(.letters))
    let rows = page.rows.dropLast().map { $0.keys.compactMap { $0.text(isShifted: false) } }
    #expect(rows == facts.rows)
    #expect(page.contains(.shift) == facts.hasShift)
    for key in page.rows.dropLast().flatMap(\.keys) {
      guard let text = key.text(isShifted: false) else { continue }
      #expect(key.alternates == facts.alternates[text] ?? [], "\(text)")
      if facts.hasShift { #expect(key.text(isShifted: true) == facts.shifted[text] ?? text.shiftedForm) }
    }
  }

  @Test func thereAreFifteenKeymaps() {
    #expect(Set(KeymapFacts.all.map(\.keymap)).count == 15)
  }

  @Test func theGroupOfTheKeyboardComesFirst() throws {
    let groups = KeymapFacts.all.filter { $0.keymap == "us+ru" }.map(\.group)
    let layouts = KeyboardLayout.layouts(of: Keymap(groups: groups, currentGroup: 1))
    #expect(layouts.map(\.name) == groups.reversed().map(\.name))
    #expect(layouts.map(\.locale) == ["x-keymap-2", "x-keymap-1"])
  }

  @Test func hebrewIsReadFromTheRightAndHasNoShift() throws {
    let facts = try #require(KeymapFacts.all.first { $0.keymap == "il" })
    let layout = try #require(KeyboardLayout.layouts(of: Keymap(groups: [facts.group])).first)
    #expect(layout.direction == .rightToLeft && layout.letterCase == .none)
  }

  @Test func anEmptyOrOddKeymapGivesNothingOrALayout() {
    #expect(KeyboardLayout.layouts(of: Keymap(groups: [])).isEmpty)
    #expect(KeyboardLayout.layouts(of: Keymap(groups: [Keymap.Group(name: "", keys: [])])).isEmpty)
    var random = SeededGenerator(seed: 7)
    var names = ["TLDE", "LSGT", "BKSL", "SPCE", "", "A", "XX99"]
    for row in ["AE", "AD", "AC", "AB"] {
      for number in 1...12 { names.append(row + (number < 10 ? "0" : "") + "\(number)") }
    }
    for _ in 0..<60 {
      let keys = names.shuffled(using: &random).map { name in
        Keymap.Key(
          name: name, levels: (0..<Int.random(in: 0...9, using: &random)).map { _ in symbol(using: &random) })
      }
      for layout in KeyboardLayout.layouts(of: Keymap(groups: [Keymap.Group(name: "\u{7}\n", keys: keys)])) {
        #expect(layout.page(.letters)!.rows.count >= 2)
      }
    }
  }

  private func symbol(using random: inout SeededGenerator) -> Keymap.Symbol {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x17F, 0x300...0x36F, 0x400...0x45F, 0x5D0...0x65F, 0xFE70...0xFEFC,
    ]
    let value = UInt32.random(in: ranges.randomElement(using: &random)!, using: &random)
    guard let scalar = Unicode.Scalar(value), Bool.random(using: &random) || value < 0x180 else {
      return .none
    }
    return Int.random(in: 0..<8, using: &random) == 0 ? .dead(scalar) : .character(scalar)
  }
}
