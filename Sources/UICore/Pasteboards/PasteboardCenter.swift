import TextModel

/// What the program offers other programs to paste, and what it waits to get from them.
///
/// Nothing waits here: an answer comes in a later turn, or nil instead when the owner kept silent for too long.
@MainActor public final class PasteboardCenter {
  /// The pasteboards whose text is ours, as far as the host has told.
  public private(set) var owned: Set<Pasteboard> = []

  private var waiting: [PasteID: @MainActor (SecureBytes?) -> Void] = [:]
  private var lastID = 0
  private let emit: @MainActor (HostEffect) -> Void
  /// When the user did what is being handled: a pasteboard belongs to whoever asked last (ICCCM 2.1).
  private let time: @MainActor () -> EventTime

  init(
    time: @escaping @MainActor () -> EventTime, emit: @escaping @MainActor (HostEffect) -> Void
  ) {
    self.time = time
    self.emit = emit
  }

  /// Offers `text`, UTF-8, until another program offers something else. An empty one is never offered: what was
  /// there before is worth more.
  public func offer(_ text: [UInt8], on pasteboard: Pasteboard) {
    guard !text.isEmpty else { return }
    owned.insert(pasteboard)
    emit(.offer(pasteboard, text, time()))
  }

  /// Asks for a pasteboard's text and calls `receive` once, later: with bytes that ought to be UTF-8, or with nil
  /// when there is no text to be had. Answers of one pasteboard come in the order of the requests.
  public func requestText(
    from pasteboard: Pasteboard, _ receive: @escaping @MainActor (SecureBytes?) -> Void
  ) {
    lastID += 1
    let id = PasteID(rawValue: lastID)
    waiting[id] = receive
    emit(.requestText(pasteboard, id, time()))
  }

  func received(_ text: SecureBytes?, for id: PasteID) {
    waiting.removeValue(forKey: id)?(text)
  }

  func lost(_ pasteboard: Pasteboard) { owned.remove(pasteboard) }
}
