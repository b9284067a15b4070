import UICore

/// A user at a touchscreen.
extension TestUser {
  /// A finger on the screen. Each time it has a number of its own for the program.
  struct Finger {
    let window: Window
    var point: Point
    let pointer: PointerID
  }

  /// Taps with a finger in the middle of what is seen of a view. Where nothing is, or something covers it, the test
  /// fails.
  public func tap(_ view: View, file: StaticString = #fileID, line: UInt = #line) {
    if let (point, window) = place(of: view, file, line) { tap(point, in: window) }
  }

  /// Taps with a finger at `point`, in points in the window.
  public func tap(_ point: Point, in window: Window) {
    putFinger(at: point, in: window)
    liftFinger()
  }

  /// Slides a finger in two steps.
  public func slideFinger(from start: Point, to end: Point, in window: Window) {
    putFinger(at: start, in: window)
    moveFinger(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    moveFinger(to: end)
    liftFinger()
  }

  /// Puts a finger on the screen so soon after the last tap that the two may be a double tap.
  public func putFingerAgain(at point: Point, in window: Window) {
    time.rawValue &-= 1000
    putFinger(at: point, in: window)
  }

  /// Puts a finger on the screen, which stays there until it is lifted. Several are told apart by a number of the
  /// test's choice; the others follow the first within milliseconds.
  public func putFinger(_ number: Int = 1, at point: Point, in window: Window) {
    touchCount += 1
    if fingers.isEmpty { time.rawValue &+= 1000 }
    let finger = Finger(window: window, point: point, pointer: PointerID(device: 2, touch: touchCount))
    fingers[number] = finger
    send(pointer(.down, window, point, pointer: finger.pointer))
  }

  /// Slides a finger that is down.
  public func moveFinger(_ number: Int = 1, to point: Point) {
    guard var finger = fingers[number] else { preconditionFailure("no such finger is down") }
    finger.point = point
    fingers[number] = finger
    send(pointer(.move, finger.window, point, pointer: finger.pointer))
  }

  /// Takes a finger off the screen.
  public func liftFinger(_ number: Int = 1) {
    guard let finger = fingers.removeValue(forKey: number) else {
      preconditionFailure("no such finger is down")
    }
    send(pointer(.up, finger.window, finger.point, pointer: finger.pointer))
  }
}
