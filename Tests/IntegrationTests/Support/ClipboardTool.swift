import Glibc
import TestSupport
import Testing

/// Real programs that copy and paste on their standard streams: those that people use on a command line, and small
/// ones on the toolkits.
enum ClipboardTool: String, CaseIterable {
  case xclip, xsel
  /// `Peers/gtk.py` and `Peers/tk.py`.
  case gtk, tk

  static let installed = allCases.filter { $0.isInstalled }

  static var areNeeded: ConditionTrait {
    .enabled(
      if: !installed.isEmpty,
      "all are missing: apt-get install xclip xsel python3-tk python3-gi gir1.2-gtk-3.0")
  }

  private var isInstalled: Bool {
    switch self {
    case .xclip, .xsel: Spawn.canFind(rawValue)
    case .gtk: Self.pythonCan("import gi; gi.require_version('Gtk', '3.0'); from gi.repository import Gtk")
    case .tk: Self.pythonCan("import tkinter")
    }
  }

  /// The distribution's own, which has the distribution's modules.
  private static let python = "/usr/bin/python3"

  private static func pythonCan(_ script: String) -> Bool {
    var status: Int32 = 0
    guard let pid = try? Spawn(python, ["-c", script]).start() else { return false }
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return status == 0
  }

  private static let folder = Repository.path("Tests/IntegrationTests/Peers/")

  /// Becomes the owner, and is that until it loses the selection.
  @HarnessActor
  func give(_ text: [UInt8], _ selection: Selection = .clipboard, on display: VirtualDisplay) throws
    -> ChildProcess
  {
    let peer = try SelectionPeer(display)
    defer { peer.close() }
    try peer.own(selection.rawValue)
    let input = try Descriptor.scratchFile()
    try input.write(text)
    lseek(input.number, 0, SEEK_SET)
    let process = try start(giving(selection), input: input, display)
    try peer.waitForLoss(of: selection.rawValue)
    return process
  }

  @HarnessActor
  func take(_ selection: Selection = .clipboard, on display: VirtualDisplay) throws -> [UInt8] {
    let output = try Descriptor.scratchFile()
    let process = try start(taking(selection), output: output, display)
    defer { process.end() }
    let status = try process.waitForEnd(before: Deadline(in: .seconds(60)))
    guard status == .exited(0) else { throw Failure("\(rawValue): \(status) \(process.errors)") }
    return output.bytes()
  }

  enum Selection: String, CaseIterable {
    case clipboard = "CLIPBOARD"
    case primary = "PRIMARY"
  }

  @HarnessActor
  private func start(
    _ arguments: [String], input: Descriptor? = nil, output: Descriptor? = nil, _ display: VirtualDisplay
  ) throws -> ChildProcess {
    var spawn =
      switch self {
      case .xclip, .xsel: Spawn(rawValue, arguments)
      case .gtk, .tk: Spawn(Self.python, [Self.folder + rawValue + ".py"] + arguments)
      }
    spawn.environment["DISPLAY"] = display.name
    if let input { spawn.descriptors[0] = input }
    if let output { spawn.descriptors[1] = output }
    return try ChildProcess(spawn)
  }

  /// In the foreground, so that it ends with the test.
  private func giving(_ selection: Selection) -> [String] {
    switch self {
    case .xclip: ["-i", "-quiet", "-selection", selection.rawValue.lowercased()]
    case .xsel: ["--input", "--nodetach", "--\(selection.rawValue.lowercased())"]
    case .gtk, .tk: ["give", selection.rawValue]
    }
  }

  private func taking(_ selection: Selection) -> [String] {
    switch self {
    case .xclip: ["-o", "-selection", selection.rawValue.lowercased()]
    case .xsel: ["--output", "--\(selection.rawValue.lowercased())"]
    case .gtk, .tk: ["take", selection.rawValue]
    }
  }
}

extension Descriptor {
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure("write: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }

  /// Everything in a file, however much.
  func bytes() -> [UInt8] {
    let size = Int(max(0, lseek(number, 0, SEEK_END)))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = pread(number, buffer.baseAddress! + count, size - count, off_t(count))
        guard read > 0 else { return }
        count += read
      }
    }
  }
}
