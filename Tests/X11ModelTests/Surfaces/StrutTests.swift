import Testing
import UICore

@testable import X11Model

@Suite struct StrutTests {
  private let screen = ScreenSize(width: 3000, height: 1000)
  private let monitors = [
    Monitor(width: 1000, height: 800), Monitor(origin: ScreenPoint(x: 1000, y: 0), width: 2000, height: 1000),
  ]

  @Test func itReachesFromTheScreensEdgeToTheDocksUpperOne() throws {
    let left = try #require(
      Strut(of: PixelRect(x: 0, y: 600, width: 1000, height: 200), on: screen, monitors: monitors))
    #expect(left.partial == [0, 0, 0, 400, 0, 0, 0, 0, 0, 0, 0, 999])
    let right = Strut(
      of: PixelRect(x: 1000, y: 700, width: 2000, height: 300), on: screen, monitors: monitors)
    #expect(right?.bottom == 300)
    #expect(right?.columns == 1000...2999)
  }

  @Test func aDockAwayFromTheEdgeOrAboveAnotherMonitorTakesNone() {
    #expect(
      Strut(of: PixelRect(x: 0, y: 500, width: 1000, height: 200), on: screen, monitors: monitors) == nil)
    let above = monitors + [Monitor(origin: ScreenPoint(x: 0, y: 800), width: 1000, height: 200)]
    #expect(Strut(of: PixelRect(x: 0, y: 600, width: 1000, height: 200), on: screen, monitors: above) == nil)
    #expect(Strut(of: PixelRect(x: 0, y: 600, width: 0, height: 200), on: screen, monitors: monitors) == nil)
    #expect(Strut(of: PixelRect(x: 0, y: 600, width: 9, height: 200), on: screen, monitors: []) == nil)
  }
}
