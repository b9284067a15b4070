import CHarfBuzz

/// Turns an item into cells of glyphs.
final class Shaper {
  private let buffer: HarfBuzzBuffer
  /// Of the last item, in logical order.
  private(set) var cells: [Cell] = []
  /// How many clusters were shaped since the shaper was made.
  private(set) var shapedClusterCount = 0

  init(language: String?) { buffer = HarfBuzzBuffer(language: language) }

  /// The last item's glyphs from left to right.
  var glyphs: UnsafeMutableBufferPointer<hb_glyph_info_t> { buffer.glyphs }
  var positions: UnsafeMutableBufferPointer<hb_glyph_position_t> { buffer.positions }

  /// The whole of a line that is as plain as that; nil where it must be looked at more closely.
  func shape(_ run: PlainRun) -> ShapedPiece? {
    guard let piece = run.piece(from: buffer) else { return nil }
    shapedClusterCount += piece.clusterCount
    return piece
  }

  func shape(_ item: Item, of itemizer: Itemizer) {
    cells.removeAll(keepingCapacity: true)
    shapedClusterCount += item.clusters.count
    switch (item.kind, item.face) {
    case (.text, let face?): shapeText(item, face, itemizer)
    case (.picture(let scalar), let face?): shapePicture(scalar, item, face, itemizer)
    // As wide as its place in the line makes it: `TabStops`.
    case (.tab, _): addBlanks(item, advance: 0)
    default: addBlanks(item, advance: itemizer.fonts.boxAdvance)
    }
  }

  private func shapeText(_ item: Item, _ face: FontFace, _ itemizer: Itemizer) {
    let range = itemizer.clusters.bytes(of: item.clusters)
    begin(item, isAtStart: range.lowerBound == 0, isAtEnd: range.upperBound == itemizer.bytes.count)
    if itemizer.clusters.hasCutOnes {
      for cluster in item.clusters {
        buffer.add(itemizer.clusters.shapedBytes(of: cluster, in: itemizer.bytes), of: itemizer.bytes)
      }
    } else {
      buffer.add(range, of: itemizer.bytes)
    }
    if item.clusters.count < range.count { joinClusters(item.clusters, itemizer.clusters) }
    buffer.shape(with: face)
    collectCells(item, itemizer.clusters)
  }

  private func shapePicture(
    _ scalar: Unicode.Scalar, _ item: Item, _ face: FontFace, _ itemizer: Itemizer
  ) {
    begin(item, isAtStart: false, isAtEnd: false)
    buffer.add(scalar, cluster: itemizer.clusters.start(item.clusters.lowerBound))
    buffer.shape(with: face)
    collectCells(item, itemizer.clusters)
  }

  private func begin(_ item: Item, isAtStart: Bool, isAtEnd: Bool) {
    let script = item.face?.isColor == true ? .common : item.script
    buffer.begin(
      isRightToLeft: item.isRightToLeft, script: script, isAtStart: isAtStart, isAtEnd: isAtEnd)
  }

  private func addBlanks(_ item: Item, advance: Int32) {
    for cluster in item.clusters {
      cells.append(
        Cell(clusters: cluster..<cluster + 1, glyphs: 0..<0, isSafeToBreak: true, advance: advance))
    }
  }

  /// Gives each character the cluster that `Character` puts it in, so that HarfBuzz parts none.
  private func joinClusters(_ clusters: Range<Int>, _ list: ClusterList) {
    let characters = buffer.glyphs
    var cluster = clusters.lowerBound
    for index in characters.indices {
      let offset = Int32(bitPattern: characters[index].cluster)
      while cluster + 1 < clusters.upperBound, list.starts[cluster + 1] <= offset { cluster += 1 }
      characters[index].cluster = UInt32(bitPattern: list.starts[cluster])
    }
  }

  /// Groups the glyphs, which come from left to right, by cluster and in logical order.
  private func collectCells(_ item: Item, _ list: ClusterList) {
    let glyphs = buffer.glyphs
    if glyphs.isEmpty { return addBlanks(item, advance: 0) }
    var first = item.isRightToLeft ? glyphs.count : 0
    var cluster = item.clusters.lowerBound
    while item.isRightToLeft ? first > 0 : first < glyphs.count {
      let range = group(at: first, glyphs, item.isRightToLeft)
      first = item.isRightToLeft ? range.lowerBound : range.upperBound
      let end = clusterEnd(after: first, glyphs, cluster, item, list)
      let isUnsafe = glyphs[range.lowerBound].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      cells.append(Cell(clusters: cluster..<end, glyphs: range, isSafeToBreak: !isUnsafe))
      cluster = end
    }
  }

  private func group(
    at edge: Int, _ glyphs: UnsafeMutableBufferPointer<hb_glyph_info_t>, _ isRightToLeft: Bool
  ) -> Range<Int> {
    var other = isRightToLeft ? edge - 1 : edge
    let cluster = glyphs[other].cluster
    if isRightToLeft {
      while other > 0, glyphs[other - 1].cluster == cluster { other -= 1 }
      return other..<edge
    }
    while other < glyphs.count, glyphs[other].cluster == cluster { other += 1 }
    return edge..<other
  }

  /// The first cluster of the next group, which begins at the glyphs' edge `next`.
  private func clusterEnd(
    after next: Int, _ glyphs: UnsafeMutableBufferPointer<hb_glyph_info_t>, _ cluster: Int, _ item: Item,
    _ list: ClusterList
  ) -> Int {
    let isLast = item.isRightToLeft ? next == 0 : next == glyphs.count
    if isLast { return item.clusters.upperBound }
    let start = Int32(bitPattern: glyphs[item.isRightToLeft ? next - 1 : next].cluster)
    var end = cluster + 1
    while end < item.clusters.upperBound, list.starts[end] < start { end += 1 }
    return end
  }
}
