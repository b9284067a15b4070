import CXTest
import Glibc
import Testing

extension Integration {
  /// Real keymaps, changed under the running program; keys are pressed by their places.
  @Suite(.enabled(if: Spawn.canFind("setxkbmap"), "setxkbmap is missing (package x11-xkb-utils)"))
  @HarnessActor
  struct KeymapTests {
    /// What is tried of each keymap.
    enum Use {
      case letters, number
      case shortcuts(Locks)

      static let all: [Use] = [.letters, .number] + Locks.allCases.map(Use.shortcuts)
    }

    /// Keymap by keymap: to change it takes longer than any of the uses.
    private nonisolated static let uses = Keymap.all.flatMap { keymap in Use.all.map { (keymap, $0) } }

    @Test(.bug(id: "T61"), arguments: uses)
    func everyKeymapTypesItsLettersAndAnyNumberAndKeepsTheShortcuts(keymap: Keymap, use: Use) throws {
      switch use {
      case .letters: try keysTypeWhatTheKeymapSays(keymap)
      case .number: try aCharacterIsEnteredByItsNumber(keymap)
      case .shortcuts(let locks): try shortcutsWorkWhateverIsLocked(keymap, locks)
      }
    }

    private func keysTypeWhatTheKeymapSays(_ keymap: Keymap) throws {
      try KeymapStage.run(keymap) { keys in
        keys.press(keymap.typed)
        try keys.waitForText(keymap.text)
      }
    }

    private func shortcutsWorkWhateverIsLocked(_ keymap: Keymap, _ locks: Locks) throws {
      try KeymapStage.run(keymap, locks: locks) { keys in
        let letters = keymap.letters
        keys.press(38, 39, 40)
        let text = try keys.waitForText { $0.count == 3 }
        keys.press(.control(letters.a))
        try keys.waitForSelection(0..<3)
        keys.press(.control(letters.c), Keymap.Stroke(Keymap.Place.end), .control(letters.v))
        try keys.waitForText(text + text)
        keys.press(.control(letters.z))
        try keys.waitForText(text)
        keys.press(.controlShift(letters.z))
        try keys.waitForText(text + text)
        keys.press(.control(letters.z))
        try keys.waitForText(text)
        keys.press(.control(letters.y))
        try keys.waitForText(text + text)
        keys.press(.control(letters.a), .control(letters.x))
        try keys.waitForText("")
        keys.press(.control(letters.v))
        try keys.waitForText(text + text)
      }
    }

    private func aCharacterIsEnteredByItsNumber(_ keymap: Keymap) throws {
      try KeymapStage.run(keymap) { keys in
        let held = [Keymap.Place.control, Keymap.Place.shift]
        for key in held { keys.hold(key) }
        keys.press(30, 10, 41, 15, 19, 19)
        try keys.stage.demo.waitFor("marked") { $0.text?.lowercased() == "u1f600" }
        for key in held { keys.letGo(of: key) }
        try keys.waitForText("😀")
      }
    }

    @Test(.bug(id: "T65")) func altGrIsNoShortcut() throws {
      try KeymapStage.run(.de) { keys in
        keys.press(38)
        try keys.waitForText("a")
        keys.press(.control(38), .control(54), Keymap.Stroke(Keymap.Place.end), .altGr(24))
        try keys.waitForText("a@")
        keys.press(.control(55))
        try keys.waitForText("a@a")
      }
    }

    @Test func aKeyOfTheKeymapSwitchesTheGroup() throws {
      let keymap = Keymap(layout: "us,ru", typed: [], text: "")
      try KeymapStage.run(keymap, option: "grp:menu_toggle") { keys in
        let next = Keymap.Stroke(keys.keycode(of: XK_ISO_Next_Group))
        keys.press(38, next, 38, next, 38)
        try keys.waitForText("aфa")
      }
    }

    @Test(arguments: Locks.allCases) func theKeypadGoesByNumLock(locks: Locks) throws {
      try KeymapStage.run(.de, locks: locks) { keys in
        let (left, delete) = (Keymap.Stroke(Keymap.Place.keypad4), Keymap.Stroke(Keymap.Place.keypadDelete))
        keys.press(10, 11)
        try keys.waitForText("12")
        guard locks.hasNumLock else {
          keys.press(left, delete)
          try keys.waitForText("1")
          return
        }
        keys.press(left, delete)
        try keys.waitForText("124,")
        // Shift makes an arrow of the digit, and selects nothing.
        keys.press(.shift(Keymap.Place.keypad4))
        try keys.waitForSelection(3..<3)
      }
    }

