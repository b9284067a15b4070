import CX11
import UICore
import X11Model

/// An X window of ours with its back buffer: a top-level's own, or a nested one.
@MainActor class Surface {
  let id: SurfaceID
  let xid: XWindow
  let connection: Connection
  let buffer: BackBuffer
  /// In pixels.
  fileprivate(set) var width: Int
  fileprivate(set) var height: Int
  fileprivate(set) var isMapped = false
  private(set) weak var parent: Surface?
  private(set) var children: [SurfaceID] = []

  init(
    id: SurfaceID, xid: XWindow, width: Int, height: Int, format: PixelFormat? = nil,
    on connection: Connection
  ) {
    self.id = id
    self.xid = xid
    self.width = width
    self.height = height
    self.connection = connection
    buffer = BackBuffer(connection, window: xid, format: format ?? connection.opaqueFormat)
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  func add(_ child: Surface) {
    child.parent = self
    children.append(child.id)
  }

  func remove(_ child: Surface) { children.removeAll { $0 == child.id } }

  /// `XMapWindow`
  func show() {
    isMapped = true
    XMapWindow(connection.display, xid.rawValue)
  }

  /// `XUnmapWindow`
  func hide() {
    isMapped = false
    XUnmapWindow(connection.display, xid.rawValue)
  }

  /// `XRaiseWindow`
  func raise() { XRaiseWindow(connection.display, xid.rawValue) }

  /// What the server says of the size.
  func resized(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Paints `damage` (pixels) into the back buffer and copies it to the screen.
  func repaint(_ damage: PixelRect, on canvas: XftCanvas, _ painter: any SurfacePainter) {
    let damage = damage.intersection(bounds)
    guard !damage.isEmpty else { return }
    buffer.prepare(width: width, height: height, copying: canvas.paints.copying)
    canvas.paint(into: buffer, damage: damage) {
      painter.paint(id, on: canvas, damage: damage.rect(scale: connection.scale))
    }
    if isMapped { buffer.copy(damage, with: canvas.paints.copying) }
  }

  /// `XDestroyWindow`; the server destroys what is nested with it.
  func close() {
    buffer.close()
    XDestroyWindow(connection.display, xid.rawValue)
  }

  /// Attributes of all windows of ours: the server paints nothing by itself, and what is there stays in
  /// its corner when the size changes. `XCreateWindow`
  static func makeWindow(
    in parent: XWindow, frame: PixelRect, events: Int, isManaged: Bool = true, format: PixelFormat? = nil,
    on connection: Connection
  ) -> XWindow {
    var attributes = XSetWindowAttributes()
    // Those of another depth than their parent's must have both, or it is BadMatch.
    attributes.border_pixel = 0
    attributes.colormap = format?.colormap ?? 0
    let more = format == nil ? 0 : CWBorderPixel | CWColormap
    attributes.background_pixmap = UInt(None)
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = events
    attributes.override_redirect = isManaged ? 0 : 1
    let window = XCreateWindow(
      connection.display, parent.rawValue, Int32(frame.minX), Int32(frame.minY),
      UInt32(max(1, frame.width)), UInt32(max(1, frame.height)), 0,
      format?.depth ?? Int32(CopyFromParent), UInt32(InputOutput), format?.visual ?? connection.visual,
      UInt(CWBackPixmap | CWBitGravity | CWEventMask | CWOverrideRedirect | more), &attributes)
    return XWindow(rawValue: window)
  }
}

/// A nested X window: selects exposure only, so that X hands pointer and keys to the top-level.
@MainActor final class X11Pane: Surface {
  private var position: (x: Int, y: Int)
  /// In points in the parent.
  private var frame: Rect

  init(id: SurfaceID, in parent: Surface, frame: Rect) {
    self.frame = frame
    let area = X11Pane.area(frame, scale: parent.connection.scale)
    position = (area.minX, area.minY)
    // A window is of its parent's kind.
    let format = parent.buffer.format.hasAlpha ? parent.buffer.format : nil
    let xid = Surface.makeWindow(
      in: parent.xid, frame: area, events: ExposureMask, format: format, on: parent.connection)
    super.init(
      id: id, xid: xid, width: area.width, height: area.height, format: format, on: parent.connection)
  }

  /// One request, and none when nothing changes in pixels. `XMoveWindow`, `XMoveResizeWindow`
  func move(to frame: Rect) {
    self.frame = frame
    let area = X11Pane.area(frame, scale: connection.scale)
    if (area.width, area.height) != (width, height) {
      XMoveResizeWindow(
        connection.display, xid.rawValue, Int32(area.minX), Int32(area.minY), UInt32(area.width),
        UInt32(area.height))
      resized(width: area.width, height: area.height)
    } else if (area.minX, area.minY) != position {
      XMoveWindow(connection.display, xid.rawValue, Int32(area.minX), Int32(area.minY))
    }
    position = (area.minX, area.minY)
  }

  /// The scale has changed.
  func rescale() { move(to: frame) }

  /// The size is rounded by itself here, not by its edges: so it is the same as that of the pane's own
  /// bounds, which its view fills, wherever the pane moves.
  private static func area(_ frame: Rect, scale: Double) -> PixelRect {
    PixelRect(
      x: pixels(frame.minX * scale), y: pixels(frame.minY * scale),
      width: min(32767, max(1, pixels(frame.width * scale))),
      height: min(32767, max(1, pixels(frame.height * scale))))
  }
}
