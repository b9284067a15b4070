import Outfield

/// What the command line asks for.
struct Arguments: Equatable {
  /// What to do.
  enum Command: Equatable {
    case demo, help, version
    case fieldWindow(FieldWindow.Size)
  }

  var command = Command.demo
  var scene = SceneName.nested
  /// Whether to speak JSON lines on the standard streams.
  var emitsEvents = false
  /// Nil follows the desktop.
  var isDark: Bool?
  /// How many windows to open.
  var windowCount = 1
  /// In points.
  var size = Size(width: 960, height: 640)

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
    case "--scene": scene = try Self.scene(words.value(of: word))
    case "--theme": isDark = try Self.isDark(words.value(of: word))
    case "--size": size = try Self.size(words.value(of: word))
    case "--windows": windowCount = try Self.windowCount(words.value(of: word))
    case "demo" where words.isFirst: break
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

  private static func isDark(_ text: String) throws(ArgumentError) -> Bool {
    guard text == "light" || text == "dark" else { throw .unknownTheme(text) }
    return text == "dark"
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

/// The words of a command line, handed out one by one; `--name=value` counts as two.
struct ArgumentWords {
  private var words: ArraySlice<String>
  private var attached: String?
  private var taken = 0

  init(_ words: [String]) { self.words = words[...] }

  /// Whether the word just handed out was the first.
  var isFirst: Bool { taken == 1 }

  mutating func next() -> String? {
    // A value that nobody asked for, as in `--events=yes`, comes back as a word and is refused there.
    if let value = attached {
      attached = nil
      return "=\(value)"
    }
    guard let word = words.popFirst() else { return nil }
    taken += 1
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  mutating func value(of option: String) throws(ArgumentError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = words.popFirst() else { throw .missingValue(option) }
    taken += 1
    return value
  }
}

/// Why a command line cannot be followed.
enum ArgumentError: Error, Equatable {
  case unknownOption(String)
  case unexpectedWord(String)
  case missingValue(String)
  case unknownScene(String)
  case unknownTheme(String)
  case badSize(String)
  case badWindowCount(String)
  case unknownFieldWindow(String)

  var message: String {
    switch self {
    case .unknownOption(let option): "unknown option \(option)"
    case .unexpectedWord(let word): "unexpected argument \(word)"
    case .missingValue(let option): "\(option) needs a value"
    case .unknownScene(let name): "no scene is called \(name); there is: \(SceneName.list)"
    case .unknownTheme(let name): "no theme is called \(name); there is: light, dark"
    case .unknownFieldWindow(let name): "no field window is called \(name); there is: a, b, c"
    case .badWindowCount(let text):
      "\(text) is no number of windows; there may be \(Arguments.windowCounts.lowerBound) to \(Arguments.windowCounts.upperBound)"
    case .badSize(let text): "\(text) is no size; write it in points, as in 960x640"
    }
  }
}
