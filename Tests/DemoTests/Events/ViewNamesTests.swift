import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct ViewNamesTests {
  private let user = TestUser()
  private let window = Window(title: "Names", size: Size(width: 400, height: 300))

  private func view(_ identifier: String?, in parent: View) -> View {
    let view = View()
    view.identifier = identifier
    parent.addSubview(view)
    return view
  }

  private var names: [String] { ViewNames(windows: user.application.windows).views.map(\.name) }

  @Test func nameIsThePathOfIdentifiers() {
    let outer = view("outer", in: view("nested", in: window))
    let name = view("name", in: outer)
    user.open(window)
    #expect(ViewNames(windows: [window])[name] == "nested/outer/name")
    #expect(names == ["window", "nested", "nested/outer", "nested/outer/name"])
  }

  @Test func viewWithoutIdentifierIsCalledByItsClassAndAddsNothingBelow() {
    let group = view(nil, in: view("nested", in: window))
    _ = view("name", in: group)
    user.open(window)
    #expect(names == ["window", "nested", "nested/view", "nested/name"])
  }

  @Test func sharedNamesAreNumbered() {
    for _ in 0..<3 { _ = view("name", in: view(nil, in: window)) }
    user.open(window)
    #expect(names == ["window", "view", "name", "view-2", "name-2", "view-3", "name-3"])
  }

  @Test func numberedNameNeverMeetsAnIdentifierThatLooksTheSame() {
    for identifier in ["name-2", "name", "name", "name-2", "name"] { _ = view(identifier, in: window) }
    user.open(window)
    #expect(Set(names).count == names.count)
  }

  @Test func namesOfSeveralWindowsBeginWithTheirNumber() {
    let other = Window(title: "Other", size: Size(width: 100, height: 100))
    _ = view("name", in: window)
    _ = view("name", in: other)
    user.open(window)
    user.open(other)
    #expect(names == ["1/window", "1/name", "2/window", "2/name"])
  }

  @Test func viewIsFoundByItsName() {
    let name = view("name", in: view("nested", in: window))
    user.open(window)
    let all = ViewNames(windows: user.application.windows)
    #expect(all.view(named: "nested/name") === name)
    #expect(all.view(named: "nested/nobody") == nil)
  }
}
