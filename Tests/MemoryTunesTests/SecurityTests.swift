import Foundation
import Testing

/// What docs/SECURITY.md promises is held by tests that it names.
struct SecurityTests {
  private static let root = ReadmeTests.readme.deletingLastPathComponent()

  @Test func `every test, golden file and script that docs/SECURITY.md names is there`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "docs/SECURITY.md"), encoding: .utf8)
    let files = try #require(FileManager.default.enumerator(atPath: Self.root.appending(path: "Tests").path))
    let names = Set(files.compactMap { ($0 as? NSString)?.lastPathComponent })
    let tests = text.matches(of: /`([A-Za-z]+Tests)`/).map { "\($0.output.1).swift" }
    let golden = text.matches(of: /`([a-z]+-[a-z]+-[a-z]+)`/).map { "\($0.output.1).in" }
      .filter { $0 != "memory-tunes-fetch.in" }
    #expect(tests.count > 20 && golden.count > 1)
    #expect((tests + golden).filter { !names.contains($0) } == [])
    for script in text.matches(of: /`scripts\/([a-z]+)/).map(\.output.1) {
      #expect(FileManager.default.isExecutableFile(atPath: Self.root.appending(path: "scripts/\(script)").path))
    }
  }
}
