import KeyboardModel
import UICore

/// What a program, or its user, may want otherwise.
extension KeyboardPanelController {
  /// When the panel comes up by itself: when the user begins editing, whenever editing begins, or never.
  public var showPolicy: PanelVisibility.ShowPolicy {
    get { visibility.showPolicy }
    set { visibility.showPolicy = newValue }
  }

  /// Whether a key of a real keyboard hides the panel. Off, because barcode scanners are keyboards.
  public var hidesOnHardwareKey: Bool {
    get { visibility.hidesOnHardwareKey }
    set { visibility.hidesOnHardwareKey = newValue }
  }

  /// Whether keys of a real keyboard leave the panel alone, whatever ``hidesOnHardwareKey`` says.
  public var isPinned: Bool {
    get { visibility.isPinned }
    set { visibility.handle(.pinned(newValue)) }
  }

  /// Whether the panel is walked: arrow keys go over its keys and Return presses the one that is marked, so that it can
  /// be typed on with a remote control, or with a switch of two buttons, right and Return. Other keys go to the field.
  ///
  /// Off. The mark is shown in secret fields, too: without it nobody could walk there.
  public var isWalked: Bool {
    get { walker.isOn }
    set { walker.isOn = newValue }
  }

  /// Whether the bar with the keys for the field before, the field after and Done stands above the keys of a field
  /// that does not say: by itself where the window has more than one field.
  public var accessoryBar: KeyboardTraits.AccessoryBar {
    get { guests.usualBar }
    set { guests.usualBar = newValue }
  }
}
