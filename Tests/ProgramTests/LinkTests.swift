import Foundation
import Testing

/// The libraries of the built programs, which decide the cost of a start.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/ldd")))
struct LinkTests {
  @Test func `the game does not link Foundation`() throws {
    let libraries = try Program.run("ldd $P 2>&1").output
    #expect(!libraries.contains("Foundation"), "\(libraries)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["MEMORY_TUNES"] != nil, "only a release is whole"))
  func `the released game is statically linked`() throws {
    #expect(try Program.run("ldd $P 2>&1").output.contains("not a dynamic executable"))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["MEMORY_TUNES"] != nil, "only a release is linked so"))
  func `the released fetch program needs no Swift toolchain`() throws {
    let libraries = try Program.run("ldd $(dirname $P)/memory-tunes-fetch 2>&1").output
    #expect(libraries.contains("libc.so"))
    #expect(!libraries.contains("libswift") && !libraries.contains("Foundation"), "\(libraries)")
  }
}
