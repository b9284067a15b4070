import Testing
import UICore

@testable import X11Model

@Suite struct DesktopSettingsTests {
  private func read(_ values: [String: XSettings.Value], scale: Double = 1) -> InteractionSettings {
    InteractionSettings(XSettings(values), scale: scale)
  }

  @Test func withoutSettingsAllIsAsItWas() {
    #expect(read([:]) == InteractionSettings())
    #expect(XSettings().scale == nil)
  }

  @Test func aBlinkIsAWholeCycle() {
    #expect(read(["Net/CursorBlinkTime": .integer(800)]).caretBlink == .milliseconds(800))
    #expect(read(["Gtk/CursorBlinkTimeout": .integer(3)]).caretBlinkTimeout == .seconds(3))
  }

  @Test func aCaretThatDoesNotBlinkHasNoTime() {
    let settings = read(["Net/CursorBlink": .integer(0), "Net/CursorBlinkTime": .integer(800)])
    #expect(settings.caretBlink == .zero)
    #expect(read(["Net/CursorBlink": .integer(1)]) == InteractionSettings())
  }

  @Test func distancesAreInPixelsThereAndInPointsHere() {
    let names = ["Net/DoubleClickDistance", "Net/DndDragThreshold"]
    let settings = read(Dictionary(uniqueKeysWithValues: names.map { ($0, .integer(12)) }), scale: 1.5)
    #expect(settings.doubleClickDistance == 8)
    #expect(settings.dragThreshold == 8)
  }

  @Test func switchesAreNumbers() {
    #expect(!read(["Gtk/EnablePrimaryPaste": .integer(0)]).pastesPrimary)
    #expect(read(["Gtk/EnablePrimaryPaste": .integer(1)]).pastesPrimary)
    #expect(read(["Gtk/EnableAnimations": .integer(0)]).reducesMotion)
    #expect(!read(["Gtk/EnableAnimations": .integer(1)]).reducesMotion)
    #expect(read(["Gtk/ApplicationPreferDarkTheme": .integer(1)]).prefersDark)
    #expect(!read(["Gtk/ApplicationPreferDarkTheme": .integer(0)]).prefersDark)
  }

  @Test func theKeysOfEmacsAreChosenByName() {
    #expect(read(["Gtk/KeyThemeName": .string("Emacs")]).keyTheme == .emacs)
    #expect(read(["Gtk/KeyThemeName": .string("Default")]).keyTheme == .standard)
  }

  static let themes: [(name: String, isDark: Bool)] = [
    ("Adwaita-dark", true), ("Arc-Dark", true), ("Adwaita", false), ("dark-blue", false),
    ("Sepia-darkest", false),
  ]

  @Test(arguments: themes)
  func aThemeIsDarkByTheEndOfItsName(_ name: String, _ isDark: Bool) {
    #expect(read(["Net/ThemeName": .string(name)]).prefersDark == isDark)
  }

  static let resolutions: [(dpi: Int32, scale: Double?)] = [
    (98_304, 1), (122_880, 1.25), (196_608, 2), (1, 0.75), (.max, 4), (-1, nil), (0, nil),
  ]

  @Test(arguments: resolutions)
  func theScaleIsInParts(_ dpi: Int32, _ scale: Double?) {
    #expect(XSettings(["Xft/DPI": .integer(dpi)]).scale == scale)
  }

  @Test func absurdNumbersAreBoundedAndNegativeOnesSayNothing() {
    let names = [
      "Net/DoubleClickTime", "Net/DoubleClickDistance", "Net/CursorBlinkTime", "Gtk/CursorBlinkTimeout",
    ]
    let negative = read(Dictionary(uniqueKeysWithValues: names.map { ($0, .integer(-5)) }))
    #expect(negative == InteractionSettings())
    let huge = read(Dictionary(uniqueKeysWithValues: names.map { ($0, .integer(.max)) }))
    #expect(huge.doubleClickTime == .seconds(10))
    #expect(huge.caretBlink == .seconds(10))
    #expect(huge.doubleClickDistance == 1000)
    #expect(read(["Net/CursorBlinkTime": .integer(1)]).caretBlink == .milliseconds(100))
  }

  @Test func aValueOfTheWrongTypeSaysNothing() {
    #expect(
      read(["Net/DoubleClickTime": .string("250"), "Net/ThemeName": .integer(1)]) == InteractionSettings())
  }
}
