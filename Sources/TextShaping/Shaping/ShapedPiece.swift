import TextModel

/// A part of a line, shaped: immutable, and the same wherever it stands.
///
/// Lines are made of pieces so that a key stroke renews those around it only.
final class ShapedPiece {
  let kind: Item.Kind
  let face: FontFace?
  let script: Script
  let isRightToLeft: Bool
  /// What its first cluster takes from the text before.
  let inheritance: ClusterList.Inheritance
  let byteCount: Int
  /// Where each cluster starts, in bytes from the piece's start; nil where each byte is a cluster.
  let starts: [Int32]?
  /// In logical order, the edge at which each cluster begins, and that at which the last one ends: in
  /// pixels from the piece's left edge.
  let edges: [Int32]
  let glyphs: [GlyphRun.Glyph]
  let width: Int32
  /// Whether the text before and that after an end, shaped apart, would look the same.
  let isSafe: (atStart: Bool, atEnd: Bool)

  init(
    _ item: Item, inheritance: ClusterList.Inheritance, byteCount: Int, starts: [Int32]?, edges: [Int32],
    glyphs: [GlyphRun.Glyph], width: Int32, isSafe: (atStart: Bool, atEnd: Bool)
  ) {
    kind = item.kind
    face = item.face
    script = item.script
    isRightToLeft = item.isRightToLeft
    self.inheritance = inheritance
    self.byteCount = byteCount
    self.starts = starts
    self.edges = edges
    self.glyphs = glyphs
    self.width = width
    self.isSafe = isSafe
  }

  /// A tab of another width.
  convenience init(tab: ShapedPiece, width: Int32) {
    let level: UInt8 = tab.isRightToLeft ? 1 : 0
    self.init(
      Item(kind: .tab, face: nil, script: tab.script, level: level, clusters: 0..<1),
      inheritance: tab.inheritance, byteCount: tab.byteCount, starts: tab.starts,
      edges: tab.isRightToLeft ? [width, 0] : [0, width], glyphs: [], width: width, isSafe: tab.isSafe)
  }

  var clusterCount: Int { edges.count - 1 }

  /// Where a cluster starts, in bytes from the piece's start.
  func start(of cluster: Int) -> Int {
    guard let starts else { return cluster }
    return cluster < starts.count ? Int(starts[cluster]) : byteCount
  }

  /// The cluster that holds a byte.
  func cluster(at byte: Int) -> Int {
    guard let starts else { return byte }
    return max(0, starts.partitionPoint { Int($0) > byte } - 1)
  }

  /// The state after the piece.
  var exit: ItemState {
    ItemState(script: script, face: kind == .text && face?.isColor == false ? face : nil)
  }

  /// Whether after `state` the piece would be shaped as it is.
  func fits(after state: ItemState, primary: FontFace?) -> Bool {
    if inheritance.contains(.script), state.script != script { return false }
    return !inheritance.contains(.face) || (state.face ?? primary) === face
  }
}
