import CX11
import UICore
import X11Model

/// Reads the server's keymap: which symbol each key gives in each group and level (XKB protocol, chapters 7 and 18).
///
/// Two round trips, one for each group's name and one for the state; for the time after the first frame.
@MainActor struct KeymapReader {
  private let display: OpaquePointer
  private let description: XkbDescPtr

  /// Reads the keymap; nil where the server has no XKB.
  static func read(_ connection: Connection) -> Keymap? {
    let parts = UInt32(XkbKeyTypesMask | XkbKeySymsMask | XkbModifierMapMask)
    guard let description = XkbGetMap(connection.display, parts, UInt32(XkbUseCoreKbd)) else { return nil }
    defer { XkbFreeKeyboard(description, 0, 1) }
    let names = UInt32(XkbKeyNamesMask | XkbKeyAliasesMask | XkbGroupNamesMask)
    XkbGetNames(connection.display, names, description)
    var state = XkbStateRec()
    XkbGetState(connection.display, UInt32(XkbUseCoreKbd), &state)
    return KeymapReader(display: connection.display, description: description).keymap(Int(state.group))
  }

  private func keymap(_ currentGroup: Int) -> Keymap? {
    guard description.pointee.map != nil else { return nil }
    let count = codes.map { groupCount(of: $0) }.max() ?? 0
    let places = Self.places.compactMap { name in code(of: name).map { (name, $0) } }
    let shifts = LevelShifts(
      third: modifiers(of: XK_ISO_Level3_Shift), fifth: modifiers(of: XK_ISO_Level5_Shift))
    let groups = (0..<min(4, count)).map { group in
      Keymap.Group(
        name: name(ofGroup: group),
        keys: places.compactMap { name, code in
          effectiveGroup(group, of: code).map {
            Keymap.Key(name: name, levels: symbols(of: code, in: $0, shifts).map(symbol))
          }
        })
    }
    return Keymap(groups: groups, currentGroup: min(max(0, currentGroup), max(0, groups.count - 1)))
  }

  // MARK: - Keys

  private var codes: ClosedRange<Int> {
    let (first, last) = (Int(description.pointee.min_key_code), Int(description.pointee.max_key_code))
    return first...max(first, last)
  }

  /// The keys of the five rows, from the top and from the left.
  private static let places: [String] =
    [["TLDE"], row("E", 13), row("D", 12), row("C", 11), ["BKSL", "LSGT"], row("B", 11), ["SPCE"]].flatMap {
      $0
    }

  private static func row(_ letter: String, _ last: Int) -> [String] {
    (1...last).map { $0 < 10 ? "A\(letter)0\($0)" : "A\(letter)\($0)" }
  }

  private func code(of name: String) -> Int? {
    guard let names = description.pointee.names, let keys = names.pointee.keys else {
      return Self.usualCode(of: name)
    }
    let wanted = realName(of: name, names)
    return codes.first { Self.text(keys[$0].name) == wanted }
  }

  /// Where the server names no keys: the same codes under all rules of today.
  private static func usualCode(of name: String) -> Int? {
    let number = Int(name.dropFirst(2)) ?? 0
    return switch name.prefix(2) {
    case "AE" where number <= 12: 9 + number
    case "AD": 23 + number
    case "AC": 37 + number
    case "AB" where number <= 10: 51 + number
    default: ["TLDE": 49, "BKSL": 51, "LSGT": 94, "SPCE": 65][name]
    }
  }

  private func realName(of name: String, _ names: XkbNamesPtr) -> String {
    guard let aliases = names.pointee.key_aliases else { return name }
    let index = (0..<Int(names.pointee.num_key_aliases)).first { Self.text(aliases[$0].alias) == name }
    return index.map { Self.text(aliases[$0].real) } ?? name
  }

