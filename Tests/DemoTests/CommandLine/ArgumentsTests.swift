import Outfield
import Testing

@testable import Demo

@MainActor struct ArgumentsTests {
  @Test(arguments: [[], ["demo"]])
  func nothingAndDemoOpenTheNestedScene(_ words: [String]) throws {
    #expect(try Arguments(words) == Arguments())
    #expect(Arguments().command == .demo)
    #expect(Arguments().scene == .nested)
  }

  @Test func allOptionsAreRead() throws {
    let words = [
      "demo", "--scene", "nested", "--events", "--theme", "dark", "--size", "640x480", "--windows", "2",
    ]
    let arguments = try Arguments(words)
    #expect(arguments.emitsEvents)
    #expect(arguments.isDark == true)
    #expect(arguments.size == Size(width: 640, height: 480))
    #expect(arguments.windowCount == 2)
  }

  @Test func valueMayBeAttachedWithAnEqualsSign() throws {
    #expect(try Arguments(["--theme=light"]).isDark == false)
  }

  @Test func theDirectionIsTheLanguagesUnlessToldOtherwise() throws {
    #expect(try Arguments(["--direction", "rtl"]).direction == .rightToLeft)
    #expect(try Arguments(["--direction=ltr"]).direction == .leftToRight)
    #expect(try Arguments(["--direction", "auto"]).direction == nil)
    #expect(Arguments().direction == nil)
  }

  @Test(arguments: PanelMode.allCases) func thePanelIsWhereItIsToldTo(mode: PanelMode) throws {
    #expect(try Arguments(["--panel", mode.rawValue]).panelMode == mode)
    #expect(Arguments().panelMode == .docked && !Arguments().isKiosk)
    #expect(try Arguments(["demo", "--kiosk"]).isKiosk)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["demo", "--help", "--nonsense"]])
  func helpWinsOverWhatFollows(_ words: [String]) throws {
    #expect(try Arguments(words).command == .help)
  }

  @Test func versionIsACommand() throws {
    #expect(try Arguments(["--version"]).command == .version)
    #expect(Usage.version == "outfield 0.1.0\n")
  }

  @Test(arguments: [
    (["--frob"], ArgumentError.unknownOption("--frob")),
    (["dem"], .unexpectedWord("dem")),
    (["--events", "demo"], .unexpectedWord("demo")),
    (["demo", "demo"], .unexpectedWord("demo")),
    (["--events=yes"], .unexpectedWord("=yes")),
    ([""], .unexpectedWord("")),
    (["--scene"], .missingValue("--scene")),
    (["--scene", "Nested"], .unknownScene("Nested")),
    (["field-window"], .missingValue("field-window")),
    (["field-window", "d"], .unknownFieldWindow("d")),
    (["field-window", "a", "b"], .unexpectedWord("b")),
    (["--events", "field-window"], .unexpectedWord("field-window")),
    (["--theme", "blue"], .unknownTheme("blue")),
    (["--direction"], .missingValue("--direction")),
    (["--direction", "up"], .unknownDirection("up")),
    (["--panel", "above"], .unknownPanelMode("above")),
    (["--windows", "0"], .badWindowCount("0")),
    (["--windows", "9"], .badWindowCount("9")),
    (["--windows", "two"], .badWindowCount("two")),
    (["--size", "640"], .badSize("640")),
    (["--size", "640x"], .badSize("640x")),
    (["--size", "x480"], .badSize("x480")),
    (["--size", "0x480"], .badSize("0x480")),
    (["--size", "-640x480"], .badSize("-640x480")),
    (["--size", "640x480x3"], .badSize("640x480x3")),
    (["--size", "99999999999999999999x480"], .badSize("99999999999999999999x480")),
  ])
  func wrongWordIsNamed(_ words: [String], _ expected: ArgumentError) {
    #expect(throws: expected) { try Arguments(words) }
    #expect(Usage.wrongArguments(expected).hasPrefix("outfield: \(expected.message)\n"))
  }

  /// What is too small is opened in the smallest size, and that is said; the help says what it is.
  @Test(arguments: [
    ("200x150", "320x240"), ("100x900", "320x900"), ("900x100", "900x240"), ("320x240", nil),
    ("960x640", nil),
  ])
  func aSizeThatIsTooSmallIsNotTakenInSilence(_ wanted: String, _ opened: String?) throws {
    let size = try #require(try Arguments(["--size", wanted]).size)
    let real = DemoWindow.size(for: size)
    #expect((real == size) == (opened == nil))
    if let opened {
      #expect(
        Usage.otherSize(real, insteadOf: size)
          == "outfield: \(wanted) is too small for the demo: the window opens in \(opened)\n")
    }
    #expect(Usage.help.contains("320x240 at least"))
  }

  @Test(
    arguments: [
      ("5000x480", true), ("640x3000", true), ("1024x600", false), ("640x480", false), ("1025x480", true),
    ])
  func aSizeThatIsTooLargeForTheScreenIsNotTakenInSilence(_ wanted: String, _ isCut: Bool) throws {
    let size = try #require(try Arguments(["--size", wanted]).size)
    let said = Usage.cutSize(size, on: Size(width: 1024.5, height: 600))
    let words = "outfield: \(wanted) is too large for the screen, which has room for 1024x600\n"
    #expect(said == (isCut ? words : nil))
  }

  @Test func fieldWindowIsACommandWithASize() throws {
    #expect(try Arguments(["field-window", "b"]).command == .fieldWindow(.b))
  }

  @Test func everySceneIsInTheHelp() {
    for scene in SceneName.allCases { #expect(Usage.help.contains(scene.rawValue)) }
  }
}
