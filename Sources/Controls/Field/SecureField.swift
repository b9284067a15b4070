import TextModel
import UICore

/// A field for a secret, which is never a `String`: shown as one mask glyph for each cluster, kept in memory
/// that is wiped, with no undo and no words.
@MainActor open class SecureField: SingleLineField {
  private let controller: EditingController<SecureStorage>

  public init(placeholder: String = "", frame: Rect = .zero) {
    controller = EditingController(TextEditor(SecureStorage()))
    super.init(controller, frame: frame)
    self.placeholder = placeholder
  }

  public override var isSecure: Bool { true }

  /// Calls `body` with the secret's bytes, valid only during the call. Do not keep a copy.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    let storage = controller.editor.storage
    return try storage.withUTF8(in: 0..<storage.utf8Count, body)
  }

  /// Replaces the secret; `bytes` need not be valid UTF-8.
  public func setText(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    change { _ in controller.setText(utf8: bytes) }
  }

  /// Removes the secret from the field and from memory.
  public func clear() { setText(utf8: UnsafeBufferPointer(start: nil, count: 0)) }
}
