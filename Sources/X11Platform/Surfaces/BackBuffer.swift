import CX11
import CXft
import X11Model

/// The pixmap behind a surface: everything is drawn there, and copied to the window.
@MainActor final class BackBuffer {
  private let connection: Connection
  private let window: XWindow
  let format: PixelFormat
  private(set) var pixmap: XPixmap?
  private var capacity: (width: Int, height: Int) = (0, 0)
  private var xft: OpaquePointer?
  /// A graphics context is for drawables of one depth: the shared ones are for the screen's.
  private lazy var ownContext: GC? = {
    var values = XGCValues()
    values.graphics_exposures = 0
    return XCreateGC(connection.display, window.rawValue, UInt(GCGraphicsExposures), &values)
  }()
  /// The clip that the server has for our picture; nil for none.
  private var serverClip: PixelRect?
  /// How much of the pixmap has been painted for the surface's present size.
  private(set) var painted: (width: Int, height: Int) = (0, 0)

  init(_ connection: Connection, window: XWindow, format: PixelFormat) {
    self.connection = connection
    self.window = window
    self.format = format
  }

  /// Makes room for a surface of this size. Grows in steps, so that resizing by hand does not make a
  /// pixmap for each pixel; what was painted stays.
  func prepare(width: Int, height: Int, copying context: GC?) {
    defer { painted = (width, height) }
    guard width > capacity.width || height > capacity.height else { return }
    let grown =
      pixmap == nil
      ? (width: width, height: height)
      : (width: max(capacity.width, (width + 63) & ~63), height: max(capacity.height, (height + 63) & ~63))
    replace(with: grown, copying: context)
  }

  private func replace(with size: (width: Int, height: Int), copying context: GC?) {
    let display = connection.display
    let fresh = XCreatePixmap(
      display, window.rawValue, UInt32(size.width), UInt32(size.height), UInt32(format.depth))
    if let old = pixmap {
      let context = format.hasAlpha ? ownContext : context
      XCopyArea(
        display, old.rawValue, fresh, context, 0, 0, UInt32(capacity.width), UInt32(capacity.height), 0, 0)
      if let xft {
        XftDrawChange(xft, fresh)
        XftDrawSetClip(xft, nil)
      }
      XFreePixmap(display, old.rawValue)
    }
    // A new drawable has a new picture, without a clip.
    serverClip = nil
    pixmap = XPixmap(rawValue: fresh)
    capacity = size
  }

  /// Copies a part to the window: how Expose and damage come to the screen. `XCopyArea`
  func copy(_ area: PixelRect, with context: GC?) {
    let area = area.intersection(PixelRect(x: 0, y: 0, width: painted.width, height: painted.height))
    guard let pixmap, !area.isEmpty else { return }
    let context = format.hasAlpha ? ownContext : context
    XCopyArea(
      connection.display, pixmap.rawValue, window.rawValue, context, Int32(area.minX), Int32(area.minY),
      UInt32(area.width), UInt32(area.height), Int32(area.minX), Int32(area.minY))
  }

  /// What Xft draws with, with the server's clip set where `area` would cross `clip`.
  ///
  /// The clip is left as it is when it makes no difference: a request saved for most drawings.
  func xft(drawing area: PixelRect, clip: PixelRect) -> OpaquePointer? {
    guard let pixmap else { return nil }
    if xft == nil {
      xft = XftDrawCreate(connection.display, pixmap.rawValue, format.visual, format.colormap)
    }
    let isFree = clip.contains(area) && (serverClip.map { $0.contains(area) } ?? true)
    if !isFree, serverClip != clip, let xft {
      var rectangle = clip.xRectangle
      XftDrawSetClipRectangles(xft, 0, 0, &rectangle, 1)
      serverClip = clip
    }
    return xft
  }

  /// The picture, for compositing inside `area`.
  func picture(drawing area: PixelRect, clip: PixelRect) -> XPicture {
    guard let xft = xft(drawing: area, clip: clip) else { return .none }
    return XPicture(rawValue: XftDrawPicture(xft))
  }

  func close() {
    if let xft { XftDrawDestroy(xft) }
    if let pixmap { XFreePixmap(connection.display, pixmap.rawValue) }
    if format.hasAlpha, let ownContext { XFreeGC(connection.display, ownContext) }
    (xft, pixmap, painted, capacity) = (nil, nil, (0, 0), (0, 0))
  }
}
