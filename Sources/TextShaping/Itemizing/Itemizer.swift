import TextModel

/// Cuts text into clusters and items, from left to right.
struct Itemizer {
  let bytes: UnsafeBufferPointer<UInt8>
  let levels: BidiLevels?
  let fonts: FontSet
  var state = ItemState()
  private(set) var clusters = ClusterList()
  private(set) var items: [Item] = []
  private var scalars: [Unicode.Scalar] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, levels: BidiLevels?, fonts: FontSet) {
    self.bytes = bytes
    self.levels = levels
    self.fonts = fonts
  }

  /// Goes on with `range`, which begins and ends on cluster boundaries.
  mutating func append(_ range: Range<Int>) {
    if appendPlain(range) { return }
    let first = clusters.count
    bytes.forEachCluster(in: range) { clusters.starts.append(Int32($0)) }
    clusters.end = Int32(range.upperBound)
    for cluster in first..<clusters.count { append(cluster: cluster) }
  }

  /// Printable ASCII in the text's own font, which most of what is typed is: one item, and nothing is asked
  /// for each character. Returns whether it was that.
  private mutating func appendPlain(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, levels == nil, state.script == .latin, let primary = fonts.primary,
      state.face == nil || state.face === primary, primary.isPlain,
      bytes[range].allSatisfy({ 0x20..<0x7F ~= $0 })
    else { return false }
    let first = clusters.count
    for offset in range {
      clusters.starts.append(Int32(offset))
      clusters.inheritance.append(.ofPlain(bytes[offset]))
    }
    clusters.end = Int32(range.upperBound)
    state.face = primary
    add(
      Item(kind: .text, face: primary, script: .latin, level: 0, clusters: first..<clusters.count))
    return true
  }

  private mutating func add(_ item: Item) {
    if let last = items.last, last.isContinued(by: item) {
      items[items.count - 1].clusters = last.clusters.lowerBound..<item.clusters.upperBound
    } else {
      items.append(item)
    }
  }

  /// Begins anew after what was appended; the state stays.
  mutating func clear() {
    clusters.removeAll()
    items.removeAll(keepingCapacity: true)
  }

  private mutating func append(cluster: Int) {
    let start = Int(clusters.starts[cluster])
    let isByte = Int(clusters.start(cluster + 1)) == start + 1
    let setting = isByte ? setting(ofByte: bytes[start]) : setting(of: cluster)
    clusters.inheritance.append(setting.inheritance)
    // Spaces beside pictures are spaces of the text.
    state.face = setting.kind == .text && setting.face?.isColor == false ? setting.face : nil
    add(
      Item(
        kind: setting.kind, face: setting.face, script: state.script, level: levels?.byByte[start] ?? 0,
        clusters: cluster..<cluster + 1))
  }

  // MARK: - Fonts and scripts

  private struct Setting {
    var kind: Item.Kind
    var face: FontFace?
    var inheritance: ClusterList.Inheritance

    init(_ face: FontFace?, _ inheritance: ClusterList.Inheritance) {
      kind = face == nil ? .box : .text
      self.face = face
      self.inheritance = inheritance
    }

    static var tab: Setting {
      var setting = Setting(nil, .script)
      setting.kind = .tab
      return setting
    }
  }

  /// ASCII: letters are Latin, the rest is of any script.
  private mutating func setting(ofByte byte: UInt8) -> Setting {
    let scalar = Unicode.Scalar(byte)
    switch byte {
    case 0x09: return .tab
    case ..<0x20, 0x7F: return picture(of: scalar)
    case 0x20:
      if let face = state.face ?? fonts.primary, face.covers(scalar) {
        return Setting(face, [.script, .face])
      }
    default: break
    }
    let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    if isLetter { state.script = .latin }
    if let primary = fonts.primary, primary.covers(scalar) {
      return Setting(primary, isLetter ? [] : .script)
    }
    return Setting(fonts.face(for: [scalar], of: state.script, .text), isLetter ? [] : .script)
  }

  private mutating func setting(of cluster: Int) -> Setting {
    let shaped = clusters.shapedBytes(of: cluster, in: bytes)
    if shaped.upperBound < Int(clusters.start(cluster + 1)) { clusters.hasCutOnes = true }
    read(shaped)
    let base = scalars[0]
    if base.value < 0x20 || (0x7F..<0xA0).contains(base.value) { return picture(of: base) }
    var inheritance = ClusterList.Inheritance()
    if let script = Script.ofLetter(base) { state.script = script } else { inheritance = .script }
    let presentation = ClusterPresentation(scalars)
    // Joiners, selectors and direction marks shape their neighbours, and look like nothing.
    scalars.removeAll { $0.value >= 0xAD && $0.properties.isDefaultIgnorableCodePoint }
    if isBlank(base), let face = state.face ?? fonts.primary, scalars.allSatisfy(face.covers) {
      return Setting(face, inheritance.union(.face))
    }
    return Setting(fonts.face(for: scalars, of: state.script, presentation), inheritance)
  }

  /// Spaces, and what looks like nothing, stay in the font of the text before them.
  private func isBlank(_ base: Unicode.Scalar) -> Bool {
    scalars.isEmpty || base.value == 0x20 || base.value >= 0xA0 && base.properties.isWhitespace
  }

  /// Control characters are shown by Unicode's pictures of them, and those that have none as replaced.
  private func picture(of scalar: Unicode.Scalar) -> Setting {
    let value: UInt32 =
      switch scalar.value {
      case ..<0x20: 0x2400 + scalar.value
      case 0x7F: 0x2421
      default: 0xFFFD
      }
    let picture = Unicode.Scalar(value) ?? "\u{FFFD}"
    var setting = Setting(fonts.face(for: [picture], of: .latin, .text), .script)
    if setting.face != nil { setting.kind = .picture(picture) }
    return setting
  }

  private mutating func read(_ range: Range<Int>) {
    scalars.removeAll(keepingCapacity: true)
    var offset = range.lowerBound
    while offset < range.upperBound {
      scalars.append(bytes.scalar(at: offset))
      offset += bytes.scalarLength(at: offset)
    }
  }
}
