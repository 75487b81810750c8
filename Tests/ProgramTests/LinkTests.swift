import Foundation
import Testing

/// What the built game stands on, which is what its start costs.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/ldd")))
struct LinkTests {
  @Test func `there is no Foundation in the game`() throws {
    let libraries = try Program.run("ldd $P 2>&1").output
    #expect(!libraries.contains("Foundation"), "\(libraries)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["MEMORY_TUNES"] != nil, "only a release is whole"))
  func `the released game is one whole, without libraries`() throws {
    #expect(try Program.run("ldd $P 2>&1").output.contains("not a dynamic executable"))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["MEMORY_TUNES"] != nil, "only a release is linked so"))
  func `the released program that fetches tunes needs no Swift toolchain`() throws {
    let libraries = try Program.run("ldd $(dirname $P)/memory-tunes-fetch 2>&1").output
    #expect(libraries.contains("libc.so"))
    #expect(!libraries.contains("libswift") && !libraries.contains("Foundation"), "\(libraries)")
  }
}
