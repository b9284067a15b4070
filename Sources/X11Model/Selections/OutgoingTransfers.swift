import UICore

/// Texts too big for one request, on their way to other programs in chunks (ICCCM 2.7.2).
///
/// Many at once, each known by its window and property. The requestor deletes the property to ask for more; one
/// that goes away or falls silent is forgotten.
package struct OutgoingTransfers {
  /// How long a requestor may take for one chunk.
  package static let patience = Duration.seconds(30)

  private struct Transfer {
    let text: [UInt8]
    let type: Atom
    var offset = 0
    var deadline: Instant
  }

  package let chunkSize: Int
  private let incr: Atom
  private var transfers: [TransferKey: Transfer] = [:]

  package init(chunkSize: Int, incr: Atom) {
    self.chunkSize = chunkSize
    self.incr = incr
  }

  package var isEmpty: Bool { transfers.isEmpty }
  package var nextDeadline: Instant? { transfers.values.lazy.map(\.deadline).min() }

  /// Announces a text. What was on its way to the same property before is forgotten.
  package mutating func start(_ text: [UInt8], type: Atom, to key: TransferKey, now: Instant)
    -> [SelectionAction]
  {
    transfers[key] = Transfer(text: text, type: type, deadline: now + Self.patience)
    // Watched first: the requestor may be faster than we are.
    return [.watch(key.window), .write(key, type: incr, .longs([UInt(text.count)]))]
  }

  /// The requestor has taken what was there: the next chunk, and at the end one of no bytes.
  package mutating func propertyDeleted(_ key: TransferKey, now: Instant) -> [SelectionAction] {
    guard var transfer = transfers[key] else { return [] }
    let end = min(transfer.offset + chunkSize, transfer.text.count)
    let chunk = transfer.text[transfer.offset..<end]
    let write = SelectionAction.write(key, type: transfer.type, .bytes(chunk))
    guard !chunk.isEmpty else { return [write] + remove([key]) }
    transfer.offset = end
    transfer.deadline = now + Self.patience
    transfers[key] = transfer
    return [write]
  }

  package mutating func windowGone(_ window: XWindow) {
    transfers = transfers.filter { $0.key.window != window }
  }

  package mutating func expire(now: Instant) -> [SelectionAction] {
    remove(transfers.filter { $0.value.deadline <= now }.map(\.key))
  }

  private mutating func remove(_ keys: [TransferKey]) -> [SelectionAction] {
    for key in keys { transfers[key] = nil }
    let windows = Set(keys.map(\.window)).subtracting(transfers.keys.map(\.window))
    return windows.map { .unwatch($0) }
  }
}
