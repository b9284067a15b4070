/// Makes each tab reach to the next stop, counted from where the line starts.
///
/// A tab has the paragraph's level (UAX #9, L1): all of the text before it, and no other, stands between the
/// line's start and it.
struct TabStops {
  /// From one stop to the next, in pixels.
  let distance: Int32
  /// A stop that is nearer than this is passed over: a tab is always seen.
  let least: Int32

  init(_ fonts: FontSet) {
    distance = max(1, fonts.tabDistance)
    least = min(distance, (fonts.spaceAdvance + 1) / 2)
  }

  /// `pieces` are a line's, in logical order.
  func place(_ pieces: inout [LinePiece]) {
    var x: Int32 = 0
    for index in pieces.indices {
      let shape = pieces[index].shape
      if shape.kind == .tab {
        let width = advance(from: x)
        if shape.width != width { pieces[index].shape = ShapedPiece(tab: shape, width: width) }
      }
      x += pieces[index].shape.width
    }
  }

  /// The width of a tab that begins at `x`.
  func advance(from x: Int32) -> Int32 {
    let rest = distance - x % distance
    return rest < least ? rest + distance : rest
  }
}
