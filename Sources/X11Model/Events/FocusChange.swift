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

  /// The keys go to the window below the pointer, and that is this one, or is no more. It is no focus for a window that
  /// edits anything: the pointer moves on, and nobody tells.
  package static func isBelowPointer(mode: Int32, detail: Int32) -> Bool {
    mode != grab && mode != ungrab && detail == pointer
  }
}
