import Glibc

/// What a child process starts with.
struct Spawn {
  var program: String
  var arguments: [String]
  var environment = Spawn.plainEnvironment
  /// The child's numbers for our descriptors; it gets no others, and nothing for 0 to 2 without one.
  var descriptors: [Int32: Descriptor] = [:]
  var hasOwnGroup = false

  /// Nothing of the user's settings.
  static var plainEnvironment: [String: String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return ["PATH": path, "HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
  }

  static func canFind(_ program: String) -> Bool {
    let folders = (plainEnvironment["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number: Int32 in 0...2 where descriptors[number] == nil {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    for (number, descriptor) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    resetSignals(&attributes)

    var pid: pid_t = 0
    let status = withCStrings([program] + arguments) { argv in
      withCStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawnp(&pid, program, &actions, &attributes, argv, envp)
      }
    }
    guard status == 0 else {
      throw Failure("\(program): \(String(cString: strerror(status))) (`make test` installs what is missing)")
    }
    return pid
  }

  /// The threads of Swift's pool block signals, and a child inherits that: it could not be ended.
  private func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var pipe = sigset_t()
    sigemptyset(&none)
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
  }
}

private func withCStrings<R>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
) -> R {
  let copies = strings.map { strdup($0) } + [nil]
  defer { copies.forEach { free($0) } }
  return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
