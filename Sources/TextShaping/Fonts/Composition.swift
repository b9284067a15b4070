import CHarfBuzz

/// Canonical composition (UAX #15), as HarfBuzz does it.
enum Composition {
  /// The one character that two make. `hb_unicode_compose`
  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var both: hb_codepoint_t = 0
    return hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &both) != 0 ? both : nil
  }
}
