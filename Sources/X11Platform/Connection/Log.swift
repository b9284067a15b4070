import CX11Shims
import Glibc

/// Writes one line to standard error, prefixed with the program's name.
///
/// Straight to the descriptor: callable from any thread and from Xlib's error handlers.
func log(_ message: String) {
  var line = "\(String(cString: outfield_program_name())): \(message)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
