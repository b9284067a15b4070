import TestSupport
import Testing
import UICore

@testable import KeyboardModel

/// A group of a keymap of the table, and the touch keyboard that it should give.
struct KeymapFacts: CustomTestStringConvertible {
  var keymap: String
  var group: Keymap.Group
  var hasShift = false
  var rows: [[String]] = []
  var shifted: [String: String] = [:]
  var alternates: [String: [String]] = [:]

  var testDescription: String { "\(keymap), \(group.name)" }

  static let all: [KeymapFacts] = {
    var facts: [KeymapFacts] = []
    var keymap = ""
    for line in ((try? Repository.text("Tests/KeyboardModelTests/Facts/keymaps.tsv")) ?? "").split(
      separator: "\n")
    {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "keymap": keymap = parts[1]
      case "group": facts.append(KeymapFacts(keymap: keymap, group: Keymap.Group(name: parts[2], keys: [])))
      default: if !line.hasPrefix("#") { facts[facts.count - 1].read(parts) }
      }
    }
    return facts
  }()

  private mutating func read(_ parts: [String]) {
    switch parts[0] {
    case "key": group.keys.append(Keymap.Key(name: parts[1], levels: Self.levels(parts[2])))
    case "shift": hasShift = parts[1] == "yes"
    case "row": rows.append(Fact.texts(parts[1]))
    case "shifted": shifted[Fact.texts(parts[1])[0]] = Fact.texts(parts[2])[0]
    default: alternates[Fact.texts(parts[1])[0]] = Fact.texts(parts[2])
    }
  }

  private static func levels(_ cells: String) -> [Keymap.Symbol] {
    cells.split(separator: " ").map { cell in
      let digits = cell.drop { $0 == "^" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return .none }
      return cell.hasPrefix("^") ? .dead(scalar) : .character(scalar)
    }
  }
}
