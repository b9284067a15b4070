import TestSupport
import Testing

@testable import X11Model

@Suite struct XSettingsTests {
  /// One of each type; names and texts of every length modulo four.
  static let examples: [(String, XSettings.Value)] = [
    ("Net/DoubleClickTime", .integer(250)),
    ("Xft/DPI", .integer(-1)),
    ("Net/ThemeName", .string("Adwaita-dark")),
    ("a", .string("")), ("ab", .string("x")), ("abc", .string("Zoë")), ("abcd", .string("12345")),
    ("Test/Color", .color(red: 1, green: 2, blue: 0xFFFF, alpha: 4)),
  ]

  @Test(arguments: [false, true])
  func everySettingIsReadInBothByteOrders(isBigEndian: Bool) throws {
    let bytes = SettingsBlock.bytes(Self.examples, isBigEndian: isBigEndian)
    let settings = try XSettings(parsing: bytes)
    #expect(settings.values == Dictionary(uniqueKeysWithValues: Self.examples))
    #expect(settings.integer("Net/DoubleClickTime") == 250)
    #expect(settings.string("Net/ThemeName") == "Adwaita-dark")
  }

  @Test func aSettingOfAnotherTypeIsNone() throws {
    let settings = try XSettings(parsing: SettingsBlock.bytes(Self.examples))
    #expect(settings.integer("Net/ThemeName") == nil)
    #expect(settings.string("Xft/DPI") == nil)
    #expect(settings.integer("Test/Color") == nil)
    #expect(settings.integer("none") == nil)
  }

  @Test func noSettingsAreSettings() throws {
    #expect(try XSettings(parsing: SettingsBlock.bytes([])).values.isEmpty)
  }

  @Test(arguments: [false, true])
  func everyTruncationIsRefused(isBigEndian: Bool) {
    let bytes = SettingsBlock.bytes(Self.examples, isBigEndian: isBigEndian)
    for count in 0..<bytes.count {
      #expect(throws: XSettingsError.self, "\(count)") { try XSettings(parsing: Array(bytes[..<count])) }
    }
  }

  @Test func whatFollowsTheLastSettingIsLeftAlone() throws {
    let bytes = SettingsBlock.bytes(Self.examples) + [1, 2, 3]
    #expect(try XSettings(parsing: bytes).values.count == Self.examples.count)
  }

  // MARK: Lies

  @Test func anUnknownByteOrderIsRefused() {
    var bytes = SettingsBlock.bytes(Self.examples)
    bytes[0] = UInt8(ascii: "l")
    expect(.unknownByteOrder(0x6C), bytes)
  }

  static let impossibleCounts: [UInt32] = [9, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF]

  @Test(arguments: impossibleCounts)
  func moreSettingsThanThereIsRoomForAreRefused(count: UInt32) {
    var block = SettingsBlock(count: count)
    block.append("abc", .integer(1))
    expect(.impossibleCount(Int(count)), block.bytes)
  }

  static let impossibleLengths: [UInt32] = [17, 0xFFFF_FFFC, 0xFFFF_FFFF]

  @Test(arguments: impossibleLengths)
  func aTextLongerThanWhatIsThereIsRefused(length: UInt32) {
    var block = SettingsBlock(count: 1)
    block.head(1, "Net/ThemeName")
    block.append(length)
    block.append("sixteen bytes 45")
    expect(.truncated(block.bytes.count), block.bytes)
  }

  @Test func aNameLongerThanWhatIsThereIsRefused() {
    var block = SettingsBlock(count: 1)
    block.append(0xFFFF_0000 as UInt32)
    block.append("not that long")
    expect(.truncated(block.bytes.count), block.bytes)
  }

  @Test func anUnknownTypeIsRefused() {
    var block = SettingsBlock(count: 1)
    block.head(3, "Test/New\nLine")
    block.append(1 as UInt32)
    expect(.unknownType(3, "Test/New\nLine"), block.bytes)
    #expect(
      "\(XSettingsError.unknownType(3, "Test/New\nLine"))" == "'Test/New?Line' is of the unknown type 3")
  }

  @Test func aSettingThatComesTwiceIsRefused() {
    let twice: [(String, XSettings.Value)] = [("a", .integer(1)), ("b", .integer(1)), ("a", .integer(2))]
    expect(.repeated("a"), SettingsBlock.bytes(twice))
  }

  @Test func bytesThatAreNoTextHurtNobody() throws {
    var bytes = SettingsBlock.bytes([("abcd", .string("efgh"))])
    for index in bytes.indices.suffix(4) { bytes[index] = 0xFF }
    #expect(try XSettings(parsing: bytes).string("abcd")?.isEmpty == false)
  }

  /// Whatever single bytes are changed: it is read or refused, and nothing else happens.
  @Test func damagedBlocksAreReadOrRefused() {
    var random = SeededGenerator(seed: 5)
    var readCount = 0
    let rounds = 20_000
    for round in 0..<rounds {
      var bytes = SettingsBlock.bytes(Self.examples, isBigEndian: round.isMultiple(of: 2))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...3, using: &random))
      if (try? XSettings(parsing: bytes)) != nil { readCount += 1 }
    }
    #expect(readCount > 0 && readCount < rounds)
  }

  private func expect(
    _ error: XSettingsError, _ bytes: [UInt8], location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: location) { try XSettings(parsing: bytes) }
  }
}
