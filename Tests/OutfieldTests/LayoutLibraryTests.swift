import Glibc
import KeyboardModel
import TestSupport
import Testing
import UICore

@testable import Outfield

/// Layout files of the user, in a folder of the test.
@Suite final class LayoutLibraryTests {
  private let data: String

  init() throws {
    data = try Files.scratchFolder()
    mkdir(data + "/outfield", 0o700)
    mkdir(data + "/outfield/layouts", 0o700)
  }

  deinit {
    for name in library().userNames { unlink(path(name)) }
    for folder in ["/outfield/layouts", "/outfield", ""] { rmdir(data + folder) }
  }

  @Test func theUsersFileWinsOverTheLibrarys() throws {
    try write("locale de\nname Mein Deutsch\npage letters\nrow a b", to: "de")
    #expect(try library().layout(named: "de")?.name == "Mein Deutsch")
    #expect(try library().layout(named: "fr")?.name == "Français")
    #expect(try library().layout(named: "xx") == nil)
    #expect(library().names.contains("de") && library().userNames == ["de"])
  }

  @Test func aBadFileIsToldOfByNameLineAndReasonAndTheLibrarysIsUsed() throws {
    try write("locale de\nname Mein Deutsch\npage letters\nrow foo", to: "de")
    var complaints: [String] = []
    let layouts = library(locale: "de_DE.UTF-8").usual { complaints.append("\($0)") }
    #expect(complaints == ["\(path("de")):4: unknown function key 'foo'"])
    #expect(layouts.map(\.name) == ["Deutsch"])
  }

  @Test(arguments: [
    ("de_DE.UTF-8", ["de"]), ("ar_EG.UTF-8", ["ar", "en-US"]), ("hi_IN.UTF-8", ["hi", "en-US"]),
    ("ja_JP.UTF-8", ["ja", "ja-kana"]), ("ko_KR.UTF-8", ["ko", "en-US"]), ("C", ["en-US"]),
    ("zh_TW", ["en-US"]),
  ])
  func aUserFindsTheKeyboardOfTheLanguage(locale: String, tags: [String]) {
    #expect(library(locale: locale).usual { _ in }.map(\.locale) == tags)
  }

  @Test func theKeymapIsOfferedWhereItIsAnother() {
    let latin = keymap(["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    let greek = keymap(["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"])
    let dvorak = keymap(["pyfgcrl", "aoeuidhtns", "qjkxbmwvz"])
    #expect(tags("C", latin) == ["en-US"])
    #expect(tags("de_DE", latin) == ["de", "en-US"])
    #expect(tags("el_GR", greek) == ["el", "en-US"])
    #expect(tags("zh_CN", dvorak) == ["x-keymap-1"])
    #expect(tags("en_US", dvorak) == ["en-US", "x-keymap-1"])
  }

  private func tags(_ locale: String, _ keymap: Keymap) -> [String] {
    library(locale: locale).usual(keymap: keymap) { _ in }.map(\.locale)
  }

  private func keymap(_ rows: [String]) -> Keymap {
    let keys = zip(["AD", "AC", "AB"], rows).flatMap { row, letters in
      letters.unicodeScalars.enumerated().map { index, letter in
        let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
        let capital = String(letter).uppercased().unicodeScalars.first ?? letter
        return Keymap.Key(name: row + number, levels: [.character(letter), .character(capital)])
      }
    }
    return Keymap(groups: [Keymap.Group(name: "Test", keys: keys)])
  }

  @Test func anOwnLayoutIsTheFirst() throws {
    try write("locale tlh\nname tlhIngan\npage letters\nrow a b", to: "tlh")
    #expect(library(locale: "ru_RU").usual { _ in }.map(\.locale) == ["tlh", "ru"])
  }

  @Test func withoutAHomeThereAreThoseOfTheLibrary() {
    let library = LayoutLibrary { _ in nil }
    #expect(library.folder == nil && library.names == KeyboardLayout.shippedNames.sorted())
    #expect(
      LayoutLibrary { $0 == "HOME" ? "/home/a" : nil }.folder == "/home/a/.local/share/outfield/layouts")
    #expect(LayoutLibrary { $0 == "XDG_DATA_HOME" ? "data" : nil }.folder == nil)
  }

  @Test func aNameIsNoPath() throws {
    #expect(try library().layout(named: "../../../etc/passwd") == nil)
  }

  private func library(locale: String = "") -> LayoutLibrary {
    LayoutLibrary { [data] in $0 == "XDG_DATA_HOME" ? data : $0 == "LANG" ? locale : nil }
  }

  private func path(_ name: String) -> String { "\(data)/outfield/layouts/\(name).layout" }

  private func write(_ text: String, to name: String) throws {
    try Files.write(text, to: path(name))
  }
}
