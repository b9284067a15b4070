import CFontconfig

/// The fonts that may be used: the system's, or those that a configuration of one's own lists.
final class FontConfiguration {
  /// Nil for the system's, which fontconfig reads when it is first needed.
  let handle: OpaquePointer?

  private init(handle: OpaquePointer?) { self.handle = handle }

  static var system: FontConfiguration { FontConfiguration(handle: nil) }

  /// A configuration in fontconfig's XML, or nil if it is malformed. `FcConfigParseAndLoadFromMemory`
  convenience init?(xml: String) {
    guard let handle = FcConfigCreate() else { return nil }
    let isRead = xml.withCString {
      $0.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(handle, $0, 1)
      }
    }
    self.init(handle: handle)
    if isRead == 0 || FcConfigBuildFonts(handle) == 0 { return nil }
  }

  deinit { if let handle { FcConfigDestroy(handle) } }
}
