import Outfield
import Testing
import UITestHost

@testable import Demo

/// Fingers on the map.
@MainActor @Suite struct MapFingerTests {
  private let user = TestUser()
  private let window = Window(title: "Map", size: Size(width: 400, height: 400))
  private let map = MapView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let middle = Point(x: 200, y: 200)

  init() {
    window.addSubview(map)
    user.open(window)
  }

  private func throwMap() {
    user.putFinger(at: middle, in: window)
    for step in 1...8 { user.moveFinger(to: middle + Point(x: Double(step) * 10, y: 0)) }
    user.liftFinger()
  }

  @Test func thrownItGoesOnAndThenStands() {
    throwMap()
    let start = map.camera.center.x
    user.wait(.milliseconds(100))
    #expect(map.camera.center.x < start - 20)
    user.wait(.seconds(3))
    let end = map.camera.center
    user.wait(.seconds(1))
    #expect(map.camera.center == end && user.application.nextWake == nil)
  }

  @Test func aTapStopsItAndPicksNothing() {
    var picks = 0
    map.onPick = { _ in picks += 1 }
    map.cities = [City("Here", stations: 0, x: 700, y: 700)]
    map.show(map.cities[0].place)
    user.wait(.seconds(1))
    throwMap()
    user.wait(.milliseconds(50))
    let place = map.camera.toView(map.cities[0].place)
    user.tap(place, in: window)
    let center = map.camera.center
    user.wait(.seconds(1))
    #expect(map.camera.center == center && picks == 0)
    user.tap(place, in: window)
    #expect(picks == 1)
  }

  /// What is between the fingers stays there.
  @Test(arguments: [(100.0, 2.0), (25, 0.5)]) func twoFingersEnlargeItAroundTheirMiddle(
    distance: Double, zoom: Double
  ) {
    let place = map.camera.toMap(middle)
    func finger(_ number: Int, _ way: Double) -> Point { middle + Point(x: number == 1 ? -way : way, y: 0) }
    for number in 1...2 { user.putFinger(number, at: finger(number, 50), in: window) }
    let first = distance > 50 ? 55.0 : 45
    for number in 1...2 { user.moveFinger(number, to: finger(number, first)) }
    for number in 1...2 { user.moveFinger(number, to: finger(number, distance)) }
    for number in 1...2 { user.liftFinger(number) }
    #expect(abs(map.camera.zoom - zoom) < zoom * 0.2)
    #expect(map.camera.toView(place).distance(to: middle) < 30)
  }
}
