/// What can keep a program from its X server.
public enum X11Error: Error, Hashable, Sendable {
  /// No connection to the display of this name; empty when none was named.
  case noDisplay(name: String)
}

extension X11Error: CustomStringConvertible {
  /// A sentence that tells a person what to do.
  public var description: String {
    switch self {
    case .noDisplay(name: ""):
      "no X display: DISPLAY is not set. Start the program inside an X session, or set DISPLAY to its name, "
        + "for example :0."
    case .noDisplay(let name):
      "cannot open the X display \"\(name)\": check that an X server runs there and that you may connect to it "
        + "(DISPLAY, xhost)."
    }
  }
}
