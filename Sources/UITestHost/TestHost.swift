import UICore

/// A host without a screen: records what the program asks of it, and lets a test be the user.
///
/// Deterministic: time stands still until ``advance(by:)``, text has fixed measures, and each verb of
/// ``TestUser`` is one turn.
@MainActor public final class TestHost: Application.Host {
  /// The time, which a test moves.
  public let manualClock = ManualClock()
  /// What lays text out, with fixed measures.
  public let textSystem = FixedTextSystem()
  /// What there is to paste, and who says so.
  public let pasteboards = FakePasteboards()
  /// How the user points and types; tell the program of a change by ``HostEvent/settingsChanged``.
  public var settings = InteractionSettings()
  /// Pixels per point.
  public var scale = 1.0
  /// The size of the screen in pixels.
  public var screenSize = ScreenPoint(x: 1280, y: 1024)
  /// What the screen is put together from; nil for one monitor that says nothing of its size in millimetres.
  public var monitorList: [Monitor]?
  /// Where windows are on the screen, in pixels.
  public var screenOrigins: [WindowID: ScreenPoint] = [:]
  /// How pop-ups that are opened from now on can look.
  public var popUpLook = PopUpLook.square

  /// Every effect since the start or the last ``takeEffects()``, in order.
  public private(set) var effects: [HostEffect] = []
  /// The surfaces that are open, by id.
  public private(set) var surfaces: [SurfaceID: TestSurface] = [:]
  /// Whether the program wants to be told of presses outside of it.
  public private(set) var isWatchingOutsidePresses = false
  /// What is called when a descriptor can be read: ``TestUser/makeReadable(_:)``.
  var readers: [Int32: @MainActor () -> Void] = [:]
  /// How many rectangles were painted.
  public private(set) var paintCount = 0
  /// How often the bell has rung.
  public private(set) var bellCount = 0
  /// What the pointer takes along, until it is let go.
  public internal(set) var drag: DragOffer?
  /// The program's last answer to a dragged text: what a drop would do or has done; nil for a refusal.
  public private(set) var dragAnswer: DragAction?

  /// A host with a screen of 1280 × 1024 pixels, on which nothing is open.
  public init() {}

  /// The ``textSystem``.
  public var text: any TextSystem { textSystem }
  /// The ``manualClock``.
  public var clock: any HostClock { manualClock }
  /// The host itself.
  public var nativeWindows: any NativeWindows { self }

  /// The effects so far; the record starts anew.
  public func takeEffects() -> [HostEffect] {
    defer { effects = [] }
    return effects
  }

  /// Records the effect and keeps ``surfaces`` and the rest up to date; damage is painted at once, on a
  /// ``RecordingCanvas``.
  public func perform(_ effect: HostEffect, painter: any SurfacePainter) {
    effects.append(effect)
    switch effect {
    case .openWindow(let id, let attributes):
      surfaces[id.surface] = TestSurface(
        parent: nil, frame: Rect(origin: .zero, size: attributes.size), isVisible: true)
    case .closeWindow(let id): surfaces[id.surface] = nil
    case .openSurface(let id, let parent, let frame, let isVisible):
      surfaces[id] = TestSurface(parent: parent, frame: frame, isVisible: isVisible)
    case .moveSurface(let id, let frame): surfaces[id]?.frame = frame
    case .showSurface(let id): surfaces[id]?.isVisible = true
    case .hideSurface(let id): surfaces[id]?.isVisible = false
    case .closeSurface(let id): surfaces[id] = nil
    case .shapeSurface(let id, let shape): surfaces[id]?.shape = shape
    case .damage(let id, let rects): paint(id, rects, painter)
    case .watchOutsidePresses(let isOn): isWatchingOutsidePresses = isOn
    case .bell: bellCount += 1
    case .offer(let pasteboard, let text, _): pasteboards.offered(text, on: pasteboard)
    case .requestText(let pasteboard, let id, _): pasteboards.requested(pasteboard, id)
    case .beginDrag(let offer): drag = offer
    case .cancelDrag: drag = nil
    case .answerDrag(_, let action): dragAnswer = action
    case .setTitle, .raiseSurface, .setCursor, .takeFocus, .dropComposing: break
    }
  }

  /// Watches any descriptor; it is ready when ``TestUser/makeReadable(_:)`` says so.
  public func addReader(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) -> Bool {
    readers[descriptor] = handler
    return true
  }

  /// Forgets the descriptor; one that is not watched is no mistake.
  public func removeReader(_ descriptor: Int32) { readers[descriptor] = nil }

  private func paint(_ id: SurfaceID, _ rects: [Rect], _ painter: any SurfacePainter) {
    for rect in rects {
      paintCount += 1
      let canvas = RecordingCanvas(clip: rect)
      painter.paint(id, on: canvas, damage: rect)
      surfaces[id]?.lastDrawing = canvas.commands
    }
  }
}

/// An open surface as the fake screen knows it.
public struct TestSurface {
  /// Nil for a top-level window.
  public var parent: SurfaceID?
  /// In points in its parent.
  public var frame: Rect
  /// Whether it is shown.
  public var isVisible: Bool
  /// What is seen of it; nil for all.
  public var shape: RoundedRect?
  /// What the last painted rectangle drew.
  public var lastDrawing: [DrawingCommand] = []
}

extension TestHost: NativeWindows {
  /// A number made up from the surface's own; nil for one that is not open.
  public func nativeID(of surface: SurfaceID) -> UInt? {
    surfaces[surface] == nil ? nil : UInt(0x40_0000 + surface.rawValue)
  }

  /// What ``screenOrigins`` says, in pixels, else the corner of the screen.
  public func screenOrigin(of window: WindowID) -> ScreenPoint { screenOrigins[window] ?? .zero }

  /// The ``monitorList``, else one that is as large as the screen.
  public var monitors: [Monitor] { monitorList ?? [Monitor(width: screenSize.x, height: screenSize.y)] }
}
