import Testing
import UICore

@testable import X11Model

@Suite struct ScrollAxesTests {
  @Test func notchesAreDifferencesInIncrements() {
    var axes = ScrollAxes()
    axes.set(.init(isVertical: true, increment: 15, last: 30), device: 9, valuator: 3)
    axes.set(.init(isVertical: false, increment: -10, last: nil), device: 9, valuator: 2)
    #expect(axes.notches(device: 9, valuator: 3, value: 45) == Point(x: 0, y: 1))
    #expect(axes.notches(device: 9, valuator: 3, value: 37.5) == Point(x: 0, y: -0.5))
    // Not known where it was: the first value only says where it is.
    #expect(axes.notches(device: 9, valuator: 2, value: 100) == .zero)
    #expect(axes.notches(device: 9, valuator: 2, value: 90) == Point(x: 1, y: 0))
  }

  @Test func pointerAxesAndOtherDevicesDoNotScroll() {
    var axes = ScrollAxes()
    axes.set(.init(isVertical: true, increment: 15, last: 0), device: 9, valuator: 3)
    #expect(axes.notches(device: 9, valuator: 0, value: 45) == nil)
    #expect(axes.notches(device: 8, valuator: 3, value: 45) == nil)
  }
}
