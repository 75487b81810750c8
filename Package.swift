// swift-tools-version: 6.2
import PackageDescription

// A file imports every module that it uses.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

/// Optimizes debug builds of the modules that work for a long time, so that tests play millions of flips and
/// people feel no delay. To optimize all modules would double the time of a build. Flow is not optimized,
/// because a package with such flags cannot be a dependency.
let optimized = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What every module of the game depends on.
let shared: [Target.Dependency] = ["MemoryGame", "Saved", "Text", "Wording"]

/// The features of the game. None depends on another, so they are built side by side and rebuilt alone.
let features: [Target.Dependency] = ["PlayFeature", "MenuFeature", "RecordsFeature", "PreferencesFeature"]

/// The whole game.
let game = shared + features + ["Manual", "MemoryCore", "MemoryTunes", "SimulateCommand"]

func feature(_ name: String, on modules: Target.Dependency...) -> Target {
  .target(name: name, dependencies: shared + ["MemoryCore"] + modules, swiftSettings: settings)
}

let package = Package(
  name: "memory-tunes",
  // The first versions with the module Synchronization.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Flow", targets: ["Flow"]),
    .executable(name: "memory-tunes", targets: ["memory-tunes"]),
  ],
  targets: [
    .systemLibrary(name: "CLibedit"),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CSQLite"),
    .executableTarget(name: "sentences"),
    .plugin(name: "SentencesPlugin", capability: .buildTool, dependencies: ["sentences"]),
    .target(name: "CCatalogs"),
    .target(name: "CSystem"),
    .target(name: "Flow"),
    .target(name: "MemoryGame", swiftSettings: optimized),
    .target(name: "Manual", dependencies: ["Text", "Wording"]),
    .target(name: "Saved", dependencies: ["CSQLite"], swiftSettings: settings),
    .target(name: "Text", swiftSettings: optimized),
    // The plugin makes sentences of the catalogs, CCatalogs embeds the words.
    .target(
      name: "Wording", dependencies: ["CCatalogs", "Text"],
      exclude: [
        "en.ftl", "en.patterns", "ru.ftl", "ru.patterns", "ru.words", "zh.ftl", "zh.patterns", "zh.words",
      ],
      plugins: ["SentencesPlugin"]),
    .target(name: "Program", dependencies: ["CGetopt", "CSystem", "Manual", "Text", "Wording"]),
    .target(
      name: "MemoryCore", dependencies: shared, resources: [.embedInCode("Decks/BuiltIn")],
      swiftSettings: settings),
    feature("PlayFeature"),
    feature("PreferencesFeature", on: "Manual"),
    feature("MenuFeature"),
    feature("RecordsFeature"),
    .target(
      name: "SimulateCommand", dependencies: shared + ["Manual", "MemoryCore", "PreferencesFeature"],
      swiftSettings: settings),
    .target(
      name: "MemoryTunes",
      dependencies: shared + features + ["Flow", "Manual", "MemoryCore", "SimulateCommand"],
      resources: [.embedInCode("Manual/Generated")], swiftSettings: settings),
    .executableTarget(
      name: "memory-tunes", dependencies: game + ["Program", "CSystem", "CLibedit"],
      swiftSettings: settings),
    .executableTarget(name: "probe", dependencies: ["Flow", "Text", "Wording"], path: "Tests/Probe"),
    .testTarget(name: "FlowTests", dependencies: ["Flow"]),
    .testTarget(name: "MemoryGameTests", dependencies: ["MemoryGame"]),
    .testTarget(name: "MemoryTunesTests", dependencies: game + ["Flow"]),
    .testTarget(name: "ProgramTests", dependencies: game),
    .testTarget(name: "SavedTests", dependencies: ["Saved"]),
  ],
  swiftLanguageModes: [.v6],
  // CCatalogs uses #embed.
  cLanguageStandard: .gnu2x
)

// The program of `scripts/fuzz`, which turns the other programs into libraries. Only that script builds it: it
// needs libFuzzer.
if Context.environment["MEMORY_TUNES_FUZZ"] != nil {
  package.products = []
  package.targets = package.targets.filter { $0.type != .test && $0.name != "probe" }.map { target in
    guard target.type == .executable, target.name != "sentences" else { return target }
    return .target(
      name: target.name, dependencies: target.dependencies, exclude: target.exclude + ["main.swift"])
  }
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: game + ["memory-tunes", "CFuzzer"], path: "Tests/Fuzz", exclude: ["CFuzzer"],
      linkerSettings: ["edit", "tinfo", "bsd", "md", "sqlite3", "m"].map { .linkedLibrary($0) }),
  ]
}
