import CX11
import Glibc
import Synchronization
import X11Model

/// Where Xlib's process-wide error handlers put what they are told.
///
/// Xlib has one handler for all connections and may call it on any thread, so this is global state: locked, and
/// touched by nothing but the handlers and the calls below.
enum ErrorSlot {
  private static let ledger = Mutex(ErrorLedger())

  /// Must run before the first connection is opened. `XSetErrorHandler`, `XSetIOErrorHandler`
  static func install() {
    XSetErrorHandler { display, event in
      if let display, let event { ErrorSlot.record(event.pointee, on: display) }
      return 0
    }
    XSetIOErrorHandler { _ in
      // Xlib's own message names neither us nor the cause.
      log("lost the connection to the X server")
      return 0
    }
  }

  /// Has `loss` say that the connection is gone, where Xlib would end the process. What is asked of it from then on
  /// does nothing. `XSetIOErrorExitHandler`
  @MainActor static func report(to loss: ConnectionLoss, of display: OpaquePointer) {
    XSetIOErrorExitHandler(
      display,
      { _, loss in Unmanaged<ConnectionLoss>.fromOpaque(loss!).takeUnretainedValue().hasHappened = true },
      Unmanaged.passUnretained(loss).toOpaque())
  }

  /// Runs requests that name a window of another program: their errors are not logged.
  ///
  /// Nothing waits: an error that comes later is matched by its serial number.
  @MainActor static func trapping<T>(_ display: OpaquePointer, _ body: () -> T) -> T {
    let key = UInt(bitPattern: display)
    let first = XNextRequest(display)
    let trap = ledger.withLock { $0.beginTrap(on: key, from: first) }
    defer {
      let last = XNextRequest(display) - 1
      ledger.withLock { $0.endTrap(trap, at: last) }
    }
    return body()
  }

  private static func record(_ event: XErrorEvent, on display: OpaquePointer) {
    let record = XErrorRecord(
      request: event.request_code, minor: event.minor_code, code: event.error_code,
      resource: event.resourceid, serial: event.serial)
    let isNews = ledger.withLock { $0.note(record, on: UInt(bitPattern: display)) }
    if isNews { log(describe(record, on: display)) }
  }

  private static func describe(_ record: XErrorRecord, on display: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 128)
    // Neither call sends a request, so both are allowed inside an error handler.
    XGetErrorText(display, Int32(record.code), &text, Int32(text.count))
    let error = string(text)
    XGetErrorDatabaseText(
      display, "XRequest", "\(record.request)", "request \(record.request).\(record.minor)", &text,
      Int32(text.count))
    return "X error: \(error) from \(string(text)), resource 0x\(String(record.resource, radix: 16))"
  }

  private static func string(_ text: [CChar]) -> String {
    String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Whether the server has gone away. Kept by the connection, as long as that.
final class ConnectionLoss {
  fileprivate(set) var hasHappened = false
}
