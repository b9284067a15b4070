import Testing
import UICore
import UITestHost

@MainActor @Suite struct DesktopThemeTests {
  private func followed(_ theme: Theme? = nil) -> TestUser {
    let user = TestUser(theme: theme)
    user.open(Window(title: "Theme", size: Size(width: 100, height: 100)))
    return user
  }

  private func prefer(dark: Bool, _ user: TestUser) {
    user.host.settings.prefersDark = dark
    user.send(.settingsChanged)
  }

  @Test func theDesktopsWishIsFollowedBothWays() {
    let user = followed()
    #expect(!user.application.theme.isDark)
    prefer(dark: true, user)
    #expect(user.application.theme == .dark)
    prefer(dark: false, user)
    #expect(user.application.theme == .light)
  }

  @Test func aThemeGivenAtTheStartStays() {
    let user = followed(.light)
    #expect(!user.application.followsDesktopTheme)
    prefer(dark: true, user)
    #expect(user.application.theme == .light)
  }

  @Test func aThemeGivenLaterStays() {
    let user = followed()
    user.application.theme.colors.accent = Color(0x00AA00)
    prefer(dark: true, user)
    #expect(!user.application.theme.isDark)
  }

  @Test func otherMotionIsNoOtherThemeAndIsKept() {
    let user = followed()
    user.application.theme.motion.isReduced = true
    prefer(dark: true, user)
    #expect(user.application.theme.isDark)
    #expect(user.application.theme.motion.isReduced)
  }

  @Test func everyViewHearsOfItOnce() {
    let user = followed()
    let view = ListeningView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    user.application.windows[0].addSubview(view)
    prefer(dark: true, user)
    #expect(view.changes == 1)
    user.send(.settingsChanged)
    #expect(view.changes == 2)
  }
}

@MainActor private final class ListeningView: View {
  private(set) var changes = 0

  override func settingsDidChange() {
    changes += 1
    super.settingsDidChange()
  }
}
