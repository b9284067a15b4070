import Outfield

/// What the command line asks for.
struct Arguments: Equatable {
  /// What to do.
  enum Command: Equatable {
    case demo, help, version
    case fieldWindow(FieldWindow.Size)
    case layouts(LayoutsCommand)
  }

  var command = Command.demo
  var scene = SceneName.nested
  /// Whether to speak JSON lines on the standard streams.
  var emitsEvents = false
  /// Whether arrow keys walk over the keyboard panel.
  var isWalked = false
  /// Whether a mark goes over the panel by itself, and Return takes what is marked.
  var isScanned = false
  /// Nil follows the desktop.
  var isDark: Bool?
  /// Nil follows the user's language.
  var direction: LayoutDirection?
  /// How many windows to open.
  var windowCount = 1
  /// Where the keyboard panel is.
  var panelMode = PanelMode.docked
  /// Whether anything is said of the panel.
  var asksForPanel: Bool { isWalked || isScanned || panelMode != .docked }
  /// Whether the windows fill their monitor.
  var isKiosk = false
  /// In points.
  var size: Size?

  init() {}

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(ArgumentError) {
    var words = ArgumentWords(words)
    while let word = words.next() {
      try read(word, from: &words)
      // What follows a request for help need not make sense.
      if command != .demo { return }
    }
  }

  private mutating func read(_ word: String, from words: inout ArgumentWords) throws(ArgumentError) {
    switch word {
    case "--help", "-h", "help": command = .help
    case "--version": command = .version
    case "--events": emitsEvents = true
    case "--walk": isWalked = true
    case "--scan": isScanned = true
    case "--scene": scene = try Self.scene(words.value(of: word))
    case "--theme": isDark = try Self.isDark(words.value(of: word))
    case "--direction": direction = try Self.direction(words.value(of: word))
    case "--size": size = try Self.size(words.value(of: word))
    case "--panel": panelMode = try Self.panelMode(words.value(of: word))
    case "--kiosk": isKiosk = true
    case "--windows": windowCount = try Self.windowCount(words.value(of: word))
    case "demo" where words.isFirst: break
    case "layouts" where words.isFirst: command = .layouts(try LayoutsCommand(&words))
    case "field-window" where words.isFirst: command = .fieldWindow(try Self.fieldWindow(&words))
    default: throw word.hasPrefix("-") ? .unknownOption(word) : .unexpectedWord(word)
    }
  }

  private static func fieldWindow(_ words: inout ArgumentWords) throws(ArgumentError) -> FieldWindow.Size {
    let text = try words.value(of: "field-window")
    guard let size = FieldWindow.Size(rawValue: text) else { throw .unknownFieldWindow(text) }
    if let extra = words.next() { throw .unexpectedWord(extra) }
    return size
  }

  private static func scene(_ text: String) throws(ArgumentError) -> SceneName {
    guard let scene = SceneName(rawValue: text) else { throw .unknownScene(text) }
    return scene
  }

  private static func panelMode(_ text: String) throws(ArgumentError) -> PanelMode {
    guard let mode = PanelMode(rawValue: text) else { throw .unknownPanelMode(text) }
    return mode
  }

  private static func isDark(_ text: String) throws(ArgumentError) -> Bool {
    guard text == "light" || text == "dark" else { throw .unknownTheme(text) }
    return text == "dark"
  }

  private static func direction(_ text: String) throws(ArgumentError) -> LayoutDirection? {
    switch text {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    case "auto": nil
    default: throw .unknownDirection(text)
    }
  }

  private static func windowCount(_ text: String) throws(ArgumentError) -> Int {
    guard let count = Int(text), windowCounts.contains(count) else { throw .badWindowCount(text) }
    return count
  }

  static let windowCounts = 1...8

  private static func size(_ text: String) throws(ArgumentError) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      sizes.contains(width), sizes.contains(height)
    else { throw .badSize(text) }
    return Size(width: Double(width), height: Double(height))
  }

  /// X windows end at 32767 pixels; this leaves room for a scale of 3.
  private static let sizes = 100...10_000
}
