/// Clusters that share glyphs, which is one cluster but for ligatures.
struct Cell {
  /// Indices in the ``ClusterList``.
  var clusters: Range<Int>
  /// Indices of its glyphs in the shaper's output.
  var glyphs: Range<Int>
  /// Whether text before and after the cell's start can be shaped apart with the same result.
  var isSafeToBreak: Bool
  /// In pixels, for a cell without glyphs: a tab, a box.
  var advance: Int32 = 0
}
