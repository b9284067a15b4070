import CXft
import Glibc

/// Reads fontconfig's caches on a thread of its own while the connection is opened: starting *is* fontconfig.
@MainActor enum FontConfigStart {
  private static var thread: pthread_t?

  static func begin() {
    guard thread == nil else { return }
    var started = pthread_t()
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
      FcInit()
      return nil
    }
    if pthread_create(&started, nil, body, nil) == 0 { thread = started }
  }

  /// Until it has finished no other call to fontconfig may be made: two initialisations would both be done.
  static func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}
