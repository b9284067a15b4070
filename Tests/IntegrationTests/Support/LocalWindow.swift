import CXTest
import UICore

@testable import X11Platform

/// A window inside of the tests: what it tells window managers, as the server has it.
enum LocalWindow {
  struct Name: Equatable, Sendable {
    var encoding: String
    var bytes: [UInt8]
  }

  /// The title in WM_NAME, as old window managers read it.
  @MainActor static func name(of title: String, on display: String) throws -> Name {
    let connection = try Connection.open(display)
    defer { connection.close() }
    let size = Size(width: 100, height: 40)
    let attributes = WindowAttributes(title: title, size: size, minimumSize: size)
    let window = X11Window(WindowID(rawValue: 1), attributes, on: connection)
    var property = XTextProperty()
    guard XGetWMName(connection.display, window.xid.rawValue, &property) != 0 else {
      throw Failure("no name")
    }
    let encoding = XGetAtomName(connection.display, property.encoding)
    defer {
      XFree(property.value)
      XFree(encoding)
    }
    return Name(
      encoding: encoding.map { String(cString: $0) } ?? "",
      bytes: Array(UnsafeBufferPointer(start: property.value, count: Int(property.nitems))))
  }
}
