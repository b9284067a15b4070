import Testing

/// The tests' own reader of the event stream.
struct JSONReaderTests {
  @Test func readsAnEvent() throws {
    let event = try DemoEvent(
      parsing: #"{"t":0.5,"event":"press","view":null,"at":[12,-3.5],"decision":"dismiss","n":[]}"#)
    #expect(event.name == "press")
    #expect(event.view == nil)
    #expect(event.decision == "dismiss")
    #expect(event.body["at"]?.numbers == [12, -3.5])
    #expect(event.body["n"] == .array([]))
  }

  @Test(arguments: [
    (#""a\n\"\\\/é""#, "a\n\"\\/é"), (#""\u00e9\ud83d\ude00""#, "é😀"), (#""e\u0301""#, "e\u{301}"),
  ])
  func readsStrings(source: String, text: String) throws {
    let value = try JSON(parsing: source).string
    #expect(value.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":1,}", "[1 2]", "{\"a\":1,\"a\":2}", "nul", "+1", ".5", "1.", "\"\u{1}\"", "\"a",
    #""\ud800""#, #""\x""#, "1 1", "{a:1}",
  ])
  func refusesWhatIsNotJSON(source: String) {
    #expect(throws: Failure.self) { try JSON(parsing: source) }
  }

  @Test func viewCoversOnlyWholePixels() throws {
    let view = try DemoView(
      JSON(
        parsing: """
          {"id":"a/b","class":"TextField","frame":[1.5,2,10,4.5],"screen":[101.5,52],"window":7,"visible":true,\
          "enabled":true,"firstResponder":false,"text":"","anchor":3,"head":1}
          """))
    #expect(view.box == Box(x: 102, y: 52, width: 9, height: 4))
    #expect(view.selection == 1..<3)
    #expect(view.parent == "a")
    #expect(view.isField)
  }
}
