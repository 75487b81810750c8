import Foundation
import Testing

/// The promises of docs/SECURITY.md are checked by the tests that it names.
struct SecurityTests {
  @Test func `every test, golden file and script in docs/SECURITY.md exists`() throws {
    let text = try GoldenTests.text("docs/SECURITY.md")
    let tests = GoldenTests.package.appending(path: "Tests").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests)
    let names = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    let suites = text.matches(of: /`([A-Za-z]+Tests)`/).map { "\($0.output.1).swift" }
    let golden = text.matches(of: /`([a-z]+\/[a-z-]+)`/).map(\.output.1).filter { !$0.hasPrefix("scripts/") }
    #expect(suites.count > 20 && golden.count > 1)
    #expect(suites.filter { !names.contains($0) } == [])
    #expect(
      golden.filter { name in ![".txt", ".console"].contains { paths.contains("Golden/\(name)\($0)") } } == [])
    for script in text.matches(of: /`scripts\/([a-z-]+)/).map(\.output.1) {
      let file = GoldenTests.package.appending(path: "scripts/\(script)")
      #expect(FileManager.default.isExecutableFile(atPath: file.path))
    }
  }
}
