@testable import TextModel

/// Cleaned bytes are a text without what fields do not take, the same that plainer code makes of them.
enum SanitizerFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let decoded = String(decoding: bytes, as: UTF8.self)
    for isMultiLine in [false, true] {
      let sanitizer = Sanitizer(isMultiLine: isMultiLine)
      let clean = sanitizer.sanitize(utf8: bytes)
      precondition(clean.unicodeScalars.elementsEqual(plain(decoded, isMultiLine)), "cleaned otherwise")
      precondition(sanitizer.sanitize(clean).utf8.elementsEqual(clean.utf8), "not clean at once")
      checkStorage(clean)
    }
  }

  private static func plain(_ text: String, _ isMultiLine: Bool) -> [Unicode.Scalar] {
    var (result, hasPending): ([Unicode.Scalar], Bool) = ([], false)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": continue
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        if isMultiLine { result.append("\n") } else { hasPending = !result.isEmpty }
      case 0x09, 0x20..<0x7F, 0xA0...:
        if hasPending { result.append(" ") }
        hasPending = false
        result.append(scalar)
      default: continue
      }
    }
    return result
  }

  private static func checkStorage(_ text: String) {
    let storage = LineStorage(text)
    precondition(storage.text.utf8.elementsEqual(text.utf8), "stored otherwise")
    precondition(storage.clusterCount(in: 0..<storage.utf8Count) == text.count, "counted otherwise")
  }
}
