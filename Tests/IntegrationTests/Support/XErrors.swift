import CXTest
import Synchronization

/// X errors of the tests' own connections: a window that has gone meanwhile is no reason to end.
///
/// There is one handler in a process, and other suites run in ours: their errors go on to where they went.
enum XErrors {
  private static let ours = Mutex<Set<UInt>>([])

  private static let earlier = Mutex<XErrorHandler?>(nil)

  private static let installation: Void = earlier.withLock { earlier in
    earlier = XSetErrorHandler { display, event in
      if let display, XErrors.isOurs(display) { return 0 }
      return XErrors.earlier.withLock { $0 }?(display, event) ?? 0
    }
  }

  static func ignoreOurs() {
    installation
  }

  static func add(_ display: OpaquePointer) {
    let address = UInt(bitPattern: display)
    ours.withLock { _ = $0.insert(address) }
  }

  static func remove(_ display: OpaquePointer) {
    let address = UInt(bitPattern: display)
    ours.withLock { _ = $0.remove(address) }
  }

  private static func isOurs(_ display: OpaquePointer) -> Bool {
    let address = UInt(bitPattern: display)
    return ours.withLock { $0.contains(address) }
  }
}
