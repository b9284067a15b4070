import CX11
import Glibc
import TextModel
import UICore
import X11Model

/// Properties of others' windows, which may be gone: always called inside an error trap.
extension SelectionService {
  /// `XChangeProperty`
  func write(_ data: SelectionData, type: Atom, to key: TransferKey) {
    switch data {
    case .bytes(let bytes):
      bytes.withUnsafeBufferPointer { change(key, type, format: 8, $0.baseAddress, count: $0.count) }
    case .longs(let longs):
      longs.withUnsafeBytes {
        change(
          key, type, format: 32, $0.bindMemory(to: UInt8.self).baseAddress, count: longs.count)
      }
    }
  }

  private func change(
    _ key: TransferKey, _ type: Atom, format: Int32, _ data: UnsafePointer<UInt8>?, count: Int
  ) {
    XChangeProperty(
      connection.display, key.window.rawValue, key.property.rawValue, type.rawValue, format, PropModeReplace,
      data,
      Int32(count))
  }

  /// `XSendEvent`
  func notify(_ request: SelectionRequest, _ property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor.rawValue
    event.xselection.selection = request.selection.rawValue
    event.xselection.target = request.target.rawValue
    event.xselection.property = property.rawValue
    event.xselection.time = UInt(request.time.rawValue)
    XSendEvent(connection.display, request.requestor.rawValue, 0, NoEventMask, &event)
  }

  /// Whatever is in a property of ours, which is deleted: that asks for the next chunk. `XGetWindowProperty`
  /// It may be a secret, of which nothing is to be left on the way.
  func take(_ property: Atom) -> PropertyContent {
    let content = read(property, of: window, deleting: true, format: 8) { SecureBytes($0) }
    let bytes = content?.value ?? SecureBytes()
    overwriteBuffers(of: bytes.count)
    let taken = PropertyContent(type: content?.type ?? .none, format: content?.format ?? 0, bytes: bytes)
    return taken.type == atoms[.compoundText] ? decoded(taken) : taken
  }

  /// What a list of targets in a property of ours holds, which is deleted; empty when it is no list. Two round trips.
  func targets(in property: Atom) -> [(target: Atom, name: String)] {
    let content = read(property, of: window, deleting: true, format: 32) { bytes in
      bytes.withMemoryRebound(to: UInt.self) { $0.map(Atom.init) }
    }
    // More than these nobody offers.
    return connection.named(Array((content?.value ?? []).prefix(256)))
  }

  /// What has been read went through XCB's buffer and a block of memory that XCB has freed; nobody wipes either, and
  /// nothing public reaches the buffer. So zeros are read as well, as many as the buffer holds (4 KiB, which a server
  /// gathers before it writes, too, so that they come at once); and blocks of that size are taken and overwritten, in
  /// the hope that the freed one is among them. One round trip. To take the reply from XCB instead, and to wipe it,
  /// left a copy in the buffer once in thirty times.
  private func overwriteBuffers(of count: Int) {
    let zeros = [UInt8](repeating: 0, count: 3968)
    let key = TransferKey(window: wipingWindow, property: clockProperty)
    zeros.withUnsafeBufferPointer { change(key, .integer, format: 8, $0.baseAddress, count: $0.count) }
    _ = read(clockProperty, of: wipingWindow, deleting: true, format: 8) { Array($0) }
    // A reply is its head of 32 bytes and whole words. The GNU allocator keeps seven blocks of a size at hand.
    let size = 32 + (count + 3) & ~3
    let blocks = (0..<8).map { _ in malloc(size) }
    for block in blocks {
      UnsafeMutableRawBufferPointer(start: block, count: block == nil ? 0 : size).wipe()
      free(block)
    }
  }

  /// What a request for MULTIPLE wants: targets and properties in turn.
  func pairs(of request: SelectionRequest) -> [Atom] {
    guard request.target == atoms[.multiple], request.property != .none else { return [] }
    let content = read(request.property, of: request.requestor, deleting: false, format: 32) { bytes in
      // Format 32 comes as C longs.
      bytes.withMemoryRebound(to: UInt.self) { $0.map(Atom.init) }
    }
    return content?.value ?? []
  }

  private func read<Value>(
    _ property: Atom, of window: XWindow, deleting: Bool, format wanted: Int32,
    _ value: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> (type: Atom, format: Int32, value: Value?)? {
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // As much as there is, and never as much as somebody says there will be.
    let status = XGetWindowProperty(
      connection.display, window.rawValue, property.rawValue, 0, SelectionService.everything,
      deleting ? 1 : 0,
      UInt(AnyPropertyType), &type, &format, &count, &rest, &data)
    guard status == Success else { return nil }
    defer { if let data { XFree(data) } }
    guard format == wanted, let data else { return (Atom(rawValue: type), format, nil) }
    let size = format == 32 ? Int(count) * MemoryLayout<UInt>.stride : Int(count)
    let bytes = UnsafeMutableBufferPointer(start: data, count: size)
    // It may be on its way to a field for secrets.
    defer { UnsafeMutableRawBufferPointer(bytes).wipe() }
    return (Atom(rawValue: type), format, value(UnsafeBufferPointer(bytes)))
  }

  /// In words of four bytes.
  private static var everything: Int { 0x1FFF_FFFF }
}

extension SelectionRequest {
  init(_ event: XSelectionRequestEvent) {
    self.init(
      selection: Atom(rawValue: event.selection), target: Atom(rawValue: event.target),
      property: Atom(rawValue: event.property),
      requestor: XWindow(rawValue: event.requestor),
      time: EventTime(rawValue: UInt32(truncatingIfNeeded: event.time)))
  }
}

extension SelectionAnswer {
  init(_ event: XSelectionEvent) {
    self.init(
      selection: Atom(rawValue: event.selection), target: Atom(rawValue: event.target),
      property: Atom(rawValue: event.property),
      time: EventTime(rawValue: UInt32(truncatingIfNeeded: event.time)))
  }
}
