import Foundation
import Testing

/// The libraries of the built programs, which decide the cost of a start.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/ldd"), "it takes ldd"))
struct LinkTests {
  @Test func `the game does not link Foundation`() throws {
    let libraries = try Program.run("ldd '\(Program.built)' 2>&1").output
    #expect(libraries.contains("swiftCore") && !libraries.contains("Foundation"), "\(libraries)")
  }
}
