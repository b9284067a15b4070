import CX11
import Glibc
import Synchronization

/// An X error, as data.
struct XErrorRecord: Hashable, Sendable {
  /// The request that failed: its major and minor opcode.
  var request: UInt8
  var minor: UInt8
  /// `BadWindow`, `BadMatch`, …
  var code: UInt8
  /// The resource that the error names.
  var resource: UInt
  var serial: UInt
}

/// Where Xlib's process-wide error handlers put what they are told.
///
/// Xlib has one handler for all connections and may call it on any thread, so this is the one piece of
/// global state: locked, and touched by nothing but the handlers and the calls below.
enum ErrorSlot {
  /// Requests whose errors are expected, by serial number on one connection.
  fileprivate struct Trap {
    var display: UInt
    var serials: ClosedRange<UInt>
  }

  fileprivate struct State {
    var traps: [Trap] = []
    var logged: Set<[UInt8]> = []
  }

  private static let state = Mutex(State())
  /// How many traps are kept: errors of older ones would have come by now.
  fileprivate static let remembered = 32

  /// (request, error) pairs that races with other programs cause, and that mean nothing.
  fileprivate static let expected: [(request: Int32, code: Int32)] = [
    (X_SetInputFocus, BadMatch),  // the window was unmapped meanwhile
    (X_SetInputFocus, BadWindow),
    (X_SendEvent, BadWindow),  // the receiver is gone
    (X_GetProperty, BadWindow),
    (X_QueryTree, BadWindow),
    (X_TranslateCoords, BadWindow),
  ]

  /// Must run before the first connection is opened. `XSetErrorHandler`, `XSetIOErrorHandler`
  static func install() {
    XSetErrorHandler { display, event in
      if let display, let event { ErrorSlot.record(event.pointee, on: display) }
      return 0
    }
    XSetIOErrorHandler { _ in
      // Xlib exits anyway when this returns; its own message names neither us nor the cause.
      log("lost the connection to the X server")
      exit(1)
    }
  }

  /// Runs requests that name a window of another program: their errors are not logged.
  ///
  /// Nothing waits: an error that comes later is matched by its serial number.
  @MainActor static func trapping<T>(_ display: OpaquePointer, _ body: () -> T) -> T {
    let first = XNextRequest(display)
    let key = UInt(bitPattern: display)
    state.withLock {
      if $0.traps.count >= remembered { $0.traps.removeFirst() }
      $0.traps.append(Trap(display: key, serials: first...UInt.max))
    }
    let result = body()
    let last = max(first, XNextRequest(display) - 1)
    state.withLock { $0.traps[$0.traps.count - 1].serials = first...last }
    return result
  }

  private static func record(_ event: XErrorEvent, on display: OpaquePointer) {
    let record = XErrorRecord(
      request: event.request_code, minor: event.minor_code, code: event.error_code,
      resource: event.resourceid, serial: event.serial)
    let isNews = state.withLock { $0.note(record, display: UInt(bitPattern: display)) }
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

extension ErrorSlot.State {
  /// Whether the error is unexpected, and the first of its kind.
  fileprivate mutating func note(_ record: XErrorRecord, display: UInt) -> Bool {
    if traps.contains(where: { $0.display == display && $0.serials.contains(record.serial) }) { return false }
    let isExpected = ErrorSlot.expected.contains {
      $0.request == Int32(record.request) && $0.code == Int32(record.code)
    }
    return !isExpected && logged.insert([record.request, record.minor, record.code]).inserted
  }
}
