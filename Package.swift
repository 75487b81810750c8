// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "memory-tunes",
  targets: [
    .target(name: "Flow", swiftSettings: strict),
    .target(
      name: "MemoryTunes", dependencies: ["Flow"], resources: [.embedInCode("Tunes/Decks")],
      swiftSettings: strict),
    .systemLibrary(name: "CLibedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .executableTarget(
      name: "memory-tunes", dependencies: ["MemoryTunes", "CLibedit"], swiftSettings: strict,
      linkerSettings: [
        // A program that is linked as a whole starts in half of the time and half of the memory. What libedit
        // needs comes behind it.
        .unsafeFlags(
          [
            "-static-executable", "-Xlinker", "-ledit", "-Xlinker", "-ltinfo", "-Xlinker", "-lbsd", "-Xlinker",
            "-lmd",
          ], .when(platforms: [.linux]))
      ]),
    .executableTarget(name: "bench", dependencies: ["Flow"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
