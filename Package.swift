// swift-tools-version: 6.2
import PackageDescription

/// Optimizes debug builds of what the tests play, which is millions of flips: tests take a third of the time,
/// the build a sixth more. Flow is not optimized, because a package with such flags cannot be a dependency.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "memory-tunes",
  // The first versions with the module Synchronization.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Flow", targets: ["Flow"]),
    .executable(name: "memory-tunes", targets: ["memory-tunes"]),
    .executable(name: "memory-tunes-fetch", targets: ["memory-tunes-fetch"]),
  ],
  targets: [
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CLibedit"),
    .systemLibrary(name: "CGetopt"),
    .target(name: "CSystem"),
    .target(name: "Flow"),
    .target(name: "MemoryGame", swiftSettings: optimized),
    .target(name: "Manual", dependencies: ["Text", "Wording"]),
    .target(name: "Text", swiftSettings: optimized),
    .target(name: "Wording", dependencies: ["Text"]),
    .target(name: "Program", dependencies: ["CGetopt", "CSystem", "Manual", "Text", "Wording"]),
    .target(
      name: "MemoryTunes", dependencies: ["Flow", "Manual", "MemoryGame", "Text", "Wording"],
      resources: [.embedInCode("Decks/BuiltIn")], swiftSettings: optimized),
    .executableTarget(
      name: "memory-tunes",
      dependencies: [
        "Manual", "MemoryGame", "MemoryTunes", "Program", "Text", "Wording", "CSystem", "CLibedit",
      ],
      swiftSettings: optimized),
    .executableTarget(
      name: "memory-tunes-fetch", dependencies: ["Manual", "Program", "Text", "Wording", "CCurl"]),
    .executableTarget(
      name: "bench", dependencies: ["Flow", "MemoryGame", "MemoryTunes", "Program"], exclude: ["peers"]),
    .testTarget(name: "FlowTests", dependencies: ["Flow"]),
    .testTarget(name: "MemoryGameTests", dependencies: ["MemoryGame"]),
    .testTarget(
      name: "MemoryTunesTests",
      dependencies: ["Flow", "Manual", "MemoryGame", "MemoryTunes", "Text", "Wording"]),
    .testTarget(name: "ProgramTests", dependencies: ["Manual", "MemoryTunes", "Text"]),
  ],
  swiftLanguageModes: [.v6]
)

// The program of `scripts/fuzz`, which turns the other programs into libraries. Only that script builds it: it
// needs libFuzzer.
if Context.environment["MEMORY_TUNES_FUZZ"] != nil {
  package.products = []
  package.targets = package.targets.filter { $0.type != .test && $0.name != "bench" }.map { target in
    guard target.type == .executable else { return target }
    return .target(
      name: target.name, dependencies: target.dependencies, exclude: target.exclude + ["main.swift"])
  }
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Sources/fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "MemoryGame", "MemoryTunes", "Text", "Wording", "memory-tunes", "memory-tunes-fetch", "CFuzzer",
      ],
      exclude: ["CFuzzer"],
      linkerSettings: ["edit", "tinfo", "bsd", "md", "curl"].map { .linkedLibrary($0) }),
  ]
}
