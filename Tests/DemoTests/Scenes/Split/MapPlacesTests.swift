import Outfield
import TestSupport
import Testing

@testable import Demo

/// Where names stand on the map, over views of it at random.
struct MapPlacesTests {
  private func cameras() -> [MapCamera] {
    var generator = SeededGenerator(seed: 42)
    func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    return (0..<400).map { _ in
      var camera = MapCamera(center: Point(x: random(0...1400), y: random(0...1400)))
      camera.size = Size(width: random(0...900).rounded(), height: random(0...700).rounded())
      camera.enlarge(by: random(0.4...4), around: .zero)
      return camera
    }
  }

  private func places(_ camera: MapCamera) -> MapPlaces {
    MapPlaces(of: City.all, in: camera) { 7 * Double($0.count) }
  }

  @Test(.bug(id: "bjornd/jvectormap#107")) func noNameIsCutByAnEdgeOrByAnother() {
    var count = 0
    for camera in cameras() {
      let names = places(camera).names
      count += names.count
      let bounds = Rect(origin: .zero, size: camera.size)
      #expect(names.allSatisfy { bounds.contains($0.box) })
      for (index, name) in names.enumerated() {
        #expect(names[..<index].allSatisfy { !$0.box.intersects(name.box) })
      }
    }
    #expect(count > 150)
  }

  @Test func everyCityInSightHasItsNameWhereThereIsRoom() {
    var camera = MapCamera(center: Point(x: 700, y: 700))
    camera.size = Size(width: 1400, height: 1400)
    let names = places(camera).names.map(\.text)
    let seen = City.all.filter { Rect(origin: .zero, size: camera.size).contains(camera.toView($0.place)) }
    #expect(Set(names) == Set(seen.map(\.name)))
  }

  @Test func aCardTakesTheFirstPlaceThatIsFree() {
    for camera in cameras() {
      let places = places(camera)
      let candidates = [0.0, 100, 200, 300].map { Rect(x: $0, y: $0 / 2, width: 120, height: 90) }
      let isFree = { (card: Rect) in !places.taken.contains { $0.intersects(card.inset(by: -4)) } }
      #expect(places.free(candidates) == candidates.first(where: isFree))
    }
  }
}
