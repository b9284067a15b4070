/// A view, as a `tree` event tells it.
struct DemoView: Hashable {
  let id: String
  let className: String
  /// On the screen.
  let box: Box
  /// 0 before it is open.
  let window: UInt
  let isVisible: Bool
  let isEnabled: Bool
  let isFirstResponder: Bool
  let text: String?
  let length: Int?
  /// The ends of the selection, in clusters.
  let anchor: Int?
  let head: Int?
  let key: String?

  init(_ json: JSON) throws {
    guard let id = json["id"]?.string, let className = json["class"]?.string,
      let frame = json["frame"]?.numbers, frame.count == 4,
      let origin = json["screen"]?.numbers, origin.count == 2,
      let window = json["window"], let isVisible = json["visible"]?.bool,
      let isEnabled = json["enabled"]?.bool, let isFirstResponder = json["firstResponder"]?.bool
    else { throw Failure("not a view: \(json)") }
    (self.id, self.className, self.window) = (id, className, UInt(window.integer ?? 0))
    box = Box(coveredBy: frame, movedTo: origin)
    (self.isVisible, self.isEnabled, self.isFirstResponder) = (isVisible, isEnabled, isFirstResponder)
    text = json["text"]?.string
    length = json["length"]?.integer
    key = json["key"]?.string
    (anchor, head) = (json["anchor"]?.integer, json["head"]?.integer)
  }

  var selection: Range<Int>? {
    guard let anchor, let head else { return nil }
    return min(anchor, head)..<max(anchor, head)
  }

  var isField: Bool { text != nil || length != nil }
  var isButton: Bool { className.hasSuffix("Button") }
  var isUsable: Bool { window != 0 && isVisible && isEnabled && box.width > 0 && box.height > 0 }

  /// The id of the view around it.
  var parent: String? {
    id.lastIndex(of: "/").map { String(id[..<$0]) }
  }
}

extension Box {
  fileprivate init(coveredBy frame: [Double], movedTo origin: [Double]) {
    let left = origin[0].rounded(.up)
    let top = origin[1].rounded(.up)
    self.init(
      x: Int(left), y: Int(top), width: Int((origin[0] + frame[2]).rounded(.down) - left),
      height: Int((origin[1] + frame[3]).rounded(.down) - top))
  }
}
