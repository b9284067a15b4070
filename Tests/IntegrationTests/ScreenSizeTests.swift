import Testing

extension Integration {
  /// The window and its panel are wholly on the screen, however small it is or becomes.
  @Suite(.enabled(if: Spawn.canFind("xrandr"), "xrandr is not installed (x11-xserver-utils)"))
  @HarnessActor
  struct ScreenSizeTests {
    @Test(
      .bug(id: "cutiepi-io/cutiepi-shell#29"),
      arguments: [("800x480", 96), ("1280x900", 192), ("1024x600", 144)])
    func withoutAManagerAWindowFitsTheScreenThatThereIs(size: String, dpi: Int) throws {
      try withDisplay(size, dpi) { stage, screen in
        let window = try #require(stage.connection.box(of: stage.window))
        #expect(screen.contains(window))
        try stage.edit(try stage.fields()[0])
        #expect(screen.contains(try stage.panel().box))
      }
    }

    @Test(
      .bug(id: "maliit/keyboard#14"), arguments: [WindowManager.none, .openbox])
    func aScreenThatShrinksWhileAFieldIsEditedKeepsThePanelInSight(manager: WindowManager) throws {
      try withDisplay("1280x800", 96, manager) { stage, _ in
        try stage.edit(try stage.fields()[0])
        let screen = Box(x: 0, y: 0, width: 640, height: 480)
        try setScreen(screen, of: stage)
        try waitUntilAllIsOn(screen, of: stage)
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.text?.hasSuffix("x") == true }
        let focus = try #require(try stage.demo.tree().firstResponder)
        let top = try stage.panel().box.y
        #expect(focus.box.y >= 0 && focus.box.y < top)
      }
    }

    @Test(.bug(id: "maliit/keyboard#14")) func aScreenThatGrowsAgainGivesTheWindowItsSizeBack() throws {
      try withDisplay("1280x800", 96) { stage, screen in
        let before = try #require(stage.connection.box(of: stage.window))
        try stage.edit(try stage.fields()[0])
        try setScreen(Box(x: 0, y: 0, width: 640, height: 480), of: stage)
        try waitForWidth(640, of: stage)
        try setScreen(screen, of: stage)
        try waitForWidth(before.width, of: stage)
        let window = try #require(stage.connection.box(of: stage.window))
        #expect(window.height == before.height && screen.contains(window))
        try stage.waitForTree("a view as wide as the window") { $0.views[0].box.width == before.width }
      }
    }

    @Test(.bug(id: "rust-windowing/winit#1228"), arguments: [WindowManager.none, .openbox])
    func aScaleThatShrinksAgainGivesTheWindowItsSizeBack(manager: WindowManager) throws {
      try withDisplay("1280x800", 96, manager) { stage, screen in
        try stage.edit(try stage.fields()[0])
        let before = try #require(stage.connection.box(of: stage.window))
        for _ in 0..<2 {
          stage.setResources("Xft.dpi: 192\n")
          try stage.waitForTree("the new scale") { $0.views[0].box.width > before.width }
          try waitUntilAllIsOn(screen, of: stage)
          stage.setResources("Xft.dpi: 96\n")
          try stage.waitForTree("the old scale") { $0.views[0].box.width == before.width }
        }
        let after = try #require(stage.connection.box(of: stage.window))
        #expect((after.width, after.height) == (before.width, before.height))
      }
    }

    private func waitForWidth(_ width: Int, of stage: Stage) throws {
      let deadline = Deadline()
      while stage.connection.box(of: stage.window)?.width != width {
        if deadline.isOver { throw Failure("the window is not \(width) wide") }
      }
    }

    /// Its frame, too: nothing of the panel is below the screen.
    @Test(
      .bug(id: "maliit/keyboard#14"),
      arguments: WindowManager.framing, [("1024x600", 240), ("800x480", 96), ("1280x900", 192)])
    func underAManagerAWindowAsLargeAsTheScreenIsSeenWhole(_ manager: WindowManager, _ screen: (String, Int))
      throws
    {
      try withDisplay(screen.0, screen.1, manager) { stage, screen in
        // It is moved to make room for the frame: a click before that is elsewhere.
        try stage.waitForTree("the window on the screen") { tree in
          stage.connection.box(of: stage.window).map { screen.contains($0) && tree.views[0].box == $0 }
            ?? false
        }
        try stage.edit(try stage.fields()[0])
        try waitUntilAllIsOn(screen, of: stage)
      }
    }

    @Test(.bug(id: "maliit/keyboard#14"), arguments: WindowManager.framing)
    func aScaleThatGrowsWhileAFieldIsEditedKeepsThePanelInSight(manager: WindowManager) throws {
      try withDisplay("1280x900", 96, manager) { stage, screen in
        try stage.edit(try stage.fields()[0])
        stage.setResources("Xft.dpi: 192\n")
        try stage.waitForTree("the new scale") { ($0["window"]?.box.width ?? 0) > 1000 }
        try waitUntilAllIsOn(screen, of: stage)
      }
    }

    // MARK: -

    private func waitUntilAllIsOn(_ screen: Box, of stage: Stage) throws {
      let deadline = Deadline()
      while true {
        let window = stage.connection.box(of: stage.window)
        let panel = try stage.panel().box
        if let window, screen.contains(window), screen.contains(panel) { return }
        if deadline.isOver { throw Failure("window \(String(describing: window)), panel \(panel)") }
      }
    }

    private func withDisplay(
      _ size: String, _ dpi: Int, _ manager: WindowManager = .none, _ body: (Stage, Box) throws -> Void
    ) throws {
      let sides = size.split(separator: "x").compactMap { Int($0) }
      let display = try VirtualDisplay(
        manager, ServerSetup(screen: size + "x24", resources: "Xft.dpi: \(dpi)\n"))
      defer { display.close() }
      try Stage.run(on: display) { stage in
        try body(stage, Box(x: 0, y: 0, width: sides[0], height: sides[1]))
      }
    }

    /// Xvfb knows no mode but that of its start.
    private func setScreen(_ size: Box, of stage: Stage) throws {
      let (width, height, mode) = ("\(size.width)", "\(size.height)", "test-\(size.width)")
      let timings = [width, width, width, width, height, height, height, height]
      try run(["--newmode", mode, "24"] + timings, on: stage)
      try run(["--addmode", "screen", mode], on: stage)
      try run(["--output", "screen", "--mode", mode], on: stage)
    }

    private func run(_ arguments: [String], on stage: Stage) throws {
      var spawn = Spawn("xrandr", arguments)
      spawn.environment["DISPLAY"] = stage.display.name
      let status = try ChildProcess(spawn).waitForEnd()
      guard status == .exited(0) else { throw Failure("xrandr \(arguments): \(status)") }
    }
  }
}
