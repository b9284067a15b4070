/// Every name that the program asks a server for: a new one is one case here.
package enum AtomName: String, CaseIterable, Sendable {
  // The window manager's (ICCCM 4, EWMH).
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case wmTakeFocus = "WM_TAKE_FOCUS"
  case netWMPing = "_NET_WM_PING"
  case netWMName = "_NET_WM_NAME"
  case netWMPID = "_NET_WM_PID"
  case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case netWMState = "_NET_WM_STATE"
  case netWMStateFullScreen = "_NET_WM_STATE_FULLSCREEN"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeDock = "_NET_WM_WINDOW_TYPE_DOCK"
  case netWMStrut = "_NET_WM_STRUT"
  case netWMStrutPartial = "_NET_WM_STRUT_PARTIAL"
  /// The selection that a compositor owns; the screen's number follows (EWMH, _NET_WM_CM_Sn).
  case compositor = "_NET_WM_CM_S"

  // Selections, and the types that a text may have (ICCCM 2.6, and the MIME types that all toolkits know).
  case clipboard = "CLIPBOARD"
  case clipboardManager = "CLIPBOARD_MANAGER"
  case targets = "TARGETS"
  case multiple = "MULTIPLE"
  case timestamp = "TIMESTAMP"
  case saveTargets = "SAVE_TARGETS"
  case utf8String = "UTF8_STRING"
  case textPlainUTF8 = "text/plain;charset=utf-8"
  case textPlain = "text/plain"
  case text = "TEXT"
  case compoundText = "COMPOUND_TEXT"
  case incr = "INCR"
  case atomPair = "ATOM_PAIR"
  case null = "NULL"
  // Properties of ours: to hear the server's time, and to hear when it has come to a claim.
  case time = "OUTFIELD_TIME"
  case claim = "OUTFIELD_CLAIM"

  // Drag and drop (XDND 5).
  case xdndEnter = "XdndEnter"
  case xdndPosition = "XdndPosition"
  case xdndStatus = "XdndStatus"
  case xdndLeave = "XdndLeave"
  case xdndDrop = "XdndDrop"
  case xdndFinished = "XdndFinished"
  case xdndAware = "XdndAware"
  case xdndProxy = "XdndProxy"
  case xdndTypeList = "XdndTypeList"
  case xdndSelection = "XdndSelection"
  case xdndActionCopy = "XdndActionCopy"
  case xdndActionMove = "XdndActionMove"

  // The desktop's settings (XSETTINGS 0.5).
  case settings = "_XSETTINGS_SETTINGS"
  case manager = "MANAGER"
  /// The selection that the settings' manager owns; the screen's number follows.
  case settingsManager = "_XSETTINGS_S"

  /// The name itself.
  package func string(screen: Int32) -> String {
    switch self {
    case .compositor, .settingsManager: "\(rawValue)\(screen)"
    default: rawValue
    }
  }
}
