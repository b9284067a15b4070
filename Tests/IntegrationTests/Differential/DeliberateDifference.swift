import CXTest

/// Where ours does something else than GTK, and why.
struct DeliberateDifference: Sendable {
  let reason: String
  let explains: @Sendable (EditingMoment) -> Bool

  init(_ reason: String, _ explains: @escaping @Sendable (EditingMoment) -> Bool) {
    (self.reason, self.explains) = (reason, explains)
  }

  static let all = selections + words + clicks

  private static let selections = [
    DeliberateDifference("Select All leaves the caret at the end, in a text of many lines as in one line") {
      $0.key == .selectAll && $0.kind == .view && $0.ours.range == $0.theirs.range
    },
    DeliberateDifference("Ctrl+Shift+A leaves the caret where it is; GTK takes it to the other end") {
      $0.key?.description == "Ctrl+Shift+A" && $0.ours.range.isEmpty && $0.ours.head == $0.before.head
    },
    DeliberateDifference("With something selected Ctrl and a deletion takes that, and nothing beside it") {
      guard let key = $0.key, key.isWordKey, key.deletes else { return false }
      return !$0.before.range.isEmpty && $0.ours.count == $0.before.count - $0.before.range.count
    },
    DeliberateDifference(
      "Motions that are no plain arrows start from the caret, not from the selection's start"
    ) {
      guard let key = $0.key, !$0.before.range.isEmpty, key.isMotion else { return false }
      return !key.selects && !(key.isArrow && key.modifiers.isEmpty) && $0.ours.range.isEmpty
    },
    DeliberateDifference("On an empty line arrows go as the lines beside it run; in GTK from left to right") {
      guard let key = $0.key, key.isArrow, $0.kind == .view else { return false }
      return $0.before.endsLine(at: $0.before.head)
        && $0.before.lineStart(of: $0.before.head) == $0.before.head
    },
    DeliberateDifference(
      "Arrows go over a joiner that joins nothing; GTK, where it has no width, stays or jumps"
    ) {
      guard $0.key?.isArrow == true else { return false }
      return $0.passed == ["\u{200D}"]
    },
    DeliberateDifference(
      "A joiner that joins nothing goes with the emoji that it is behind; in GTK it goes first"
    ) {
      guard let key = $0.key, key.deletes, let last = $0.before.scalars(in: 0..<$0.before.head).last else {
        return false
      }
      return last == "\u{200D}" && $0.ours.count < $0.theirs.count
    },
    DeliberateDifference("A cluster, an emoji of several characters too, is one stop") {
      $0.ours.text == $0.theirs.text && $0.ours.isOnClusters(of: $0.theirs) && $0.theirs.cutsCluster
    },
  ]

  private static let words = [
    DeliberateDifference("don't, a_b and 3.14 are one word each, and so is an emoji (UAX #29)") { moment in
      moment.goesByWords
        && moment.touched.contains { "'_.".unicodeScalars.contains($0) || $0.isPictograph }
    },
    DeliberateDifference("Where no word comes any more a word key goes to the end of the text; GTK stays") {
      guard let key = $0.key, key.isWordKey else { return false }
      return !$0.passed.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    },
    DeliberateDifference(
      "From right to left the word keys go where they point; the entry of GTK 3.24.49 goes by order"
    ) {
      guard let key = $0.key, key.isWordKey, key.isArrow, $0.kind == .entry, $0.before.isRightToLeft else {
        return false
      }
      let (before, ours, theirs) = ($0.before.head, $0.ours.head, $0.theirs.head)
      return key.symbol == KeySym(XK_Right)
        ? ours <= before && before <= theirs : theirs <= before && before <= ours
    },
    DeliberateDifference("Ctrl+Up and Ctrl+Down stop at the paragraph's own edge; GTK passes over it") {
      guard let key = $0.key, key.isVertical, key.modifiers.contains(.control) else { return false }
      let isUp = $0.ours.head < $0.before.head
      return isUp ? $0.theirs.head < $0.ours.head : $0.theirs.head > $0.ours.head
    },
  ]

  private static let clicks = [
    DeliberateDifference(
      "Three clicks in one line take all of it; GTK, which asks for more time between them, may count two"
    ) {
      $0.gesture?.kind == .tripleClick && $0.kind == .entry && $0.ours.range == 0..<$0.before.count
    },
    DeliberateDifference(
      "Two clicks, and a drag after them, take what lies under the pointer: a word, or what is between two; "
        + "GTK goes by the nearest gap, and takes blanks along"
    ) {
      guard let gesture = $0.gesture, gesture.clicks == 2 else { return false }
      return $0.ours.range.contains($0.pressed) || $0.before.endsLine(at: $0.pressed)
    },
    DeliberateDifference(
      "Three clicks take all of the line and leave the caret at its end; GTK leaves it at the start, and blanks out"
    ) {
      $0.gesture?.kind == .tripleClick && $0.kind == .view
        && $0.ours.anchor == $0.before.lineStart(of: $0.pressed)
        && $0.before.endsLine(at: $0.ours.head)
    },
  ]
}

extension Unicode.Scalar {
  fileprivate var isPictograph: Bool { value > 0x7F && (properties.isEmoji || value == 0x200D) }
}
