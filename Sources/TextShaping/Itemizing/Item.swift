import TextModel

/// A stretch of clusters that is shaped at once: of one font, one script, one level.
struct Item {
  enum Kind: Hashable {
    case text
    case tab
    /// A control character, shown by this character (Unicode's block of control pictures).
    case picture(Unicode.Scalar)
    /// No font has it: each cluster is a box.
    case box
  }

  var kind: Kind
  var face: FontFace?
  var script: Script
  var level: UInt8
  /// Indices in the ``ClusterList``.
  var clusters: Range<Int>

  var isRightToLeft: Bool { level & 1 == 1 }

  func isContinued(by next: Item) -> Bool {
    kind == next.kind && face === next.face && script == next.script && level == next.level
      && (kind == .text || kind == .box)
  }
}

/// What goes on from one cluster to the next.
struct ItemState {
  /// What characters of no script are shaped as; at the start of a line too.
  var script = Script.latin
  /// What spaces are set in; nil for the text's own font.
  var face: FontFace?
}

/// The clusters that are being laid out.
struct ClusterList {
  /// What a cluster takes from the text before it.
  struct Inheritance: OptionSet {
    let rawValue: UInt8
    static let script = Inheritance(rawValue: 1)
    static let face = Inheritance(rawValue: 2)
  }

  /// UTF-8 offsets of the clusters' starts.
  var starts: [Int32] = []
  var inheritance: [Inheritance] = []
  /// The offset where the last cluster ends.
  var end: Int32 = 0
  /// Whether any is longer than what is shaped of one.
  var hasCutOnes = false
  /// So much of a cluster is shaped, in bytes: a letter may have thousands of marks, of which nobody sees more. Stream-Safe
  /// Text (UAX #15) has 30 at most, and the longest emoji take 50 bytes.
  static let longestShaped = 256

  var count: Int { starts.count }

  func start(_ cluster: Int) -> Int32 { cluster < starts.count ? starts[cluster] : end }

  func bytes(of clusters: Range<Int>) -> Range<Int> {
    Int(start(clusters.lowerBound))..<Int(start(clusters.upperBound))
  }

  /// The bytes of a cluster that are shaped.
  func shapedBytes(of cluster: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let whole = self.bytes(of: cluster..<cluster + 1)
    guard whole.count > Self.longestShaped else { return whole }
    return whole.lowerBound..<bytes.scalarStart(atOrBefore: whole.lowerBound + Self.longestShaped)
  }

  mutating func removeAll() {
    hasCutOnes = false
    starts.removeAll(keepingCapacity: true)
    inheritance.removeAll(keepingCapacity: true)
  }
}
