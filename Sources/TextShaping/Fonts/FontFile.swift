import CHarfBuzz

/// A face of a font file, mapped into memory and shared by every size of it.
final class FontFile {
  struct Identity: Hashable {
    var path: String
    var index: Int
  }

  let handle: OpaquePointer

  /// Nil when the file cannot be read. `hb_blob_create_from_file_or_fail`
  init?(_ identity: Identity) {
    guard let blob = hb_blob_create_from_file_or_fail(identity.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let index = UInt32(truncatingIfNeeded: identity.index)
    // The upper half of fontconfig's index names an instance of a variable font.
    guard index & 0xffff < hb_face_count(blob), let face = hb_face_create(blob, index & 0xffff) else {
      return nil
    }
    handle = face
    hb_face_make_immutable(face)
    if hb_face_get_glyph_count(face) == 0 { return nil }
  }

  deinit { hb_face_destroy(handle) }
}
