import UICore

/// A placeholder laid out; kept as long as it is the same one in the same room.
@MainActor struct PlaceholderFlow {
  private var made: (flow: TextFlow, text: String, size: Size)?

  /// In at most `maxLines` lines; the last one ends in "…" where there is more.
  mutating func flow(
    _ text: String, font: Font, in size: Size, maxLines: Int, system: any TextSystem
  ) -> TextFlow {
    if let made, made.size == size, made.text == text { return made.flow }
    let flow = TextFlow(text, font: font, width: size.width, maxLines: maxLines, system: system)
    made = (flow, text, size)
    return flow
  }

  /// Font, scale or text system may be others now.
  mutating func forget() { made = nil }
}
