import CX11
import CXft
import X11Model

/// What the pixels of a window are.
struct PixelFormat {
  let visual: XVisual
  let colormap: UInt
  let depth: Int32
  /// Whether what lies below shows through, by RENDER's premultiplied alpha.
  let hasAlpha: Bool
}

extension Connection {
  /// The screen's own.
  var opaqueFormat: PixelFormat {
    PixelFormat(visual: visual, colormap: colormap, depth: depth, hasAlpha: false)
  }

  /// With an alpha channel; nil where the screen has none. A window in it needs a compositor to be translucent.
  /// `XMatchVisualInfo`
  func makeTranslucentFormat() -> PixelFormat? {
    var info = XVisualInfo()
    guard hasRender, XMatchVisualInfo(display, screen, 32, TrueColor, &info) != 0, let visual = info.visual,
      let format = XRenderFindVisualFormat(display, visual), format.pointee.direct.alphaMask != 0
    else { return nil }
    let colormap = XCreateColormap(display, root.rawValue, visual, AllocNone)
    return PixelFormat(visual: visual, colormap: colormap, depth: 32, hasAlpha: true)
  }

  /// Whether a compositor runs: one round trip (EWMH, _NET_WM_CM_Sn). `XGetSelectionOwner`
  func hasCompositor() -> Bool {
    XGetSelectionOwner(display, atoms[.compositor].rawValue) != 0
  }

  /// The first call asks the server. `XShapeQueryExtension`
  func askForShapes() -> Bool {
    var unused: (event: Int32, error: Int32) = (0, 0)
    return XShapeQueryExtension(display, &unused.event, &unused.error) != 0
  }
}
