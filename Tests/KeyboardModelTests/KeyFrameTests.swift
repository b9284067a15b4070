import KeyboardModel
import Testing

@Suite struct KeyFrameTests {
  let frame = KeyFrame(x: 10, y: 20, width: 30, height: 40)

  @Test func leftAndTopEdgesAreInsideRightAndBottomEdgesAreNot() {
    #expect(frame.contains(KeyPoint(x: 10, y: 20)))
    #expect(frame.contains(KeyPoint(x: 39.9, y: 59.9)))
    #expect(!frame.contains(KeyPoint(x: 40, y: 30)))
    #expect(!frame.contains(KeyPoint(x: 20, y: 60)))
  }

  @Test func emptyFrameContainsNothing() {
    #expect(!KeyFrame(x: 1, y: 1, width: 0, height: 5).contains(KeyPoint(x: 1, y: 2)))
  }

  @Test func expandingMovesAllEdges() {
    #expect(frame.expanded(by: 2) == KeyFrame(x: 8, y: 18, width: 34, height: 44))
  }
}
