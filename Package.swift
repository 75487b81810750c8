// swift-tools-version: 6.2
import PackageDescription

// A file imports every module that it uses.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

/// Optimizes debug builds of the modules that work for a long time, so that tests play millions of flips and
/// read thousands of lines, and people feel no delay. To optimize all modules would double the time of a build.
/// Flow is not optimized, because a package with such flags cannot be a dependency.
let optimized = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What the modules of the game share.
let shared: [Target.Dependency] = ["MemoryGame", "Said", "Saved", "Text", "Wording"]

/// The whole game.
let game = shared + ["MemoryTunes"]

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
    .plugin(
      name: "SentencesPlugin", capability: .buildTool, dependencies: ["sentences"],
      path: "Sources/SentencesPlugin"),
    .target(name: "CSystem"),
    .target(name: "Flow"),
    .target(name: "MemoryGame", swiftSettings: optimized),
    .target(
      name: "Saved", dependencies: ["CSQLite"], resources: [.embedInCode("schema.sql")], swiftSettings: settings
    ),
    .target(name: "Text", swiftSettings: optimized),
    // The plugin makes Swift of the catalogs and words, and of decks and other files.
    .target(
      name: "Wording", dependencies: ["Text"], exclude: ["Catalogs"], swiftSettings: optimized,
      plugins: ["SentencesPlugin"]),
    // The plugin makes Swift of what people type.
    .target(
      name: "Said", dependencies: ["Text", "Wording"], swiftSettings: optimized, plugins: ["SentencesPlugin"]),
    .executableTarget(name: "interpret", dependencies: ["Said"], path: "Tests/Interpret"),
    .target(
      name: "MemoryTunes", dependencies: shared + ["Flow"], exclude: ["Decks/BuiltIn", "Manual/Generated"],
      swiftSettings: settings),
    .executableTarget(
      name: "memory-tunes", dependencies: game + ["CGetopt", "CSystem", "CLibedit"],
      swiftSettings: settings),
    .executableTarget(name: "probe", dependencies: ["Flow"], path: "Tests/Probe"),
    .testTarget(name: "FlowTests", dependencies: ["Flow"]),
    .testTarget(name: "MemoryGameTests", dependencies: ["MemoryGame"]),
    .testTarget(name: "MemoryTunesTests", dependencies: game + ["Flow"]),
    .testTarget(name: "ProgramTests", dependencies: game),
  ],
  swiftLanguageModes: [.v6]
)

// A package that depends on this one gets Flow alone. SwiftPM would first compile the tool of the plugin.
let folders = Context.packageDirectory.split(separator: "/").dropLast().suffix(2).joined(separator: "/")
if [".build/checkouts", "SourcePackages/checkouts"].contains(folders) {
  package.products.removeAll { $0.name != "Flow" }
  package.targets.removeAll { $0.name != "Flow" }
}

// The program of `scripts/fuzz`, which turns the other programs into libraries. Only that script builds it: it
// needs libFuzzer.
if Context.environment["MEMORY_TUNES_FUZZ"] != nil {
  package.products = []
  package.targets.removeAll { $0.type == .test || ["interpret", "probe"].contains($0.name) }
  package.targets = package.targets.map { target in
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
