import Outfield
import Testing

@testable import Demo

@Suite struct MapCameraTests {
  private var camera: MapCamera {
    var camera = MapCamera(center: Point(x: 700, y: 700))
    camera.size = Size(width: 400, height: 300)
    return camera
  }

  @Test func middleOfTheViewIsTheCenter() {
    #expect(camera.toView(Point(x: 700, y: 700)) == Point(x: 200, y: 150))
    #expect(camera.toMap(Point(x: 200, y: 150)) == Point(x: 700, y: 700))
  }

  @Test func zoomStaysInItsLimits() {
    var camera = camera
    camera.enlarge(by: 1000, around: .zero)
    #expect(camera.zoom == MapCamera.zooms.upperBound)
    camera.enlarge(by: 0.0001, around: .zero)
    #expect(camera.zoom == MapCamera.zooms.lowerBound)
  }

  @Test func centerStaysInTheWorld() {
    var camera = camera
    camera.move(to: Point(x: -50, y: 99_999))
    #expect(camera.center == Point(x: 0, y: MapCamera.world.maxY))
  }

  @Test func smoothLinePassesThroughItsPlaces() {
    let places = [Point(x: 0, y: 0), Point(x: 10, y: 20), Point(x: 40, y: 10), Point(x: 60, y: 60)]
    let line = MapFeature.smooth(places, steps: 8)
    for place in places { #expect(line.contains { $0.distance(to: place) < 0.001 }) }
    #expect(line.count == 25)
  }

  @Test(arguments: [("ber", true), ("BER", true), (" ber", true), ("", true), ("erl", false)])
  func cityIsFoundByTheBeginningOfAWord(search: String, isFound: Bool) {
    #expect(City("Berlin", stations: 3, x: 0, y: 0).matches(search) == isFound)
  }

  @Test(arguments: [(0, "no stations"), (1, "1 station"), (3, "3 stations")])
  func cityCountsItsStations(stations: Int, detail: String) {
    let city = City("Berlin", stations: stations, x: 0, y: 0)
    #expect(city.detail == detail)
    #expect(city.stationPlaces.count == stations)
  }
}
