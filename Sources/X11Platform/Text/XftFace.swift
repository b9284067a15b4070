import CXft
import TextShaping

/// What Xft draws a face with: opened once, kept by the face, closed with it.
final class XftFace {
  /// Nil when Xft cannot open the file.
  let font: UnsafeMutablePointer<XftFont>?
  private let display: OpaquePointer

  /// `XftFontOpenPattern`
  private init(_ face: FontFace, on display: OpaquePointer) {
    self.display = display
    font = face.withPattern { pattern in
      guard let copy = FcPatternDuplicate(pattern) else { return nil }
      if let font = XftFontOpenPattern(display, copy) { return font }
      FcPatternDestroy(copy)
      return nil
    }
  }

  deinit { if let font { XftFontClose(display, font) } }

  @MainActor static func font(of face: FontFace, on display: OpaquePointer) -> UnsafeMutablePointer<XftFont>?
  {
    if let known = face.rendering as? XftFace { return known.font }
    let opened = XftFace(face, on: display)
    face.rendering = opened
    return opened.font
  }
}
