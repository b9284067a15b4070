import Testing

@testable import X11Model

@Suite struct ScreenSizeTests {
  private let screen = ScreenSize(width: 640, height: 480)

  @Test func whatFitsStaysWhereItIs() {
    let rect = PixelRect(x: 10, y: 20, width: 630, height: 460)
    #expect(screen.fitting(rect) == rect)
  }

  @Test func whatReachesBeyondTheScreenIsMovedBack() {
    let rect = PixelRect(x: 500, y: -20, width: 300, height: 200)
    #expect(screen.fitting(rect) == PixelRect(x: 340, y: 0, width: 300, height: 200))
  }

  @Test func whatIsTooLargeBecomesAsLargeAsTheScreen() {
    let rect = PixelRect(x: 50, y: 50, width: 960, height: 200)
    #expect(screen.fitting(rect) == PixelRect(x: 0, y: 50, width: 640, height: 200))
    let both = PixelRect(x: 0, y: 0, width: 1920, height: 1280)
    #expect(screen.fitting(both) == PixelRect(x: 0, y: 0, width: 640, height: 480))
  }

  @Test func everythingFitsEverywhereAndNothingIsEmpty() {
    for width in [1, 200, 640, 3840] {
      for height in [1, 150, 480, 2160] {
        let screen = ScreenSize(width: width, height: height)
        for rect in [
          PixelRect(x: -500, y: 0, width: 960, height: 640), PixelRect(x: 4000, y: 3000, width: 0, height: 0),
        ] {
          let fitted = screen.fitting(rect)
          #expect(fitted.width > 0 && fitted.height > 0)
          #expect(fitted.minX >= 0 && fitted.maxX <= width)
          #expect(fitted.minY >= 0 && fitted.maxY <= height)
        }
      }
    }
  }
}
