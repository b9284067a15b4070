import Testing
import UICore

@testable import KeyboardModel

/// Whatever the mode, the room, the density and the language: the panel is in its room, its keys are on it, none
/// overlaps another, and each can be hit.
@Suite struct PanelArrangementTests {
  /// In pixels.
  private static let sizes: [(width: Double, height: Double)] = [
    (200, 150), (240, 320), (320, 240), (480, 320), (640, 480), (800, 480), (1024, 600), (1280, 900),
    (1080, 1920), (1920, 1080), (3840, 2160), (0, 0), (1, 1),
  ]
  private static let scales = [0.75, 1, 1.25, 1.5, 2, 4]
  /// Points per millimetre: not known, a television, a monitor, a tablet, a telephone, nonsense.
  private static let densities: [Double?] = [nil, 1.2, 3.78, 6.7, 12, 1000]

  private static func metrics(_ scale: Double, _ density: Double?) -> KeyboardMetrics {
    var metrics = KeyboardMetrics()
    metrics.scale = scale
    if let density { metrics.fitFingers(density: density) }
    return metrics
  }

  private static func arrange(
    _ mode: PanelMode, in room: Size, _ metrics: inout KeyboardMetrics, _ layout: inout KeyboardLayout,
    at anchor: Point = Point(x: 0.3, y: 0.9)
  ) -> PanelArrangement {
    metrics.isSplit = mode.resolved(in: room.width, metrics: metrics) == .split
    if metrics.isSplit { layout = layout.split() }
    let (metrics, layout) = (metrics, layout)
    return PanelArrangement(
      mode, in: room, of: layout, metrics: metrics, largestHeight: room.height * 0.55, anchor: anchor
    ) { width, _ in layout.preferredHeight(forWidth: width, metrics: metrics) }
  }

  @Test(arguments: PanelMode.allCases, ["en-US", "ru", "ja-kana", "ar"])
  func everyKeyIsOnThePanelAndThePanelInItsRoom(mode: PanelMode, language: String) throws {
    for scale in Self.scales {
      for density in Self.densities {
        for size in Self.sizes {
          var layout = try #require(KeyboardLayout.shipped(language))
          var metrics = Self.metrics(scale, density)
          let room = Size(width: size.width / scale, height: size.height / scale)
          let arrangement = Self.arrange(mode, in: room, &metrics, &layout)
          let comment: Comment = "\(mode) \(language) \(size) at \(scale), \(density ?? 0)/mm"
          expect(arrangement, in: room, comment)
          for page in layout.pages { expect(page, on: arrangement, metrics, comment) }
        }
      }
    }
  }

  private func expect(_ arrangement: PanelArrangement, in room: Size, _ comment: Comment) {
    let bounds = Rect(origin: .zero, size: arrangement.frame.size)
    #expect(Rect(origin: .zero, size: room).inset(by: -0.001).contains(arrangement.frame), comment)
    for part in [arrangement.keys, arrangement.grip, arrangement.strip] {
      #expect(bounds.inset(by: -0.001).contains(part), comment)
    }
    #expect(!arrangement.keys.inset(by: 0.001).intersects(arrangement.grip), comment)
    #expect(!arrangement.keys.inset(by: 0.001).intersects(arrangement.strip), comment)
    #expect(arrangement.frame.height <= room.height * 0.55 + 1, comment)
  }

  private func expect(
    _ page: KeyboardPage, on arrangement: PanelArrangement, _ metrics: KeyboardMetrics, _ comment: Comment
  ) {
    let keys = arrangement.keys
    let geometry = KeyboardGeometry(page: page, width: keys.width, height: keys.height, metrics: metrics)
    let area = Rect(x: 0, y: 0, width: keys.width, height: keys.height).inset(by: -0.001)
    for (index, row) in geometry.rows.enumerated() {
      for (column, frame) in row.enumerated() {
        #expect(area.contains(frame), "\(page.name) \(index) \(column): \(comment)")
        if column > 0 { #expect(frame.minX >= row[column - 1].maxX, comment) }
        if index > 0 { #expect(frame.minY >= geometry.rows[index - 1][0].maxY, comment) }
        // At 320 × 240 pixels and above every key can be hit, and leads to itself.
        guard keys.width * metrics.scale >= 300, keys.height * metrics.scale >= 120, metrics.scale < 2 else {
          continue
        }
        #expect(frame.width * metrics.scale >= 14 && frame.height * metrics.scale >= 16, comment)
        #expect(
          geometry.key(at: frame.center) == KeyPosition(page: page.name, row: index, column: column), comment)
      }
    }
  }

  @Test func keysAreNineMillimetresWideWhereThatIsKnownAndFits() {
    for density in [3.78, 5.0, 6.7] {
      let metrics = Self.metrics(1, density)
      #expect(metrics.keyHeight >= 9 * density && metrics.compactKeyWidth >= 9 * density)
      #expect(metrics.keyHeight >= 42 && metrics.compactKeyWidth >= 36)
    }
    #expect(Self.metrics(1, 1000).keyHeight <= 105)
    #expect(Self.metrics(1, .nan) == KeyboardMetrics())
  }

  @Test func aNarrowRoomHasNoPlaceForHalvesNorForOneHand() {
    for mode in PanelMode.allCases {
      let narrow = mode.resolved(in: 400, metrics: KeyboardMetrics())
      #expect(narrow == (mode == .floating || mode == .window ? mode : .docked))
      #expect(mode.resolved(in: 960, metrics: KeyboardMetrics()) == mode)
    }
    #expect(PanelMode.split.resolved(in: 960, metrics: Self.metrics(1, 12)) == .docked)
  }

  @Test func oneHandHasItsKeysAtItsSideAndTheStripNextToThem() {
    for mode in [PanelMode.left, .right] {
      var (metrics, layout) = (KeyboardMetrics(), KeyboardLayout.default)
      let arrangement = Self.arrange(mode, in: Size(width: 960, height: 640), &metrics, &layout)
      #expect(arrangement.frame == Rect(x: 0, y: 436, width: 960, height: 204))
      #expect(arrangement.keys.width == 422)
      #expect(mode == .left ? arrangement.keys.minX == 0 : arrangement.keys.maxX == 960)
      #expect(
        mode == .left
          ? arrangement.strip.minX == arrangement.keys.maxX : arrangement.strip.maxX == arrangement.keys.minX)
    }
  }

  @Test func aFloatingOneIsWhereItsAnchorSaysAndItsPlaceIsItsAnchor() {
    let room = Size(width: 960, height: 640)
    for x in [0, 0.25, 0.5, 1] {
      for y in [0, 0.3, 1] {
        var (metrics, layout) = (KeyboardMetrics(), KeyboardLayout.default)
        let anchor = Point(x: x, y: y)
        let frame = Self.arrange(.floating, in: room, &metrics, &layout, at: anchor).frame
        let found = PanelArrangement.anchor(of: frame, in: room)
        #expect(abs(found.x - x) < 0.01 && abs(found.y - y) < 0.01)
      }
    }
    for nonsense in [Point(x: .nan, y: -.infinity), Point(x: .infinity, y: 7)] {
      var (metrics, layout) = (KeyboardMetrics(), KeyboardLayout.default)
      let frame = Self.arrange(.floating, in: room, &metrics, &layout, at: nonsense).frame
      #expect(Rect(origin: .zero, size: room).contains(frame))
    }
  }
}
