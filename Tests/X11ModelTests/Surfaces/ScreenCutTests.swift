import Testing

@testable import X11Model

@Suite struct ScreenCutTests {
  private let large = ScreenSize(width: 1280, height: 800)
  private let small = ScreenSize(width: 640, height: 480)
  private let window = PixelRect(x: 100, y: 50, width: 960, height: 400)

  @Test func whatWasCutOffIsGivenBackWhenTheScreenGrows() {
    var cut = ScreenCut()
    #expect(cut.fit(window, on: large) == window)
    let shown = cut.fit(window, on: small)
    #expect(shown == PixelRect(x: 0, y: 50, width: 640, height: 400))
    #expect(cut.fit(shown, on: large) == PixelRect(x: 0, y: 50, width: 960, height: 400))
  }

  @Test func severalScreensOnTheWayChangeNothing() {
    var cut = ScreenCut()
    var shown = cut.fit(window, on: small)
    shown = cut.fit(shown, on: ScreenSize(width: 320, height: 240))
    #expect(shown == PixelRect(x: 0, y: 0, width: 320, height: 240))
    shown = cut.fit(shown, on: ScreenSize(width: 800, height: 600))
    #expect(shown == PixelRect(x: 0, y: 0, width: 800, height: 400))
    shown = cut.fit(shown, on: large)
    #expect((shown.width, shown.height) == (960, 400))
  }

  @Test func aSizeThatSomebodyGaveItIsKept() {
    var cut = ScreenCut()
    _ = cut.fit(window, on: small)
    let own = PixelRect(x: 0, y: 50, width: 500, height: 300)
    #expect(cut.fit(own, on: large) == own)
    // What is cut off next is cut off that one.
    #expect(cut.fit(own, on: ScreenSize(width: 400, height: 480)).width == 400)
    let shown = PixelRect(x: 0, y: 50, width: 400, height: 300)
    #expect(cut.fit(shown, on: large).width == 500)
  }

  /// A frame comes after the first cut, and another scale has a frame as large as before.
  @Test func aFrameIsNoPartOfWhatIsGivenBack() {
    var cut = ScreenCut()
    let frame = (width: 10, height: 30)
    let shown = cut.fit(window, on: small)
    #expect(cut.whole(width: shown.width, height: shown.height) == (960, 400))
    let framed = PixelRect(x: 0, y: 50, width: shown.width + 10, height: shown.height + 30)
    let fitted = cut.fit(framed, frame: frame, on: small)
    #expect((fitted.width, fitted.height) == (640, 430))
    #expect(cut.whole(width: 630, height: 400) == (960, 400))
    #expect(cut.whole(width: 500, height: 400) == (500, 400))
    let whole = cut.fit(fitted, frame: frame, on: large)
    #expect((whole.width, whole.height) == (970, 430))
  }

  @Test func whatIsGivenBackOnceIsForgotten() {
    var cut = ScreenCut()
    let shown = cut.fit(window, on: small)
    _ = cut.fit(shown, on: large)
    #expect(cut.fit(shown, on: large) == shown)
  }
}
