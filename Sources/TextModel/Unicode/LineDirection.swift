/// Which way a line runs.
package enum LineDirection: Sendable, Hashable {
  /// Nothing in it can run from right to left.
  case leftToRight
  /// Some of it may run the other way, so that a change may move glyphs on both sides of it. The paragraph runs as
  /// its first strong character does, if there is any.
  case mixed(firstStrong: TextDirection?)

  /// The direction of a line by its bytes, which must be valid UTF-8.
  ///
  /// - Complexity: O(*n*), eight bytes at a time where there is ASCII.
  package init(of utf8: UnsafeBufferPointer<UInt8>) {
    self = utf8.mayReorder ? .mixed(firstStrong: utf8.firstStrongDirection) : .leftToRight
  }

  /// Whether all of it runs from left to right.
  package var isSimple: Bool { self == .leftToRight }

  /// Whether the paragraph runs from right to left.
  package var startsAtRight: Bool { self == .mixed(firstStrong: .rightToLeft) }

  /// The paragraph's direction: from left to right where no character says otherwise.
  package var base: TextDirection { startsAtRight ? .rightToLeft : .leftToRight }
}
