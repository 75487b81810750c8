import Foundation
import Testing

@testable import MemoryTunes

struct ReadmeTests {
  static let readme = GoldenTests.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")

  @Test func `the game in README is played as it stands there`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let game = try #require(text.firstMatch(of: /(?s)```text\n(.*?)```/)).output.1
    let lines = game.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let transcript = Transcript()
    let start = transcript.play("# the start is not shown")
    transcript.play(script: Array(lines.joined(separator: "\n").utf8))
    #expect(transcript.text.dropFirst(start.count) == game)
  }

  @Test func `README names every command and every option`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    for command in CommandList<AppAction>.all.commands {
      #expect(text.contains("`\(command.usage)`") || text.contains("`\(command.name)`"), "\(command.name)")
    }
    for option in Option.all where option.name != "no-color" {
      #expect(text.contains("`--\(option.name)"), "\(option.name)")
    }
  }
}
