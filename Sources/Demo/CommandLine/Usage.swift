import Outfield

/// What the program says about itself.
@MainActor enum Usage {
  static let version = "outfield 0.1.0\n"

  static let help = """
    Text fields that know when to put the keyboard away.

    usage: outfield [demo] [options]
           outfield field-window a|b|c    a plain window of 1, 20 or 1000 fields, for benchmarks
           outfield layouts               the keyboard layouts that there are
           outfield layouts --check FILE  what is wrong with a layout file, if anything
           outfield layouts --show TAG    a layout as text

      --scene NAME         the scene to open: \(SceneName.list)
      --theme light|dark   instead of the desktop's
      --direction ltr|rtl|auto
                           how the interface runs: from left to right, from right to left,
                           or as the language of LC_ALL, LC_MESSAGES or LANG does (auto)
      --size WxH           the window's size in points, \(text(of: DemoWindow.usualSize)) if not given,
                           \(text(of: DemoWindow.smallestSize)) at least
      --panel docked|floating|window|split|left|right
                           where the keyboard panel is; its hide key, held, lets choose another place
      --kiosk              fill the monitor, with or without a window manager
      --windows N          how many windows to open, 1 to 8
      --walk               type on the keyboard panel with arrow keys and Return
      --scan               type on it with Return alone: rows, then keys, are marked in turn
      --events             print what happens as JSON lines, read commands from standard input:
                           tree, focus ID, scene NAME, quit
      --version            print the version
      --help               print this

    """

  /// Told when a window that was asked for is larger than the screen; nil where it fits. `screen` is in points.
  static func cutSize(_ size: Size, on screen: Size) -> String? {
    guard size.width > screen.width || size.height > screen.height else { return nil }
    let room = Size(width: screen.width.rounded(.down), height: screen.height.rounded(.down))
    return "outfield: \(text(of: size)) is too large for the screen, which has room for \(text(of: room))\n"
  }

  /// Told when a window cannot be opened as asked.
  static func otherSize(_ size: Size, insteadOf wanted: Size) -> String {
    "outfield: \(text(of: wanted)) is too small for the demo: the window opens in \(text(of: size))\n"
  }

  private static func text(of size: Size) -> String { "\(Int(size.width))x\(Int(size.height))" }

  static func wrongArguments(_ error: ArgumentError) -> String {
    "outfield: \(error.message)\nTry 'outfield --help'.\n"
  }
}
