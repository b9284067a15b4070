import Outfield

/// Describes every view of every window for the `tree` event.
@MainActor struct TreeDescriber {
  private let application: Application
  private let native: any NativeWindows
  private let scale: PixelScale

  init(application: Application) {
    self.application = application
    native = application.host.nativeWindows
    scale = PixelScale(scale: native.scale)
  }

  func views() -> JSON {
    .array(ViewNames(windows: application.windows).views.map { describe($0.view, $0.name) })
  }

  private func describe(_ view: View, _ name: String) -> JSON {
    let frame = view.convertToWindow(view.bounds)
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON) { members.append(JSON.Member(name: name, value: value)) }
    add("id", .string(name))
    add("class", .string(ViewNames.className(of: view)))
    add("frame", scale.frame(frame))
    add("screen", screen(frame.origin, of: view.window))
    add("window", nativeID(of: view))
    add("visible", .bool(view.isVisibleInTree))
    add("enabled", .bool(view.isEnabledInTree))
    add("firstResponder", .bool(view.isFirstResponder))
    if let state = (view as? TextInputView)?.state {
      members += state.content.members
      add("anchor", .int(state.anchor))
      add("head", .int(state.head))
    }
    let key = (view as? KeyView)?.keyName ?? (view as? AccessoryKey)?.keyName
    if let key { add("key", .string(key)) }
    return .object(members)
  }

  private func screen(_ point: Point, of window: Window?) -> JSON {
    guard let id = window?.windowID else { return .null }
    let origin = native.screenOrigin(of: id)
    return [.int(origin.x + scale.pixels(point.x)), .int(origin.y + scale.pixels(point.y))]
  }

  /// The X id of the nearest X window.
  private func nativeID(of view: View) -> JSON {
    for case let surface as SurfaceView in sequence(first: view, next: { $0.superview }) {
      return surface.nativeID(in: native)
    }
    return .null
  }
}

extension SurfaceView {
  /// The X window's id as a number, null while it is not open.
  func nativeID(in native: any NativeWindows) -> JSON {
    surfaceID.flatMap { native.nativeID(of: $0) }.map { .int(Int($0)) } ?? .null
  }
}
