/// What Emacs' keys have killed, to be yanked: the program's own, so that killing takes nothing off the clipboard.
package struct KillBuffer {
  /// UTF-8.
  package private(set) var text: [UInt8] = []
  private var end: Place?

  /// Where a kill begins or ends: a caret in a text of some length, both in bytes.
  package struct Place: Equatable {
    private let view: ObjectIdentifier
    private let caret: Int
    private let length: Int

    package init(in view: AnyObject, caret: Int, length: Int) {
      self.view = ObjectIdentifier(view)
      self.caret = caret
      self.length = length
    }
  }

  package init() {}

  /// A kill that begins where the last one ended adds to it, at the end that it lies at.
  package mutating func add(_ killed: [UInt8], isBackward: Bool, from start: Place, to end: Place) {
    if start != self.end { text = [] }
    text = isBackward ? killed + text : text + killed
    self.end = end
  }
}
