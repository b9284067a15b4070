import UICore

/// The selections of a screen that is not there: what the program offers is kept and can be pasted again.
@MainActor public final class FakeClipboard {
  /// What the owners of the selections would answer, ours and others'.
  private var texts: [Selection: [UInt8]] = [:]
  private var ours: Set<Selection> = []
  /// The requests that nobody has answered yet, in order.
  private var requests: [(selection: Selection, id: PasteID)] = []
  /// The requests that will never be answered, of which the program is still to be told.
  private var timedOut: [PasteID] = []

  /// While false every owner keeps silent, and requests are kept.
  public var isAnswering = true
  /// Every text that the program has offered, in order.
  public private(set) var offers: [(selection: Selection, text: String)] = []

  init() {}

  /// What is to be pasted, as text.
  public subscript(selection: Selection) -> String? {
    texts[selection].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the program is the owner.
  public func isOurs(_ selection: Selection) -> Bool { ours.contains(selection) }

  /// Another program's text, as bytes that need not be UTF-8; nil for none. The program is not told of it.
  public func setBytes(_ bytes: [UInt8]?, of selection: Selection) { texts[selection] = bytes }

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
    let (selection, id) = requests.removeFirst()
    // Bytes of its own, as from another program: a secret's are overwritten.
    return .pasted(id, texts[selection].map { $0.map { $0 } })
  }

  func offered(_ text: [UInt8], as selection: Selection) {
    texts[selection] = text
    ours.insert(selection)
    offers.append((selection, String(decoding: text, as: UTF8.self)))
  }

  func requested(_ selection: Selection, _ id: PasteID) { requests.append((selection, id)) }

  /// Whether the program was the owner until now.
  func offeredElsewhere(_ text: String, as selection: Selection) -> Bool {
    texts[selection] = Array(text.utf8)
    return ours.remove(selection) != nil
  }
}
