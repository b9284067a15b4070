import KeyboardModel
import Testing
import UICore

@testable import KeyboardPanel

@MainActor struct KeyFaceTests {
  fileprivate func face(_ key: Key, _ state: KeyboardState = KeyboardState()) -> KeyFace {
    KeyFace(key, of: .default, in: state)
  }

  @Test func aCharacterKeyIsNamedForWhatItTypesNow() {
    let key = Key(.text("q", shifted: "Q"))
    #expect(face(key).name == "q")
    for mode in [ShiftState.Mode.oneShot, .caps] {
      #expect(face(key, KeyboardState(shift: mode)).sign == .text("Q"))
    }
  }

  @Test(arguments: FunctionKey.allCases)
  func aFunctionKeyIsNamedForItsFunctionInEveryState(function: FunctionKey) {
    for shift in ShiftState.Mode.allCases {
      for returnKey in KeyboardTraits.ReturnKey.allCases {
        let state = KeyboardState(shift: shift, returnKey: returnKey)
        #expect(face(Key(.function(function)), state).name == function.rawValue)
      }
    }
  }

  @Test func shiftShowsItsMode() {
    let key = Key(.function(.shift))
    #expect(face(key).role == .function)
    #expect(face(key, KeyboardState(shift: .oneShot)).sign == .icon(.shift))
    #expect(face(key, KeyboardState(shift: .oneShot)).role == .engaged)
    #expect(face(key, KeyboardState(shift: .caps)).sign == .icon(.capsLock))
  }

  @Test(
    arguments: zip(KeyboardTraits.ReturnKey.allCases, ["return", "go", "search", "next", "done", "send"]))
  func theReturnKeyHasAnIconAndIsSpokenOfAsWhatItDoes(returnKey: KeyboardTraits.ReturnKey, name: String) {
    let face = face(Key(.function(.return)), KeyboardState(returnKey: returnKey))
    #expect(face.spokenName == name)
    if case .text = face.sign { Issue.record("a word stands on the key") }
    let signs = KeyboardTraits.ReturnKey.allCases.map {
      self.face(Key(.function(.return)), KeyboardState(returnKey: $0)).sign
    }
    #expect(Set(signs).count == signs.count)
  }

  @Test func theHintIsWhatALongPressTypesInTheStateOfShift() {
    let key = Key(.text("a", shifted: "A"), alternates: ["á"], shiftedAlternates: ["Á"])
    #expect(face(key).hint == "á")
    #expect(face(key, KeyboardState(shift: .caps)).hint == "Á")
    #expect(face(Key(.text("b", shifted: "B"))).hint == nil)
  }
}

extension KeyFaceTests {
  @Test func theWayToTheNextFieldIsTheWayOfReading() throws {
    let key = Key(.function(.return))
    let state = KeyboardState(returnKey: .next)
    let arabic = try #require(KeyboardLayout.shipped("ar"))
    #expect(KeyFace(key, of: arabic, in: state).sign == .icon(.next.directed(.rightToLeft)))
    #expect(face(key, state).sign == .icon(.next))
  }

  @Test func tabsOfEmojiAreFlatUnlessTheyAreOn() {
    for section in EmojiSection.all {
      let command = EmojiCommand.section(section)
      #expect(face(Key(.emojiPage(command, isOn: false))).role == .picture)
      #expect(face(Key(.emojiPage(command, isOn: true))).role == .engaged)
    }
    #expect(face(Key(.picture("😀"))).role == .picture)
  }
}
