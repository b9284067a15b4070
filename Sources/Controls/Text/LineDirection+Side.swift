import TextModel
import UICore

extension LineDirection {
  /// Whether a line stands at the right: as its first strong character runs, or as the layout does where there is
  /// none.
  func standsAtRight(_ utf8: UnsafeBufferPointer<UInt8>, in layout: LayoutDirection) -> Bool {
    switch self {
    case .mixed(let firstStrong?): firstStrong == .rightToLeft
    case .mixed(nil): layout == .rightToLeft
    case .leftToRight:
      layout == .rightToLeft && utf8.firstStrongDirection == nil
    }
  }
}
