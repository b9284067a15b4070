extension TextStorage {
  /// Where the text begins that Backspace removes before `offset`, a cluster boundary.
  ///
  /// A whole cluster for Latin, Greek, Cyrillic, kana, Han, Hangul and symbols; the last scalar only
  /// for the other scripts, whose clusters are typed and mended piece by piece. What cannot be seen there, such as
  /// a variation selector, goes with what it follows.
  public func backspaceBoundary(before offset: Int) -> Int {
    let start = clusterBoundary(before: offset)
    guard start < offset, scalar(at: start).isOfScriptEditedByScalar else { return start }
    var last = scalar(before: offset)
    while last.offset > start, last.scalar.isUnseenExtension { last = scalar(before: last.offset) }
    return last.offset
  }
}

extension Unicode.Scalar {
  /// Whether it changes how the character before it looks, or compares, and looks like nothing itself. Joiners are no
  /// such thing: people type them, and take them back.
  fileprivate var isUnseenExtension: Bool {
    properties.isGraphemeExtend && properties.isDefaultIgnorableCodePoint && !properties.isJoinControl
  }
}

extension Unicode.Scalar {
  var isOfScriptEditedByScalar: Bool {
    value >= 0x0530 && scriptsEditedByScalar.contains { $0.contains(value) }
  }
}

/// Blocks of the scripts other than Latin, Greek, Cyrillic, kana, Han and Hangul.
private let scriptsEditedByScalar: [ClosedRange<UInt32>] = [
  0x0530...0x10FF,  // Armenian to Georgian: Hebrew, Arabic, the Indic scripts, Thai, Tibetan, Myanmar
  0x1200...0x1C7F,  // Ethiopic to Ol Chiki: Khmer, Mongolian, Balinese
  0x1C90...0x1CFF,  // Georgian capitals to Vedic extensions
  0x2C00...0x2C5F,  // Glagolitic
  0x2C80...0x2DDF,  // Coptic to Ethiopic extensions
  0xA000...0xA63F,  // Yi, Lisu, Vai
  0xA6A0...0xA6FF,  // Bamum
  0xA800...0xA95F,  // Syloti Nagri to Rejang
  0xA980...0xAB2F,  // Javanese to Ethiopic extensions
  0xAB70...0xABFF,  // Cherokee, Meetei Mayek
  0xFB13...0xFDFF,  // Armenian ligatures, Hebrew and Arabic presentation forms
  0xFE70...0xFEFE,  // Arabic presentation forms
  0x10000...0x1077F,  // ancient scripts, up to Latin's modifier letters
  0x107C0...0x16FDF,  // scripts written from the right, the younger Indic ones
  0x1BC00...0x1BCAF,  // Duployan
  0x1D800...0x1DAAF,  // SignWriting
  0x1E000...0x1E02F,  // Glagolitic
  0x1E100...0x1EEFF,  // Nyiakeng Puachue Hmong to Arabic mathematical letters
]
