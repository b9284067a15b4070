import Testing
import UICore
import UITestHost

@MainActor struct MonitorTests {
  @Test(arguments: [
    (1920, 1080, Size(width: 531, height: 299), 3.61), (1024, 600, Size(width: 154, height: 86), 6.8),
    (3840, 2160, Size(width: 340, height: 190), 11.3),
  ])
  func itIsAsDenseAsItsMillimetresSay(width: Int, height: Int, millimetres: Size, density: Double) throws {
    let monitor = Monitor(width: width, height: height, millimetres: millimetres)
    #expect(abs(try #require(monitor.density) - density) < 0.1)
  }

  @Test func aTurnedOneWhoseMillimetresAreNotTurnedIsAsDense() throws {
    let upright = Monitor(width: 1080, height: 1920, millimetres: Size(width: 531, height: 299))
    #expect(abs(try #require(upright.density) - 3.61) < 0.05)
  }

  @Test(arguments: [
    Size.zero, Size(width: 160, height: 90), Size(width: 1600, height: 900), Size(width: 16, height: 9),
    Size(width: 1600, height: 1000), Size(width: 90, height: 160), Size(width: 1, height: 1),
    Size(width: 300, height: 0), Size(width: 531, height: 531), Size(width: 90000, height: 50000),
  ])
  func nonsenseIsNotBelieved(millimetres: Size) {
    #expect(Monitor(width: 1920, height: 1080, millimetres: millimetres).density == nil)
  }

  @Test func oneWithoutPixelsHasNoDensity() {
    #expect(Monitor(width: 0, height: 0, millimetres: Size(width: 531, height: 299)).density == nil)
  }

  @Test func aWindowIsOnTheMonitorThatMostOfItIsOn() {
    let user = TestUser()
    let left = Monitor(width: 1000, height: 800)
    let right = Monitor(origin: ScreenPoint(x: 1000, y: 0), width: 2000, height: 1500)
    user.host.monitorList = [left, right]
    let window = user.open(Window(title: "", size: Size(width: 400, height: 300)))
    for (x, monitor) in [(0, left), (700, left), (900, right), (2500, right), (9000, left)] {
      user.host.screenOrigins[window.windowID!] = ScreenPoint(x: x, y: 100)
      #expect(user.host.monitor(of: window) == monitor, "\(x)")
    }
  }
}
