extension Stage {
  /// Types `text` in the place of all that is in the field being edited.
  func replaceText(with text: String) throws {
    try keyboard.key(Keys.a, holding: Keys.control)
    try keyboard.key(Keys.delete)
    try keyboard.type(text)
    if !text.isEmpty { try demo.waitFor("text") { $0.text == text } }
    try demo.nextStep()
  }

  /// Pastes `text`, which another program has, in the place of all that is in the field being edited.
  func replaceText(byPasting text: String, of peer: SelectionPeer) throws {
    try demo.nextStep()
    try keyboard.key(Keys.a, holding: Keys.control)
    try paste()
    try peer.answer(text)
    try demo.waitFor("text") { $0.text == text }
    try demo.nextStep()
  }

  func paste() throws { try keyboard.key(Keys.v, holding: Keys.control) }
}
