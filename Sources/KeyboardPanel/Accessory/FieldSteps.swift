import UICore

/// Where the keys of the bar lead to from a field: never round at the ends.
@MainActor struct FieldSteps {
  weak var previous: View?
  weak var next: View?
  /// Whether there is any other field.
  let hasOthers: Bool

  /// - Parameter responder: what is edited; its fields are those of its window, or of its pop-up.
  init(from responder: Responder) {
    let fields = responder.responderWindow?.textFields ?? []
    hasOthers = fields.contains { $0 !== responder }
    guard let index = fields.firstIndex(where: { $0 === responder }) else { return }
    previous = index > 0 ? fields[index - 1] : nil
    next = index + 1 < fields.count ? fields[index + 1] : nil
  }
}
