/// What a top-level tells the window manager (ICCCM 4.1.2, EWMH).
extension WindowProperty {
  /// InputHint and StateHint (ICCCM 4.1.2.4).
  private static let inputAndState: UInt = 1 | 2

  /// Without "input" some window managers never give the keyboard (ICCCM 4.1.7). It begins as a normal window.
  package static let takesInput = WindowProperty(
    .wmHints, type: .wmHints, .items([inputAndState, 1, 1, 0, 0, 0, 0, 0, 0]))

  /// No window manager is to give it the keyboard.
  package static let takesNoInput = WindowProperty(
    .wmHints, type: .wmHints, .items([inputAndState, 0, 1, 0, 0, 0, 0, 0, 0]))

  /// A dock is where it asks to be, and as large, in pixels: PPosition, PSize, PMinSize and PMaxSize (ICCCM 4.1.2.3).
  package static func size(ofDock area: PixelRect) -> WindowProperty {
    let (width, height) = (max(1, area.width), max(1, area.height))
    let numbers: [Int] = [4 | 8 | 16 | 32, area.minX, area.minY, width, height, width, height, width, height]
    let items: [UInt] = numbers.map { UInt(bitPattern: $0) }
    return WindowProperty(
      .wmNormalHints, type: .wmSizeHints, .items(items + [UInt](repeating: 0, count: 9)))
  }

  /// Above other windows, without a frame (EWMH, _NET_WM_WINDOW_TYPE).
  package static func dock(_ atoms: Atoms) -> WindowProperty {
    WindowProperty(atoms[.netWMWindowType], type: .atom, .items([atoms[.netWMWindowTypeDock].rawValue]))
  }

  /// The room that a dock takes from other windows, or none (EWMH, _NET_WM_STRUT_PARTIAL and _NET_WM_STRUT).
  package static func strut(_ strut: Strut?, _ atoms: Atoms) -> [WindowProperty] {
    let partial = strut?.partial ?? [UInt](repeating: 0, count: 12)
    return [
      WindowProperty(atoms[.netWMStrutPartial], type: .cardinal, .items(partial)),
      WindowProperty(atoms[.netWMStrut], type: .cardinal, .items(Array(partial.prefix(4)))),
    ]
  }

  /// It fills its monitor from the start (EWMH, _NET_WM_STATE).
  package static func fullScreen(_ atoms: Atoms) -> WindowProperty {
    WindowProperty(atoms[.netWMState], type: .atom, .items([atoms[.netWMStateFullScreen].rawValue]))
  }

  /// The present size and the least, in pixels: PSize and PMinSize (ICCCM 4.1.2.3).
  package static func size(width: Int, height: Int, least: PixelRect) -> WindowProperty {
    let sizes: [Int] = [width, height, max(1, least.width), max(1, least.height)]
    let flags: [UInt] = [8 | 16, 0, 0]
    let items: [UInt] = flags + sizes.map { UInt(max(0, $0)) } + [UInt](repeating: 0, count: 11)
    return WindowProperty(.wmNormalHints, type: .wmSizeHints, .items(items))
  }

  /// A program's name, and the same with a capital: by these users and window managers know it (ICCCM 4.1.2.5).
  package static func programClass(_ name: String) -> WindowProperty {
    let kind = name.prefix(1).uppercased() + name.dropFirst()
    return WindowProperty(.wmClass, type: .string, .bytes(Array("\(name)\0\(kind)\0".utf8)))
  }

  /// The title for old window managers; nil where Latin-1 cannot hold it (ICCCM 4.1.2.1).
  package static func oldTitle(_ title: String) -> WindowProperty? {
    let utf8 = Array(title.utf8)
    guard Latin1.canHold(utf8: utf8) else { return nil }
    return WindowProperty(.wmName, type: .string, .bytes(Latin1.bytes(fromUTF8: utf8)))
  }

  /// The title in UTF-8 (EWMH, _NET_WM_NAME).
  package static func title(_ title: String, _ atoms: Atoms) -> WindowProperty {
    WindowProperty(atoms[.netWMName], type: atoms[.utf8String], .bytes(Array(title.utf8)))
  }

  /// It is asked to close and, if it ever does that, to take the focus, and answers whether it is alive (ICCCM 4.1.2.7,
  /// EWMH).
  package static func protocols(_ atoms: Atoms, takesFocus: Bool = true) -> WindowProperty {
    let focus = takesFocus ? [atoms[.wmTakeFocus]] : []
    let names = [atoms[.wmDeleteWindow]] + focus + [atoms[.netWMPing]]
    return WindowProperty(atoms[.wmProtocols], type: .atom, .items(names.map(\.rawValue)))
  }

  /// A process id means nothing without the machine that it belongs to; nothing where that has no name (EWMH).
  package static func process(_ id: Int32, host: String, _ atoms: Atoms) -> [WindowProperty] {
    if host.isEmpty { return [] }
    return [
      WindowProperty(.wmClientMachine, type: .string, .bytes(Array(host.utf8))),
      WindowProperty(atoms[.netWMPID], type: .cardinal, .items([UInt(max(0, id))])),
    ]
  }

  /// Other programs may drop texts on it (XDND).
  package static func dropAware(_ atoms: Atoms) -> WindowProperty {
    WindowProperty(atoms[.xdndAware], type: .atom, .items([UInt(Xdnd.version)]))
  }

  /// To whom a pop-up belongs (ICCCM 4.1.2.6), for compositors: no window manager sees it.
  package static func belongs(to owner: XWindow) -> WindowProperty {
    WindowProperty(.wmTransientFor, type: .window, .items([owner.rawValue]))
  }
}
