import Outfield

extension Window {
  /// Where the keyboard panel begins that covers the lower part of the window, in points; nil while there is none.
  var keyboardTop: Double? {
    contentInsets.bottom > 0 ? bounds.maxY - contentInsets.bottom : nil
  }
}
