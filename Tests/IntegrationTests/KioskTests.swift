import CXTest
import Testing

extension Integration {
  /// The demo as the only thing on a screen, and keys as large as fingers need.
  @Suite(.enabled(if: Spawn.canFind("xrandr"), "xrandr is not installed (x11-xserver-utils)"))
  @HarnessActor
  struct KioskTests {
    @Test(arguments: WindowManager.installed)
    func itFillsTheScreenAndHasTheKeys(manager: WindowManager) throws {
      try Stage.run(on: VirtualDisplay.shared(manager), with: DemoSetup(arguments: ["--kiosk"])) { stage in
        let screen = stage.connection.screen
        try wait(for: screen, of: stage)
        stage.pointer.move(to: screen.center)
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.text?.contains("x") == true }
        let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == "f" })
        #expect(try stage.click(key.box.center).decision == "inside")
      }
    }

    @Test(arguments: [WindowManager.none, .openbox, .twm].filter(\.isInstalled))
    func itFollowsTheScreensSize(manager: WindowManager) throws {
      let display = try VirtualDisplay(manager)
      defer { display.close() }
      try Stage.run(on: display, with: DemoSetup(arguments: ["--kiosk"])) { stage in
        try stage.edit(try stage.fields()[0])
        for size in ["640x480", "1280x800"] {
          try setScreen(size, of: stage)
          let sides = size.split(separator: "x").compactMap { Int($0) }
          try wait(for: Box(x: 0, y: 0, width: sides[0], height: sides[1]), of: stage)
          let panel = try stage.panel().box
          #expect(panel.maxY == sides[1] && panel.width == sides[0])
        }
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.text?.contains("x") == true }
      }
    }

    /// A telephone's screen: 10 pixels are a millimetre.
    @Test func keysAreNineMillimetresHighWhereTheMonitorSaysHowLargeItIs() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      for (millimetres, heights) in [((128, 80), 85...105), ((0, 0), 42...42), ((1600, 900), 42...42)] {
        let size = "1280/\(millimetres.0)x800/\(millimetres.1)+0+0"
        try xrandr(["--setmonitor", "desk", size, "screen"], on: display)
        try Stage.run(on: display, with: DemoSetup(arguments: ["--kiosk"])) { stage in
          try stage.edit(try stage.fields()[0])
          let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == "f" })
          #expect(heights.contains(key.box.height), "\(millimetres): \(key.box)")
        }
        try xrandr(["--delmonitor", "desk"], on: display)
      }
    }

    // MARK: -

    private func wait(for box: Box, of stage: Stage) throws {
      let deadline = Deadline()
      while true {
        let window = stage.connection.box(of: stage.window)
        let root = try stage.demo.tree()["window"]?.box
        if window == box, root == box { return }
        if deadline.isOver { throw Failure("\(String(describing: window)) instead of \(box)") }
      }
    }

    private func setScreen(_ size: String, of stage: Stage) throws {
      let sides = size.split(separator: "x").map(String.init)
      let timings = [String](repeating: sides[0], count: 4) + [String](repeating: sides[1], count: 4)
      if size != "1280x800" {
        try xrandr(["--newmode", size, "24"] + timings, on: stage.display)
        try xrandr(["--addmode", "screen", size], on: stage.display)
      }
      try xrandr(["--output", "screen", "--mode", size], on: stage.display)
    }

    private func xrandr(_ arguments: [String], on display: VirtualDisplay) throws {
      var spawn = Spawn("xrandr", arguments)
      spawn.environment["DISPLAY"] = display.name
      let process = try ChildProcess(spawn)
      let status = try process.waitForEnd()
      guard status == .exited(0) else { throw Failure("xrandr \(arguments): \(status) \(process.errors)") }
    }
  }
}
