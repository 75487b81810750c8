// swift-tools-version: 6.2
import PackageDescription

/// Functions are linked one by one, so that they can be put in an order.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
]

/// A program that is linked as a whole starts in half the time and takes half the memory. Half of that memory is saved
/// again when what runs at the start lies side by side (`scripts/order`), and not here and there in the library. On
/// Linux libedit stands on three more libraries, which a static link has to name.
let wholeProgram: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld", "-Xlinker", "-s", "-Xlinker", "--no-warn-symbol-ordering",
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/memory-tunes/start.order",
    ], .when(platforms: [.linux], configuration: .release)),
  .linkedLibrary("edit"),
  .linkedLibrary("tinfo", .when(platforms: [.linux])),
  .linkedLibrary("bsd", .when(platforms: [.linux])),
  .linkedLibrary("md", .when(platforms: [.linux])),
]

let package = Package(
  name: "memory-tunes",
  targets: [
    .systemLibrary(name: "CLibedit"),
    .systemLibrary(name: "CGetopt"),
    .target(name: "Flow", swiftSettings: strict),
    .target(
      name: "MemoryTunes", dependencies: ["Flow"], resources: [.embedInCode("Tunes/Decks")],
      swiftSettings: strict),
    .executableTarget(
      name: "memory-tunes", dependencies: ["MemoryTunes", "CGetopt", "CLibedit"], exclude: ["start.order"],
      swiftSettings: strict, linkerSettings: wholeProgram),
    .executableTarget(
      name: "memory-tunes-fetch", dependencies: ["MemoryTunes", "CGetopt"], swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["Flow", "MemoryTunes"], exclude: ["peers"], swiftSettings: strict),
    .testTarget(name: "FlowTests", dependencies: ["Flow"], swiftSettings: strict),
    .testTarget(name: "MemoryTunesTests", dependencies: ["MemoryTunes"], swiftSettings: strict),
    .testTarget(name: "ProgramTests", dependencies: ["MemoryTunes"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
