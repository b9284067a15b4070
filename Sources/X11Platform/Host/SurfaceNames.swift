import UICore
import X11Model

/// X's names and places of our surfaces.
@MainActor final class SurfaceNames: NativeWindows {
  private let surfaces: SurfaceTable
  private let connection: Connection

  init(_ surfaces: SurfaceTable, _ connection: Connection) {
    self.surfaces = surfaces
    self.connection = connection
  }

  var scale: Double { connection.scale }

  var screenSize: ScreenPoint {
    let size = connection.screenSize()
    return ScreenPoint(x: size.width, y: size.height)
  }

  var monitors: [Monitor] { connection.monitorList.monitors }

  var popUpLook: PopUpLook {
    guard connection.hasShapes else { return .square }
    return connection.translucentFormat != nil && connection.hasCompositor() ? .shadowed : .rounded
  }

  func nativeID(of surface: SurfaceID) -> UInt? { surfaces[surface]?.xid.rawValue }

  func screenOrigin(of window: WindowID) -> ScreenPoint { surfaces.window(window)?.screenOrigin() ?? .zero }
}
