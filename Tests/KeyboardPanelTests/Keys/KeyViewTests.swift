import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct KeyViewTests {
  @Test func aLetterKeyHasAPlainFaceOverALowerEdge() {
    let stage = Stage.editing()
    let colors = Theme.light.colors
    let face = Rect(x: 0, y: 0, width: 78, height: 42)
    let edge = Rect(x: 0, y: 1, width: 78, height: 42)
    let drawing = stage.key("a").drawing
    #expect(
      drawing.prefix(2) == [
        .fillRounded(RoundedRect(edge, radius: 6), colors.keyShadow),
        .fillRounded(RoundedRect(face, radius: 6), colors.key),
      ])
    #expect(drawing.last == .text("a", at: Point(x: 35, y: 25.5), colors.text))
  }

  @Test func onlyTheTopRowHasHints() {
    let stage = Stage.editing()
    #expect(stage.drawnTexts(of: "q") == ["q", "1"])
    #expect(stage.drawnTexts(of: "p") == ["p", "0"])
    #expect(stage.drawnTexts(of: "a") == ["a"])
    #expect(stage.key("q").key.alternates.first == "1")
  }

  @Test func hintsAreInTheOtherCornerFromRightToLeftAndTheKeysWhereTheyWere() {
    let stage = Stage.editing()
    let key = stage.key("q")
    let places = stage.keys.map { stage.frame(of: $0) }
    let hint = key.hintX
    stage.user.application.layoutDirection = .rightToLeft
    stage.user.application.endTurn()
    #expect(stage.keys.map { stage.frame(of: $0) } == places)
    #expect(hint == key.bounds.width - 6 - 8)
    #expect(key.hintX == 6)
  }

  /// Keys of one unit are of whole pixels, and so a pixel more or less wide.
  @Test(arguments: Array(stride(from: 320.0, through: 960, by: 16)))
  func hintsOfARowAreInOneLineOrThereAreNone(width: Double) throws {
    let stage = Stage.editing(Size(width: width, height: 640))
    for name in ["be", "th", "en-US"] {
      stage.panel.layouts = [try #require(KeyboardLayout.shipped(name))]
      stage.user.application.endTurn()
      let hints = stage.keys.prefix(10).compactMap { key in
        key.drawing.compactMap { command -> Double? in
          if case .text(_, let place, Theme.light.colors.keyHint) = command { place.y } else { nil }
        }.first
      }
      #expect(Set(hints).count <= 1 && (hints.isEmpty || hints.count >= 6), "\(name) \(hints)")
    }
  }

  @Test func lettersOfNarrowKeysAreOfOneSize() {
    let stage = Stage.editing(Size(width: 240, height: 400))
    let letters = stage.keys.filter { $0.keyName.count == 1 && $0.face.role == .character }
    let sizes = Set(letters.compactMap(\.drawnSize).map { ($0 * 2).rounded() })
    #expect(letters.count >= 26 && (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 2, "\(sizes)")
  }

  @Test func functionKeysHaveTheirColourAndIconsOrWords() {
    let stage = Stage.editing()
    let icons: [(String, Icon)] = [
      ("shift", .shift), ("delete", .deleteBackward), ("hide", .hideKeyboard), ("return", .returnKey),
    ]
    for (name, icon) in icons {
      #expect(stage.key(name).drawnIcon == icon)
      #expect(stage.key(name).fillColor == Theme.light.colors.functionKey)
    }
    #expect(stage.drawnTexts(of: "symbols") == ["?123"])
    #expect(stage.drawnTexts(of: "space") == ["English"])
    #expect(stage.key("space").fillColor == Theme.light.colors.key)
  }

  @Test func aPressedKeyIsTwoStepsDarker() {
    let stage = Stage.editing()
    let key = stage.key("a")
    stage.user.press(stage.center(of: "a"), in: stage.window)
    #expect(key.fillColor == Theme.light.shaded(Theme.light.colors.key, steps: 2))
    stage.user.release()
    #expect(key.fillColor == Theme.light.colors.key)
  }

  @Test func namesFollowShift() {
    let stage = Stage.editing()
    let key = stage.key("q")
    stage.click("shift")
    #expect(key.keyName == "Q")
    #expect(key.identifier == "key-q")
    #expect(stage.key("shift").drawnIcon == .shift)
    #expect(stage.key("shift").fillColor == Theme.light.colors.key)
    stage.click("Q")
    #expect(key.keyName == "q")
    #expect(stage.key("shift").fillColor == Theme.light.colors.functionKey)
  }

  @Test func theTreeHasAllFunctionsByName() {
    let stage = Stage.editing()
    let names = ["shift", "delete", "return", "space", "symbols", "hide"]
    for name in names { #expect(stage.keys.filter { $0.keyName == name }.count == 1) }
    stage.click("symbols")
    #expect(stage.keys.contains { $0.keyName == "letters" })
  }
}

extension KeyView {
  fileprivate var drawnIcon: Icon? {
    drawing.lazy.compactMap { if case .icon(let icon, _, _) = $0 { icon } else { nil } }.first
  }

  /// The colour of the face, which is drawn over the lower edge.
  fileprivate var fillColor: Color? {
    drawing.compactMap { if case .fillRounded(_, let color) = $0 { color } else { nil } }.last
  }
}

extension KeyView {
  @MainActor fileprivate var hintX: Double? {
    drawing.compactMap { if case .text("1", let place, _) = $0 { place.x } else { nil } }.first
  }
}

extension KeyViewTests {
  @Test func aLabelThatIsWiderThanItsKeyIsSmaller() throws {
    let kana = try #require(KeyboardLayout.shipped("ja-kana"))
    let sizes = [960.0, 300].map { width in
      let stage = Stage.editing(Size(width: width, height: 640))
      stage.panel.layouts = [kana]
      stage.user.application.endTurn()
      return stage.key("space").drawnSize ?? 0
    }
    #expect(sizes[0] == Theme.light.fonts.functionKey.size)
    #expect(sizes[1] < sizes[0] && sizes[1] >= 8)
  }

  @Test func abbreviationsAreWordsAndNotAsLargeAsLetters() throws {
    let stage = Stage.editing()
    stage.panel.layouts = [try #require(KeyboardLayout.shipped("fa"))]
    stage.user.application.endTurn()
    #expect(stage.drawnTexts(of: "\u{200C}") == ["ZWNJ"])
    #expect(stage.key("\u{200C}").drawnSize == Theme.light.fonts.functionKey.size)
    #expect(stage.key("پ").drawnSize == Theme.light.fonts.key.size)
  }
}

extension KeyView {
  /// The size of the font of the label, of which the test's text system has three quarters above the baseline.
  fileprivate var drawnSize: Double? {
    drawing.lazy.compactMap { command in
      if case .text(_, let place, _) = command { (place.y - self.bounds.height / 2) * 4 } else { nil }
    }.first
  }
}