    @Test(.bug(id: "T63")) func neitherAKeyNorMappingTheWindowFetchesTheKeymap() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      let proxy = try WireProxy(to: display.name)
      defer { proxy.close() }
      try Stage.run(on: display, with: DemoSetup(proxy: proxy.name)) { stage in
        try stage.edit(try stage.fields()[0])
        try KeymapStage.setKeymap("us", on: display)
        try stage.typeAtPlace(29, toHave: "y")
        try KeymapStage.setKeymap("de", on: display)
        // What came before one answer has been read at the next: the keymap is there when a key needs it.
        for _ in 0..<2 { _ = try stage.demo.tree() }
        let changed = proxy.counts
        try stage.typeAtPlace(29, toHave: "yz")
        #expect((proxy.counts - changed).roundTrips == 0, "\(proxy.counts - changed)")
        let before = proxy.counts
        XUnmapWindow(stage.connection.display, stage.window)
        XMapWindow(stage.connection.display, stage.window)
        stage.connection.synchronize()
        _ = try stage.demo.tree()
        // Whether there is a window manager, and the focus.
        #expect((proxy.counts - before).replies <= 2, "\(proxy.counts - before)")
        try stage.typeAtPlace(29, toHave: "yzz")
      }
    }

    /// Latin-1 by Unicode's numbers, a half of a pair, and what is beyond Unicode; with the input method and without.
    @Test(arguments: [false, true]) func keysymsThatAreNoCharactersTypeNothing(hasMethod: Bool) throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      try Stage.run(on: display) { stage in
        let keysyms: [UInt] = [0x0100_00E9, 0x0100_D800, 0x0111_0000, 0x0100_0080, 0x0100_0061, 0x06C1]
        let keys = try stage.addKeys(keysyms)
        try stage.edit(try stage.fields()[0])
        // An old Cyrillic letter: it opens the method.
        if hasMethod { try stage.typeAtPlace(keys[5], toHave: "а") }
        let start = hasMethod ? "а" : ""
        try stage.typeAtPlace(keys[0], toHave: start + "é")
        for code in keys[1...3] { stage.pressAtPlace(code) }
        try stage.typeAtPlace(keys[4], toHave: start + "éa")
      }
    }

    @Test func aKeymapThatChangesBetweenTwoKeysOfOneBatchHoldsForTheSecond() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      try Stage.run(on: display) { stage in
        let key = try stage.addKeys([0x61])[0]
        try stage.edit(try stage.fields()[0])
        try stage.typeAtPlace(key, toHave: "a")
        // All of it is there before the program looks.
        stage.demo.process.send(SIGSTOP)
        stage.pressAtPlace(key)
        _ = try stage.addKeys([0x62])
        stage.pressAtPlace(key)
        stage.demo.process.send(SIGCONT)
        // Xlib may know of the change when it looks the first one up.
        try stage.demo.waitFor("text") { $0.text?.count == 3 && $0.text?.hasSuffix("b") == true }
      }
    }

    /// Each is several events; they are asked for together.
    @Test(.bug(id: "ch11ng/xelb#7"), .bug(id: "zed-industries/zed#32780"))
    func manyChangesOfTheKeymapInOneBatchAllHold() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      try Stage.run(on: display) { stage in
        try stage.edit(try stage.fields()[0])
        let letters = Array(UInt(0x61)...0x68)
        _ = try stage.addKeys(letters)
        try stage.demo.nextStep()
        stage.demo.process.send(SIGSTOP)
        let keys = try stage.addKeys(letters.reversed())
        for key in keys { stage.pressAtPlace(key) }
        stage.demo.process.send(SIGCONT)
        try stage.demo.waitFor("text") { $0.text == "hgfedcba" }
      }
    }

    @Test func aCyrillicLetterWaitsForNoReply() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      let proxy = try WireProxy(to: display.name)
      defer { proxy.close() }
      try KeymapStage.setKeymap("us,ru", on: display)
      try Stage.run(on: display, with: DemoSetup(proxy: proxy.name)) { stage in
        XkbLockGroup(stage.connection.display, UInt32(XkbUseCoreKbd), 1)
        try stage.edit(try stage.fields()[0])
        try stage.typeAtPlace(38, toHave: "ф")
        let before = proxy.counts
        try stage.typeAtPlace(38, toHave: "фф")
        #expect((proxy.counts - before).roundTrips == 0)
      }
    }
  }
}

extension Stage {
  /// Puts keysyms on the last keys that there are.
  fileprivate func addKeys(_ keysyms: [KeySym]) throws -> [KeyCode] {
    var (first, last): (Int32, Int32) = (0, 0)
    XDisplayKeycodes(connection.display, &first, &last)
    let codes = keysyms.indices.map { KeyCode(last - Int32($0)) }
    for (code, keysym) in zip(codes, keysyms) {
      var keysym = keysym
      XChangeKeyboardMapping(connection.display, Int32(code), 1, &keysym, 1)
    }
    connection.synchronize()
    return codes
  }

  fileprivate func pressAtPlace(_ code: KeyCode) {
    for isDown: Int32 in [1, 0] { XTestFakeKeyEvent(connection.display, UInt32(code), isDown, 0) }
    connection.synchronize()
  }

  /// Presses one key, and waits until the field being edited has this text.
  fileprivate func typeAtPlace(_ code: KeyCode, toHave text: String) throws {
    pressAtPlace(code)
    try demo.waitFor("text") { $0.text == text }
    try demo.nextStep()
  }
}
