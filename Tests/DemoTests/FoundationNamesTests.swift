import Foundation
import Outfield
import TestSupport
import Testing

/// A program that imports Foundation too can say every name of ours as it is.
@Suite struct FoundationNamesTests {
  /// All of them. That this compiles is the test.
  private static let types: [Any.Type] = [
    AccessoryKey.self, Animation.self, Application.self, Button.self, (any Canvas).self, CardView.self,
    ClusterCounter.self, Color.self, Control.self, DirectionalInsets.self, Dismissal.self,
    DismissalScope.self, DismissalTriggers.self, DockWindow.self, DragAction.self, DragCenter.self,
    DragEvent.self, DragID.self, DragOffer.self, Drawer.self, EditingSession.self, EmojiMemory.self,
    EndEditingCause.self, EventTime.self, FieldDismissal.self, FieldStorage.self, Font.self,
    FontMetrics.self, GestureRecognizer.self, (any HostClient).self, (any HostClock).self, HostEffect.self,
    HostEvent.self, Icon.self, IconButton.self, (any InputPanelController).self, Insets.self, Instant.self,
    InteractionSettings.self, KeyBindings.self, (any KeyboardAvoiding).self, KeyboardChange.self,
    KeyboardLayout.self, KeyboardLayoutError.self, KeyboardPanelController.self, KeyboardPanelView.self,
    KeyboardTraits.self, KeyEvent.self, Keymap.self, KeyStroke.self, KeySym.self, KeyTheme.self,
    KeyView.self, Label.self, LayoutDirection.self, LayoutLibrary.self, LineStorage.self, ListItem.self,
    ListRow.self, ListView.self, LongPressGestureRecognizer.self, MarkedText.self, (any Measured).self,
    Menu.self, MenuItem.self, MenuPopUp.self, MenuView.self, Modifiers.self, Momentum.self, Monitor.self,
    (any NativeWindows).self, NavigationBar.self, Observation.self, OutsidePress.self,
    OutsidePressPolicy.self, PageName.self, Pane.self, PanelButton.self, PanelMode.self,
    PanelVisibility.self, PanGestureRecognizer.self, Pasteboard.self, PasteboardCenter.self, PasteID.self,
    PinchGestureRecognizer.self,
    (any PlainTextInput).self, Point.self, PointerEvent.self, PointerID.self, PointerShape.self,
    PopUpLook.self, PopUpWindow.self, Press.self, PressDecision.self, PressReport.self, PressView.self,
    ProposedEdit.self, RecentEmoji.self, Rect.self, Responder.self, RoundedRect.self, Sanitizer.self,
    ScreenPoint.self, ScrollAxis.self, ScrollCause.self, ScrollEvent.self, ScrollView.self, SearchField.self,
    SecureBytes.self, SecureField.self, SecureStorage.self, SegmentButton.self, SegmentedControl.self,
    SelectionOrigin.self, Shadow.self, ShownCaret.self, SingleLineField.self, Size.self, SplitView.self,
    StackView.self, SurfaceID.self, (any SurfacePainter).self, SurfaceView.self, SwipeGestureRecognizer.self,
    Switch.self, TapGestureRecognizer.self, TapGroup.self, TextAffinity.self, TextAlignment.self,
    TextCarets.self, TextCommand.self, TextContent.self, TextDirection.self, (any TextDisplay).self,
    TextDrag.self, (any TextDragSource).self, (any TextDropTarget).self, TextEdit.self, TextEditKind.self,
    TextEditor.self, TextField.self, TextFieldPreset.self, TextGranularity.self, (any TextInputClient).self,
    (any TextInputDelegate).self, TextInputView.self, (any TextLayout).self, TextMotion.self,
    TextPosition.self, TextRole.self, TextSelection.self, TextSpan.self, (any TextStorage).self,
    TextStyle.self, (any TextSystem).self, TextView.self, Theme.self, ToolTraits.self, TurnHook.self,
    View.self, ViewController.self, VisualMotion.self, WalkCommand.self, Window.self, WindowAttributes.self,
    WindowCommand.self, WindowID.self, WindowKind.self, X11Error.self, X11Host.self,
  ]

  @Test func noTypeHasBeenForgotten() throws {
    let named = Set(Self.types.map { String(String(describing: $0).prefix { $0 != "<" }) })
    #expect(try Self.publicTypes().subtracting(named) == [])
  }

  /// Foundation's own are meant where only it has the name.
  @Test func theNamesOfFoundationAreFoundations() {
    let notification: Notification = Notification(name: Notification.Name("test"))
    #expect(notification.name.rawValue == "test")
    let timer: Timer.Type = Timer.self
    #expect(ObjectIdentifier(timer) != ObjectIdentifier(Application.Timer.self))
    let host: Host.Type = Host.self
    #expect(String(describing: host) == "Host")
  }

  /// The public types that the sources of the product declare, but for nested ones.
  private static func publicTypes() throws -> Set<String> {
    let declaration =
      /^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    var found: Set<String> = []
    for module in [
      "TextModel", "KeyboardModel", "UICore", "Controls", "KeyboardPanel", "X11Platform", "Outfield",
    ] {
      for path in try Repository.paths(under: "Sources/" + module) {
        for line in try Repository.text(path).split(separator: "\n") {
          if let match = try declaration.firstMatch(in: line) { found.insert(String(match.1)) }
        }
      }
    }
    return found
  }
}
