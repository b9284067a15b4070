/// A piece in its place in a line.
struct LinePiece {
  var shape: ShapedPiece
  /// UTF-8 offset in the line.
  var start: Int
  var level: UInt8

  var end: Int { start + shape.byteCount }
}
