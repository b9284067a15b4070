import CHarfBuzz

/// Owns HarfBuzz's buffer, which is used again for every run. `hb_buffer_t`
final class HarfBuzzBuffer {
  /// Stands for what leaves no mark, so that it keeps its cluster but is never drawn.
  static let invisible: hb_codepoint_t = 0xFFFF_FFFE

  private let handle: OpaquePointer
  private let language: hb_language_t?

  init(language: String?) {
    // Never nil: HarfBuzz answers with its empty buffer.
    handle = hb_buffer_create()!
    hb_buffer_set_cluster_level(handle, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_invisible_glyph(handle, HarfBuzzBuffer.invisible)
    self.language = language.flatMap { hb_language_from_string($0, -1) }
  }

  deinit { hb_buffer_destroy(handle) }

  /// Starts over for a run in its context.
  func begin(isRightToLeft: Bool, script: Script, isAtStart: Bool, isAtEnd: Bool) {
    hb_buffer_clear_contents(handle)
    hb_buffer_set_direction(handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_t(rawValue: script.rawValue))
    if let language { hb_buffer_set_language(handle, language) }
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if isAtStart { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if isAtEnd { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(handle, hb_buffer_flags_t(rawValue: flags))
  }

  /// Adds `range`, with the text around it for context; each character's cluster is its UTF-8 offset.
  func add(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        handle, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
  }

  func add(_ scalar: Unicode.Scalar, cluster: Int32) {
    hb_buffer_add(handle, scalar.value, UInt32(cluster))
    hb_buffer_set_content_type(handle, HB_BUFFER_CONTENT_TYPE_UNICODE)
  }

  func shape(with face: FontFace) { hb_shape(face.font, handle, nil, 0) }

  var glyphs: UnsafeMutableBufferPointer<hb_glyph_info_t> {
    var count: UInt32 = 0
    let start = hb_buffer_get_glyph_infos(handle, &count)
    return UnsafeMutableBufferPointer(start: start, count: Int(count))
  }

  var positions: UnsafeMutableBufferPointer<hb_glyph_position_t> {
    var count: UInt32 = 0
    let start = hb_buffer_get_glyph_positions(handle, &count)
    return UnsafeMutableBufferPointer(start: start, count: Int(count))
  }
}
