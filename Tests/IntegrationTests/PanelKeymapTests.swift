import KeyboardModel
import TestSupport
import Testing
import UICore
import X11Platform

extension Integration {
  /// The layout that the panel makes of the server's keymap.
  @Suite(.enabled(if: Spawn.canFind("setxkbmap"), "setxkbmap is missing (package x11-xkb-utils)"))
  @HarnessActor
  struct PanelKeymapTests {
    @Test func thePanelFollowsTheKeymapWhileTheProgramRuns() throws {
      // One of its own: the next test is not to meet this keymap.
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      try Stage.run(on: display) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try KeymapStage.setKeymap("gr", on: stage.display)
        try Self.click("globe", on: stage)
        for letter in ["α", "β"] { try Self.click(letter, on: stage) }
        try stage.demo.waitFor("text") { $0.view == field.id && $0.text?.lowercased() == "αβ" }
      }
    }

    /// A click on a key, as soon as the panel has it, be it for a capital.
    private static func click(_ name: String, on stage: Stage) throws {
      let deadline = Deadline()
      while !deadline.isOver {
        if let key = try stage.demo.tree().keys.first(where: { $0.key?.lowercased() == name }) {
          try stage.click(key.box.center)
          return
        }
      }
      throw Failure("no key \(name)")
    }

    /// Most of the time is setxkbmap's.
    @Test func everyKeymapOfXkbDataGivesRowsOrNothing() async throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      let host = try await MainActor.run { try X11Host(displayName: display.name) }
      let names = Self.names
      #expect(names.count > 400)
      var empty: [String] = []
      for name in names {
        try Self.setKeymap(name, on: display)
        let layouts = await Self.layouts(of: host)
        if layouts.isEmpty { empty.append("\(name)") }
        for rows in layouts.map({ $0.page(.letters)!.rows.dropLast() }) {
          #expect((2...4).contains(rows.count) && rows.allSatisfy { $0.keys.count <= 15 }, "\(name)")
        }
      }
      // Braille, Tamil in TSCII, and signs that are no letters.
      #expect(empty.count <= 8, "\(empty)")
    }

    private struct Name: CustomStringConvertible {
      var layout: String
      var variant: String
      var description: String { variant.isEmpty ? layout : "\(layout)(\(variant))" }
    }

    /// The sections `! layout` and `! variant` of the list of rules.
    private static var names: [Name] {
      guard let text = try? Files.text("/usr/share/X11/xkb/rules/evdev.lst") else { return [] }
      var section = ""
      return text.split(separator: "\n").compactMap { line in
        let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
        if line.hasPrefix("!") { section = words.last ?? "" }
        guard !line.hasPrefix("!"), words.count > 1 else { return nil }
        switch section {
        case "layout": return words[0] == "custom" ? nil : Name(layout: words[0], variant: "")
        case "variant": return Name(layout: words[1], variant: words[0])
        default: return nil
        }
      }
    }

    private static func setKeymap(_ name: Name, on display: VirtualDisplay) throws {
      var spawn = Spawn("setxkbmap", ["-layout", name.layout, "-variant", name.variant])
      spawn.environment["DISPLAY"] = display.name
      let process = try ChildProcess(spawn)
      _ = try process.waitForEnd()
    }

    @MainActor private static func layouts(of host: X11Host) -> [KeyboardLayout] {
      host.readKeymap().map(KeyboardLayout.layouts(of:)) ?? []
    }
  }
}
