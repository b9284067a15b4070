import TextModel
import UICore

/// The pasteboards of a screen that is not there: what the program offers is kept and can be pasted again.
@MainActor public final class FakePasteboards {
  /// What the owners of the texts would answer, ours and others'.
  private var texts: [Pasteboard: [UInt8]] = [:]
  private var ours: Set<Pasteboard> = []
  /// The requests that nobody has answered yet, in order.
  private var requests: [(pasteboard: Pasteboard, id: PasteID)] = []
  /// The requests that will never be answered, of which the program is still to be told.
  private var timedOut: [PasteID] = []

  /// While false every owner keeps silent, and requests are kept.
  public var isAnswering = true
  /// Every text that the program has offered, in order.
  public private(set) var offers: [(pasteboard: Pasteboard, text: String)] = []

  init() {}

  /// What is to be pasted, as text.
  public subscript(pasteboard: Pasteboard) -> String? {
    texts[pasteboard].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the program is the owner.
  public func isOurs(_ pasteboard: Pasteboard) -> Bool { ours.contains(pasteboard) }

  /// Another program's text, as bytes that need not be UTF-8; nil for none. The program is not told of it.
  public func setBytes(_ bytes: [UInt8]?, of pasteboard: Pasteboard) { texts[pasteboard] = bytes }

  /// Gives up the oldest request, as a host does after its time-out, and tells the program at the next
  /// ``takeAnswer()``.
  public func timeOut() {
    guard !requests.isEmpty else { return }
    timedOut.append(requests.removeFirst().id)
  }

  /// The next answer that the program is to be told, if there is one.
  public func takeAnswer() -> HostEvent? {
    if !timedOut.isEmpty { return .pasted(timedOut.removeFirst(), nil) }
    guard isAnswering, !requests.isEmpty else { return nil }
    let (pasteboard, id) = requests.removeFirst()
    return .pasted(id, texts[pasteboard].map { SecureBytes($0) })
  }

  func offered(_ text: [UInt8], on pasteboard: Pasteboard) {
    texts[pasteboard] = text
    ours.insert(pasteboard)
    offers.append((pasteboard, String(decoding: text, as: UTF8.self)))
  }

  func requested(_ pasteboard: Pasteboard, _ id: PasteID) { requests.append((pasteboard, id)) }

  /// Whether the program was the owner until now.
  func offeredElsewhere(_ text: String, on pasteboard: Pasteboard) -> Bool {
    texts[pasteboard] = Array(text.utf8)
    return ours.remove(pasteboard) != nil
  }
}
