import Testing

@testable import X11Model

/// The properties as ICCCM 4.1.2 and EWMH lay them out.
@Suite struct WindowHintsTests {
  private let atoms = Atoms(Atoms.names(screen: 0).indices.map { Atom(rawValue: 100 + UInt($0)) })

  @Test func inputAndTheStateAreTheFirstOfNineItems() {
    #expect(
      WindowProperty.takesInput
        == WindowProperty(Atom(rawValue: 35), type: Atom(rawValue: 35), .items([3, 1, 1, 0, 0, 0, 0, 0, 0])))
  }

  @Test func theSizeHintsAreEighteenItemsAndTheLeastSizeIsNeverNothing() {
    let hints = WindowProperty.size(
      width: 640, height: 480, least: PixelRect(x: 0, y: 0, width: 0, height: 200))
    let rest = [UInt](repeating: 0, count: 11)
    #expect(
      hints
        == WindowProperty(
          Atom(rawValue: 40), type: Atom(rawValue: 41), .items([24, 0, 0, 640, 480, 1, 200] + rest)))
  }

  @Test func aProgramIsKnownByItsNameAndTheSameWithACapital() {
    #expect(WindowProperty.programClass("demo").value == .bytes(Array("demo\0Demo\0".utf8)))
    #expect(WindowProperty.programClass("").value == .bytes([0, 0]))
  }

  @Test func aTitleIsThereForOldWindowManagersWhereTheyCanReadIt() {
    #expect(WindowProperty.oldTitle("Zoë")?.value == .bytes([0x5A, 0x6F, 0xEB]))
    #expect(WindowProperty.oldTitle("日本") == nil)
    #expect(WindowProperty.title("日本", atoms).value == .bytes(Array("日本".utf8)))
  }

  @Test func aProcessIsToldOnlyWithItsMachine() {
    #expect(WindowProperty.process(42, host: "", atoms) == [])
    #expect(
      WindowProperty.process(42, host: "box", atoms).map(\.value)
        == [.bytes(Array("box".utf8)), .items([42])])
  }
}
