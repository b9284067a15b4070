import TextModel

/// What the program offers other programs to paste, and what it waits to get from them.
///
/// Nothing waits here: an answer comes in a later turn, or nil instead when the owner kept silent for too long.
@MainActor public final class SelectionCenter {
  /// The selections that are ours, as far as the host has told.
  public private(set) var owned: Set<Selection> = []

  private struct Request {
    let isSecret: Bool
    let receive: @MainActor ([UInt8]?) -> Void
  }

  private var waiting: [PasteID: Request] = [:]
  private var lastID = 0
  private let emit: @MainActor (HostEffect) -> Void
  /// When the user did what is being handled: a selection belongs to whoever asked last (ICCCM 2.1).
  private let time: @MainActor () -> EventTime

  init(
    time: @escaping @MainActor () -> EventTime, emit: @escaping @MainActor (HostEffect) -> Void
  ) {
    self.time = time
    self.emit = emit
  }

  /// Offers `text`, UTF-8, until another program offers something else. An empty one is never offered: what was
  /// there before is worth more.
  public func offer(_ text: [UInt8], as selection: Selection) {
    guard !text.isEmpty else { return }
    owned.insert(selection)
    emit(.offer(selection, text, time()))
  }

  /// Asks for a selection's text and calls `receive` once, later: with bytes that ought to be UTF-8, or with nil
  /// when there is no text to be had. Answers for one selection come in the order of the requests.
  ///
  /// A secret's bytes are overwritten after the call, wherever they are kept.
  public func requestText(
    of selection: Selection, isSecret: Bool = false, _ receive: @escaping @MainActor ([UInt8]?) -> Void
  ) {
    lastID += 1
    let id = PasteID(rawValue: lastID)
    waiting[id] = Request(isSecret: isSecret, receive: receive)
    emit(.requestText(selection, id, time(), isSecret: isSecret))
  }

  func received(_ text: [UInt8]?, for id: PasteID) {
    guard let request = waiting.removeValue(forKey: id) else { return }
    request.receive(text)
    if request.isSecret { text?.wipeInPlace() }
  }

  func lost(_ selection: Selection) { owned.remove(selection) }
}
