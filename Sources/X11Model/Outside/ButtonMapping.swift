/// What the user's mapping makes of a mouse's buttons (`XSetPointerMapping`, `XSetDeviceButtonMapping`).
package enum ButtonMapping {
  /// What a physical button does, mapped first by the mouse and then by the pointer that it moves; each of `maps` names
  /// the button for the first one and the following. 0 for none.
  package static func logical(_ button: Int, through maps: [[UInt8]]) -> Int {
    maps.reduce(button) { button, map in map.indices.contains(button - 1) ? Int(map[button - 1]) : button }
  }

  /// Whether a button presses anything: one that is mapped to nothing does not, and the wheel's turn.
  package static func presses(_ logical: Int) -> Bool { logical != 0 && !(4...7).contains(logical) }
}
