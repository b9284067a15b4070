extension Stage {
  /// Types `text` in the place of all that is in the field being edited.
  func replaceText(with text: String) throws {
    try keyboard.key(Keys.a, holding: Keys.control)
    try keyboard.key(Keys.delete)
    try keyboard.type(text)
    if !text.isEmpty { try demo.waitFor("text") { $0.text == text } }
    try demo.nextStep()
  }

  func paste() throws { try keyboard.key(Keys.v, holding: Keys.control) }
}
