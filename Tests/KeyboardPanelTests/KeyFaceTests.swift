import KeyboardModel
import Testing
import UICore

@testable import KeyboardPanel

@MainActor struct KeyFaceTests {
  private func face(_ key: Key, _ state: KeyboardState = KeyboardState()) -> KeyFace {
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
  func theReturnKeySaysWhatItDoes(returnKey: KeyboardTraits.ReturnKey, label: String) {
    let state = KeyboardState(returnKey: returnKey)
    #expect(face(Key(.function(.return)), state).sign == .text(label))
  }
}
