import Testing
import UICore

@testable import KeyboardModel

@Suite struct KeyPopUpTests {
  @Test func theFirstIsOverTheFingerAndTheOthersGoToTheFreeSide() {
    let left = popUp(4, x: 0)
    #expect(left.frames.map(\.minX) == [0, 40, 80, 120] && left.frames.allSatisfy { $0.maxY == 100 })
    let right = popUp(4, x: 360)
    #expect(right.frames.map(\.minX) == [360, 320, 280, 240])
  }

  @Test(arguments: 1...24, [0.0, 100, 190, 360])
  func allAreOnThePanelApartFromEachOtherAndCanBeChosen(count: Int, x: Double) {
    var popUp = popUp(count, x: x)
    #expect(popUp.selected == 0 && popUp.frames.count == count)
    for (index, frame) in popUp.frames.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= 400)
      #expect(!popUp.frames[..<index].contains { $0.intersects(frame) })
      popUp.select(at: frame.center)
      #expect(popUp.selected == index)
    }
  }

  @Test func upToSixAreInOneRowAndMoreInTwo() {
    #expect(Set(popUp(6, x: 0).frames.map(\.minY)).count == 1)
    #expect(Set(popUp(7, x: 0).frames.map(\.minY)).count == 2)
    #expect(Set(popUp(20, x: 0).frames.map(\.minY)).count == 2)
  }

  @Test func onTheRowOfTheKeyOnlyTheColumnCounts() {
    var popUp = popUp(4, x: 100)
    popUp.select(at: Point(x: 190, y: 120))
    #expect(popUp.selected == 2)
    popUp.select(at: Point(x: 20, y: 145))
    #expect(popUp.selected == nil || popUp.selected == 0)
  }

  @Test func farAwayNothingIsChosenAndComingBackChoosesAgain() {
    var popUp = popUp(4, x: 100)
    for far in [Point(x: 120, y: 200), Point(x: 390, y: 80), Point(x: 120, y: 5)] {
      popUp.select(at: far)
      #expect(popUp.selected == nil)
    }
    popUp.select(at: Point(x: 150, y: 80))
    #expect(popUp.selected == 1)
  }

  @Test func layoutsAreAListUpwards() {
    let popUp = KeyPopUp(
      .layouts, ["English", "العربية", "Deutsch"], of: position,
      over: Rect(x: 50, y: 100, width: 40, height: 40),
      in: 400, tolerance: 1.2, selected: 1)
    #expect(popUp.frames.map(\.maxY) == [100, 60, 20])
    #expect(Set(popUp.frames.map(\.minX)).count == 1)
    #expect(popUp.selected == 1)
  }

  private let position = KeyPosition(page: .letters, row: 1, column: 1)

  private func popUp(_ count: Int, x: Double) -> KeyPopUp {
    KeyPopUp(
      .alternates, (0..<count).map { String(UnicodeScalar(UInt8(97 + $0))) }, of: position,
      over: Rect(x: x, y: 100, width: 40, height: 40), in: 400, tolerance: 1.2)
  }
}
