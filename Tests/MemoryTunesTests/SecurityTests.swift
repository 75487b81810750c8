import Foundation
import Testing

/// The promises of docs/SECURITY.md are checked by the tests that it names.
struct SecurityTests {
  private static let root = ReadmeTests.readme.deletingLastPathComponent()

  @Test func `every test, golden file and script in docs/SECURITY.md exists`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "docs/SECURITY.md"), encoding: .utf8)
    let files = try #require(FileManager.default.enumerator(atPath: Self.root.appending(path: "Tests").path))
    let paths = files.compactMap { $0 as? String }
    let names = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    let tests = text.matches(of: /`([A-Za-z]+Tests)`/).map { "\($0.output.1).swift" }
    let golden = text.matches(of: /`([a-z]+\/[a-z-]+)`/).map(\.output.1).filter { !$0.hasPrefix("scripts/") }
    #expect(tests.count > 20 && golden.count > 1)
    #expect(tests.filter { !names.contains($0) } == [])
    #expect(
      golden.filter { name in ![".txt", ".console"].contains { paths.contains("Golden/\(name)\($0)") } } == [])
    for script in text.matches(of: /`scripts\/([a-z-]+)/).map(\.output.1) {
      #expect(FileManager.default.isExecutableFile(atPath: Self.root.appending(path: "scripts/\(script)").path))
    }
  }
}
