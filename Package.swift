// swift-tools-version: 6.0
import PackageDescription

/// `HEADLESS=1 swift test` builds and tests everything that needs no X11 headers.
let isHeadless = Context.environment["HEADLESS"] != nil

/// `Outfield` and the modules that it re-exports. Who imports it depends on all of them: SwiftPM compiles a
/// module again only when one that is named here has changed, and a subclass of a re-exported class that is
/// not compiled again calls the wrong methods.
let facadeTargets = [
  "Outfield", "Controls", "KeyboardModel", "KeyboardPanel", "TextModel", "TextShaping", "UICore",
  "X11Model", "X11Platform",
]
let facade = facadeTargets.map { Target.Dependency.target(name: $0) }

let models: [Target] = [
  .target(name: "TextModel"),
  .target(name: "KeyboardModel", dependencies: ["UICore", "TextModel"]),
  .target(name: "UICore", dependencies: ["TextModel"]),
  .target(name: "Controls", dependencies: ["UICore", "TextModel"]),
  .target(name: "KeyboardPanel", dependencies: ["UICore", "KeyboardModel", "TextModel"]),
  .target(name: "UITestHost", dependencies: ["UICore", "TextModel"]),
  .target(name: "X11Model", dependencies: ["UICore", "TextModel"]),
  .executableTarget(name: "Benchmarks", dependencies: ["Controls", "UICore", "UITestHost", "TextModel"]),
]

let modelTests: [Target] = [
  .target(name: "TestSupport", path: "Tests/Support"),
  .testTarget(name: "TextModelTests", dependencies: ["TextModel", "TestSupport"]),
  .testTarget(
    name: "KeyboardModelTests", dependencies: ["KeyboardModel", "UICore", "TestSupport"], exclude: ["Facts"]),
  .testTarget(name: "UICoreTests", dependencies: ["UICore", "UITestHost", "TextModel", "TestSupport"]),
  .target(name: "CAllocations", path: "Tests/CAllocations"),
  .testTarget(
    name: "ControlsTests",
    dependencies: [
      "Controls", "KeyboardPanel", "UICore", "UITestHost", "TextModel", "CAllocations", "TestSupport",
    ]),
  .testTarget(
    name: "KeyboardPanelTests",
    dependencies: ["KeyboardPanel", "Controls", "UICore", "UITestHost", "KeyboardModel", "TestSupport"]),
  .testTarget(name: "X11ModelTests", dependencies: ["X11Model", "UICore", "TextModel", "TestSupport"]),
]

let platform: [Target] = [
  .systemLibrary(
    name: "CX11", pkgConfig: "x11 x11-xcb xcb xi xext xfixes",
    providers: [.apt(["libx11-dev", "libx11-xcb-dev", "libxi-dev", "libxext-dev", "libxfixes-dev"])]),
  .systemLibrary(name: "CXft", pkgConfig: "xft xrender", providers: [.apt(["libxft-dev"])]),
  .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
  .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
  .target(
    name: "TextShaping",
    dependencies: ["UICore", "TextModel", "CHarfBuzz", "CFriBidi", "CFontconfig"]),
  .target(name: "CX11Shims", dependencies: ["CX11"]),
  .target(
    name: "X11Platform",
    dependencies: ["UICore", "TextModel", "TextShaping", "X11Model", "CX11", "CXft", "CX11Shims"]),
  .target(
    name: "Outfield",
    dependencies: ["TextModel", "KeyboardModel", "UICore", "Controls", "KeyboardPanel", "X11Platform"]),
  .executableTarget(name: "Demo", dependencies: facade),
]

let platformTests: [Target] = [
  .systemLibrary(
    name: "CXTest", path: "Tests/CXTest", pkgConfig: "x11 xtst xext",
    providers: [.apt(["libxtst-dev", "libxext-dev"])]),
  .testTarget(
    name: "TextShapingTests", dependencies: ["TextShaping", "UICore", "TextModel", "CFriBidi", "TestSupport"]),
  .testTarget(
    name: "OutfieldTests", dependencies: ["Outfield", "KeyboardModel", "UICore", "TestSupport"]),
  .testTarget(
    name: "X11PlatformTests", dependencies: ["X11Platform", "TextShaping", "UICore", "X11Model", "CX11"]),
  .testTarget(name: "DemoTests", dependencies: ["Demo", "UITestHost", "TestSupport"] + facade),
  .target(
    name: "FuzzTargets",
    dependencies: ["TextModel", "KeyboardModel", "UICore", "Controls", "TextShaping", "X11Model"],
    path: "Tests/Fuzzing/Targets"),
  .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"]),
  .testTarget(
    name: "IntegrationTests",
    dependencies: ["CXTest", "Demo", "Controls", "KeyboardModel", "X11Platform", "UICore", "TestSupport"],
    exclude: ["Golden", "Managers", "Peers", "Differential/even-fonts.conf"]),
]

/// `make fuzz`: the targets that `FuzzTests` try a little, for as long as one likes. Needs libFuzzer.
let fuzzing: [Target] =
  Context.environment["FUZZ"] == nil
  ? []
  : [.executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Program")]

let package = Package(
  name: "Outfield",
  products: isHeadless
    ? [.library(name: "UICore", targets: ["UICore"])]
    : [
      .library(name: "Outfield", targets: facadeTargets),
      .library(name: "UITestHost", targets: ["UITestHost"]),
      .executable(name: "outfield", targets: ["Demo"]),
    ],
  targets: models + modelTests + (isHeadless ? [] : platform + platformTests + fuzzing),
  swiftLanguageModes: [.v6]
)
