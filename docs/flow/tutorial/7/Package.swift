// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "memory",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../memory-tunes")],
  targets: [
    .executableTarget(name: "memory", dependencies: [.product(name: "Flow", package: "memory-tunes")]),
    .testTarget(name: "memoryTests", dependencies: ["memory"]),
  ]
)
