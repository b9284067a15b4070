import Outfield

extension Window {
  /// Where the keyboard panel begins that covers the lower part of the window, in points; nil while there is none.
  var keyboardTop: Double? {
    guard let application, application.keyWindow === self,
      let panel = application.inputPanel as? KeyboardPanelController, panel.frame.height > 0
    else { return nil }
    return panel.frame.minY
  }
}
