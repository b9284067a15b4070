import CFontconfig

/// Owns a fontconfig pattern: what a font is asked for by, or what one was found with.
final class FontPattern {
  let handle: OpaquePointer

  /// Takes ownership. `FcPattern *`
  init(owning handle: OpaquePointer) { self.handle = handle }

  convenience init?() {
    guard let handle = FcPatternCreate() else { return nil }
    self.init(owning: handle)
  }

  deinit { FcPatternDestroy(handle) }

  // MARK: - Reading

  func string(_ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(handle, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(handle, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  func double(_ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(handle, object, 0, &value) == FcResultMatch ? value : nil
  }

  func bool(_ object: String) -> Bool? {
    var value: FcBool = 0
    return FcPatternGetBool(handle, object, 0, &value) == FcResultMatch ? value != 0 : nil
  }

  /// The horizontal part of the matrix by which the font is drawn; 1 without one.
  var horizontalScale: Double {
    var matrix: UnsafeMutablePointer<FcMatrix>?
    guard FcPatternGetMatrix(handle, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix else { return 1 }
    return matrix.pointee.xx
  }

  // MARK: - Writing

  func add(_ object: String, _ value: String) {
    value.withCString {
      $0.withMemoryRebound(to: FcChar8.self, capacity: 1) { _ = FcPatternAddString(handle, object, $0) }
    }
  }

  func add(_ object: String, _ value: Int) { FcPatternAddInteger(handle, object, Int32(value)) }
  func add(_ object: String, _ value: Double) { FcPatternAddDouble(handle, object, value) }
  func add(_ object: String, _ value: Bool) { FcPatternAddBool(handle, object, value ? 1 : 0) }

  /// Asks for a font that has all of `scalars`.
  func add(charactersOf scalars: [Unicode.Scalar]) {
    guard let set = FcCharSetCreate() else { return }
    defer { FcCharSetDestroy(set) }
    for scalar in scalars { FcCharSetAddChar(set, scalar.value) }
    FcPatternAddCharSet(handle, FC_CHARSET, set)
  }
}