  /// Four bytes; short names are filled up with zeros.
  private static func text(_ name: (CChar, CChar, CChar, CChar)) -> String {
    let bytes = [name.0, name.1, name.2, name.3].map(UInt8.init(bitPattern:))
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  // MARK: - Groups

  private func map(of code: Int) -> XkbSymMapRec { description.pointee.map.pointee.key_sym_map[code] }

  private func groupCount(of code: Int) -> Int { Int(map(of: code).group_info & 0x0F) }

  /// The group that a key has where it has not the wanted one (XKB protocol, 18.2.1).
  private func effectiveGroup(_ group: Int, of code: Int) -> Int? {
    let (count, info) = (groupCount(of: code), map(of: code).group_info)
    guard count > 0 else { return nil }
    guard group >= count else { return group }
    switch Int32(info & 0xC0) {
    case XkbClampIntoRange: return count - 1
    case XkbRedirectIntoRange: return Int(info & 0x30) >> 4 < count ? Int(info & 0x30) >> 4 : 0
    default: return group % count
    }
  }

  private func name(ofGroup group: Int) -> String {
    guard let names = description.pointee.names else { return "" }
    let groups = names.pointee.groups
    let atom = [groups.0, groups.1, groups.2, groups.3][group]
    guard atom != 0, let name = XGetAtomName(display, atom) else { return "" }
    defer { XFree(name) }
    return String(cString: name)
  }

  // MARK: - Levels

  /// The real modifiers of AltGr and of the fifth level; 0 where no key has them.
  private struct LevelShifts {
    let third: UInt32
    let fifth: UInt32

    /// In the order of ``Keymap/Key/levels``; nil for a level that no key leads to.
    var states: [UInt32?] {
      let shift = UInt32(ShiftMask)
      let (third, fifth) = (self.third == 0 ? nil : self.third, self.fifth == 0 ? nil : self.fifth)
      let both = third.flatMap { third in fifth.map { third | $0 } }
      return [0, shift, third, third.map { $0 | shift }, fifth, fifth.map { $0 | shift }, both]
    }
  }

  /// The real modifiers that the key with a keysym sets.
  private func modifiers(of keysym: Int32) -> UInt32 {
    let map = description.pointee.map.pointee
    for code in codes where map.modmap[code] != 0 {
      let (first, width) = (Int(self.map(of: code).offset), Int(self.map(of: code).width))
      for index in first..<first + width * groupCount(of: code) where map.syms[index] == CX11.KeySym(keysym) {
        return UInt32(map.modmap[code])
      }
    }
    return 0
  }

  private func symbols(of code: Int, in group: Int, _ shifts: LevelShifts) -> [CX11.KeySym] {
    let map = map(of: code)
    let index = [map.kt_index.0, map.kt_index.1, map.kt_index.2, map.kt_index.3][group]
    let type = description.pointee.map.pointee.types[Int(index)]
    return shifts.states.map { state in
      // A modifier that the type does not know changes nothing: no symbol of its own.
      guard let state, state & ~UInt32(type.mods.mask) == 0 else { return 0 }
      let level = level(of: type, state)
      guard level < Int(type.num_levels), level < Int(map.width) else { return 0 }
      return description.pointee.map.pointee.syms[Int(map.offset) + Int(map.width) * group + level]
    }
  }

  private func level(of type: XkbKeyTypeRec, _ state: UInt32) -> Int {
    for index in 0..<Int(type.map_count) where type.map[index].active != 0 {
      if UInt32(type.map[index].mods.mask) == state & UInt32(type.mods.mask) {
        return Int(type.map[index].level)
      }
    }
    return 0
  }

  // MARK: - Symbols

  private func symbol(_ keysym: CX11.KeySym) -> Keymap.Symbol {
    let keysym = UInt32(truncatingIfNeeded: keysym)
    if let mark = DeadKeys.marks[keysym] { return .dead(mark) }
    return UICore.KeySym(rawValue: keysym).character.map { .character($0) } ?? .none
  }
}

extension X11Host {
  /// The keyboard's own keymap as it is now, or nil where the server has no XKB. Waits for some replies: not while a
  /// key is handled, and not before the first frame.
  public func readKeymap() -> Keymap? { KeymapReader.read(connection) }

  /// The keyboard may be another one: told at the end of the turn, when no key waits.
  func tellKeymapChange() {
    guard keyboard.hasNews else { return }
    keyboard.hasNews = false
    onKeymapChange?()
  }
}
