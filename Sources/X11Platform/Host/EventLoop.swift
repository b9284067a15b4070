import CX11
import CX11Shims
import Dispatch
import Glibc
import UICore

/// Sleeps until the server, a signal, a reader, Swift's main queue or a timer wants something.
@MainActor final class EventLoop {
  private let display: OpaquePointer
  private let signals = SignalPipe()
  private let clock: any HostClock
  private var readers: [(descriptor: Int32, handler: @MainActor () -> Void)] = []
  /// The connection, the signals, the main queue and the readers, in this order; empty when they must be listed anew.
  private var descriptors: [pollfd] = []

  init(display: OpaquePointer, clock: any HostClock) {
    self.display = display
    self.clock = clock
  }

  /// Returns whether it is open, and so can be watched.
  func addReader(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) -> Bool {
    removeReader(descriptor)
    guard fcntl(descriptor, F_GETFD) >= 0 else { return false }
    readers.append((descriptor, handler))
    descriptors = []
    return true
  }

  func removeReader(_ descriptor: Int32) {
    readers.removeAll { $0.descriptor == descriptor }
    descriptors = []
  }

  /// Sleeps until something is to be done, and runs readers and the main queue. The number of a signal that
  /// ends the program, or nil.
  func wait(until deadline: Instant?) -> Int32? {
    // Flushes; and what Xlib has already read would never make its socket readable again.
    let isPending = XPending(display) > 0
    if descriptors.isEmpty { fillDescriptors() }
    let ready = poll(&descriptors, UInt(descriptors.count), isPending ? 0 : timeout(deadline))
    guard ready > 0 else { return nil }
    if isReady(1), let signal = signals.take() { return signal }
    if isReady(2) { outfield_main_queue_drain() }
    if !readers.isEmpty { runReaders() }
    return nil
  }

  private func fillDescriptors() {
    let watched = [XConnectionNumber(display), signals.descriptor, outfield_main_queue_fd()]
    descriptors = (watched + readers.map(\.descriptor)).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  private func isReady(_ index: Int) -> Bool { descriptors[index].revents != 0 }

  private func runReaders() {
    for watched in descriptors.dropFirst(3) where watched.revents != 0 {
      // Closed by the program, which would never end to wake the loop.
      if watched.revents & Int16(POLLNVAL) != 0 { removeReader(watched.fd) }
      // One that an earlier reader has removed is not called any more.
      readers.first { $0.descriptor == watched.fd }?.handler()
    }
  }

  /// In milliseconds, rounded up: waking a moment too early would spin.
  private func timeout(_ deadline: Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = deadline.nanoseconds - clock.now.nanoseconds
    return left > 0 ? Int32(clamping: (left - 1) / 1_000_000 + 1) : 0
  }
}
