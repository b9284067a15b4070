import UICore

/// X's names and places of our surfaces.
@MainActor final class SurfaceNames: NativeWindows {
  let scale: Double
  private let surfaces: SurfaceTable

  init(_ surfaces: SurfaceTable, scale: Double) {
    self.surfaces = surfaces
    self.scale = scale
  }

  func nativeID(of surface: SurfaceID) -> UInt? { surfaces[surface]?.xid.rawValue }

  func screenOrigin(of window: WindowID) -> ScreenPoint { surfaces.window(window)?.screenOrigin() ?? .zero }
}
