/// What a FocusIn or FocusOut says besides: constants of `X.h`.
package enum FocusChange {
  private static let (grab, ungrab): (Int32, Int32) = (1, 2)
  private static let (inferior, pointer, pointerRoot, detailNone): (Int32, Int32, Int32, Int32) = (2, 5, 6, 7)

  /// A grab of the keyboard, the focus within our own windows, and the pointer's say in it change nothing.
  package static func isReal(mode: Int32, detail: Int32) -> Bool {
    let isGrab = mode == grab || mode == ungrab
    let isPointers = detail == pointer || detail == pointerRoot || detail == detailNone
    return !isGrab && detail != inferior && !isPointers
  }
}
