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
  private var readers: [(descriptor: Int32, handler: () -> Void)] = []
  private var descriptors: [pollfd] = []
  private lazy var mainQueue = outfield_main_queue_fd()

  init(display: OpaquePointer, clock: any HostClock) {
    self.display = display
    self.clock = clock
  }

  func addReader(_ descriptor: Int32, _ handler: @escaping () -> Void) {
    readers.append((descriptor, handler))
  }

  func removeReader(_ descriptor: Int32) {
    readers.removeAll { $0.descriptor == descriptor }
  }

  /// Sleeps until something is to be done, and runs readers and the main queue. The number of a signal that
  /// ends the program, or nil.
  func wait(until deadline: Instant?) -> Int32? {
    // Flushes; and what Xlib has already read would never make its socket readable again.
    let isPending = XPending(display) > 0
    fillDescriptors()
    let ready = poll(&descriptors, UInt(descriptors.count), isPending ? 0 : timeout(deadline))
    guard ready > 0 else { return nil }
    if isReady(1), let signal = signals.take() { return signal }
    if isReady(2) { outfield_main_queue_drain() }
    runReaders()
    return nil
  }

  private func fillDescriptors() {
    descriptors.removeAll(keepingCapacity: true)
    let watched = [XConnectionNumber(display), signals.descriptor, mainQueue]
    for descriptor in watched {
      descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    for reader in readers {
      descriptors.append(pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0))
    }
  }

  private func isReady(_ index: Int) -> Bool { descriptors[index].revents != 0 }

  private func runReaders() {
    let ready = descriptors.dropFirst(3).filter { $0.revents != 0 }.map { $0.fd }
    for reader in readers where ready.contains(reader.descriptor) { reader.handler() }
  }

  /// In milliseconds, rounded up: waking a moment too early would spin.
  private func timeout(_ deadline: Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = (deadline - clock.now).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    let milliseconds = left.seconds * 1000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: milliseconds)
  }
}
