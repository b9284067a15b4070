import Outfield

/// Why a command line cannot be followed.
enum ArgumentError: Error, Equatable {
  case unknownOption(String)
  case unexpectedWord(String)
  case missingValue(String)
  case unknownScene(String)
  case unknownTheme(String)
  case unknownDirection(String)
  case unknownPanelMode(String)
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
    case .unknownDirection(let name): "no direction is called \(name); there is: ltr, rtl, auto"
    case .unknownPanelMode(let name):
      "the panel has no mode \(name); there is: \(PanelMode.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownFieldWindow(let name): "no field window is called \(name); there is: a, b, c"
    case .badWindowCount(let text):
      "\(text) is no number of windows; there may be \(Arguments.windowCounts.lowerBound) to \(Arguments.windowCounts.upperBound)"
    case .badSize(let text): "\(text) is no size; write it in points, as in 960x640"
    }
  }
}
