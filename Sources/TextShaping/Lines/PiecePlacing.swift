import TextModel

/// Where the pieces of a line stand.
struct PiecePlacing {
  /// Of each piece, in pixels from the line's left edge, by its index in logical order.
  private(set) var lefts: [Int32]
  /// In pixels.
  let width: Int32
  /// How many clusters stand to the left of each piece, by its index in logical order.
  private(set) var ranks: [Int32]
  let clusterCount: Int32
  /// The pieces' indices from left to right; nil where that is the logical order.
  private let order: [Int32]?

  init(_ pieces: [LinePiece]) {
    guard pieces.count != 1 else {
      (order, lefts, ranks) = (nil, [0], [0])
      (width, clusterCount) = (pieces[0].shape.width, Int32(pieces[0].shape.clusterCount))
      return
    }
    order = VisualOrder.order(pieces.lazy.map(\.level))
    lefts = [Int32](repeating: 0, count: pieces.count)
    ranks = lefts
    var x: Int32 = 0
    var rank: Int32 = 0
    for place in pieces.indices {
      var index = place
      if let order { index = Int(order[place]) }
      lefts[index] = x
      ranks[index] = rank
      x += pieces[index].shape.width
      rank += Int32(pieces[index].shape.clusterCount)
    }
    width = x
    clusterCount = rank
  }

  var isReordered: Bool { order != nil }

  /// The index of the piece that is at `place` when they are counted from the left.
  func piece(at place: Int) -> Int { order.map { Int($0[place]) } ?? place }

  /// The place of the piece that covers a pixel, or of the nearest one. O(log n)
  func place(atPixel x: Int32) -> Int { lastPlace { lefts[$0] > x } }

  /// The place of the piece that holds the cluster that has `rank` clusters to its left. O(log n)
  func place(ofCluster rank: Int32) -> Int { lastPlace { ranks[$0] > rank } }

  /// The last place before those whose pieces are behind what is looked for, or 0.
  private func lastPlace(before isBehind: (Int) -> Bool) -> Int {
    max(0, lefts.indices.partitionPoint { isBehind(piece(at: $0)) } - 1)
  }
}
