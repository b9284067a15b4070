import KeyboardModel
import TestSupport
import Testing
import UICore

@testable import KeyboardPanel

/// Sentences typed on the layouts that are made of keymaps, as those of the shipped layouts are.
@MainActor struct KeymapSentenceTests {
  /// The layout whose sentence a keymap's users write, by the keymap and its group.
  nonisolated private static let languages = [
    "ara 1": "ar", "de 1": "de", "de-neo 1": "de", "fr 1": "fr", "fr-bepo 1": "fr", "gr 1": "el",
    "il 1": "he",
    "in-deva 1": "hi", "jp 1": "ja", "kr 1": "en-US", "ru 1": "ru", "th 1": "th", "us 1": "en-US",
    "us+ru 1": "en-US", "us+ru 2": "ru", "us-dvorak 1": "en-US",
  ]

  @Test(arguments: languages.keys.sorted())
  func aSentenceIsTypedKeyByKeyOnTheLayoutOfAKeymap(name: String) throws {
    let group = try #require(Self.groups[name])
    let layout = try #require(KeyboardLayout.layouts(of: Keymap(groups: [group])).first)
    let sentence = try #require(sentences[Self.languages[name]!])
    for size in [Size(width: 960, height: 640), Size(width: 360, height: 560)] {
      let finger = PanelFinger(layout, size: size)
      #expect(finger.type(sentence) == nil)
      #expect(finger.field.text == sentence)
    }
  }

  @Test func everyKeymapHasASentence() {
    #expect(Set(Self.groups.keys) == Set(Self.languages.keys))
  }

  // MARK: Facts

  /// The groups of Tests/KeyboardModelTests/Facts/keymaps.tsv, which tells how its lines are read.
  private static let groups: [String: Keymap.Group] = {
    var groups: [String: Keymap.Group] = [:]
    var (keymap, name) = ("", "")
    for line in facts.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "keymap": keymap = parts[1]
      case "group":
        name = "\(keymap) \(parts[1])"
        groups[name] = Keymap.Group(name: parts[2], keys: [])
      case "key": groups[name]?.keys.append(Keymap.Key(name: parts[1], levels: levels(parts[2])))
      default: break
      }
    }
    return groups
  }()

  private static func levels(_ cells: String) -> [Keymap.Symbol] {
    cells.split(separator: " ").map { cell in
      let digits = cell.drop { $0 == "^" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return .none }
      return cell.hasPrefix("^") ? .dead(scalar) : .character(scalar)
    }
  }

  private static let facts = (try? Repository.text("Tests/KeyboardModelTests/Facts/keymaps.tsv")) ?? ""
}
