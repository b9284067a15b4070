import CX11
import Glibc
import TextModel
import X11Model

extension SelectionService {
  /// A COMPOUND_TEXT (X Consortium's Compound Text Encoding) as UTF-8; what cannot be read is nothing. Of chunks each
  /// begins anew in Latin-1. `Xutf8TextPropertyToTextList`
  func decoded(_ content: PropertyContent) -> PropertyContent {
    guard content.format == 8 else { return content }
    let none = PropertyContent(type: .none, format: 0, bytes: SecureBytes())
    let text = content.bytes.withUTF8 { decoded($0) }
    return text.map { PropertyContent(type: atoms[.utf8String], format: 8, bytes: $0) } ?? none
  }

  private func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> SecureBytes? {
    var property = XTextProperty(
      value: UnsafeMutablePointer(mutating: bytes.baseAddress), encoding: atoms[.compoundText].rawValue,
      format: 8, nitems: UInt(bytes.count))
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var count: Int32 = 0
    InputMethod.useUTF8()
    guard Xutf8TextPropertyToTextList(connection.display, &property, &list, &count) >= 0, let list else {
      return nil
    }
    defer { XFreeStringList(list) }
    // A list is of texts with zeros in between; of a selection it is one.
    guard count > 0, let first = list[0] else { return SecureBytes() }
    let text = UnsafeMutableRawBufferPointer(start: first, count: strlen(first))
    defer { text.wipe() }
    return SecureBytes(text)
  }
}
