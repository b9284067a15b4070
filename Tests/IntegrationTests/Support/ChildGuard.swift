import Glibc

/// Ends the children of a test process that was killed before it could end them itself.
///
/// A shell that reads process ids from a pipe: when the pipe closes, whatever the reason, it kills those still on
/// its list. The kernel's own signal at a parent's death is no good here: it comes with the death of the *thread*
/// that started the child, and the threads of Swift's pool come and go.
@HarnessActor
final class ChildGuard {
  static let shared = Result { try ChildGuard() }

  private static let script = """
    trap '' INT TERM HUP
    alive=
    while read -r sign pid; do
      others=
      for each in $alive; do [ "$each" = "$pid" ] || others="$others $each"; done
      alive=$others
      [ "$sign" = - ] || alive="$alive $pid"
    done
    kill $alive && sleep 2 && kill -9 $alive
    """

  private let list: Descriptor

  private init() throws {
    let pipe = try Descriptor.pipe()
    list = pipe.writing
    var spawn = Spawn("/bin/sh", ["-c", Self.script])
    spawn.descriptors = [0: pipe.reading]
    spawn.hasOwnGroup = true
    _ = try spawn.start()
  }

  func add(_ pid: pid_t) throws { try list.write("+ \(pid)\n") }
  func remove(_ pid: pid_t) throws { try list.write("- \(pid)\n") }
}
