@testable import KeyboardModel

/// A layout file that is read can be shown and pressed; any other is an error with a line.
enum LayoutFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(KeyboardLayoutError) {
      check(try KeyboardLayout(parsing: text, file: "fuzz"))
    } catch {
      precondition(error.line >= 1 && !error.description.isEmpty)
    }
  }

  private static func check(_ layout: KeyboardLayout) {
    for page in layout.pages {
      precondition(!page.rows.isEmpty && page.rows.count <= LayoutLimits.rows)
      let geometry = KeyboardGeometry(page: page, width: 640, height: 240)
      for (row, keys) in page.rows.enumerated() {
        for column in keys.keys.indices {
          let position = KeyPosition(page: page.name, row: row, column: column)
          let frame = geometry.frame(of: position)
          precondition(frame != nil && frame!.width.isFinite && frame!.width >= 0)
        }
      }
    }
  }
}
