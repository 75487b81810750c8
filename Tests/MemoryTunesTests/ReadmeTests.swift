import Foundation
import Testing
import Wording

@testable import MemoryTunes

extension Line {
  /// Whether it begins with a command of any language.
  fileprivate var isUnderstood: Bool {
    guard case .words(let words) = content else { return false }
    let command = words[0].key.prefix { !$0.isNumber }
    return CommandList<AppAction>.all.named(Word(String(command))) != nil
  }
}

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

  @Test(arguments: [("ru", Language.russian), ("zh", .chinese)])
  func `the game in the README of a language is played as it stands there`(
    code: String, language: Language
  ) throws {
    let page = Self.readme.deletingLastPathComponent().appending(path: "docs/README.\(code).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let game = try #require(text.firstMatch(of: /(?s)```text\n(.*?)```/)).output.1
    let lines = game.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let transcript = Transcript(seed: 3) { $0.language = language }
    let start = transcript.play("# the start is not shown")
    transcript.play(script: Array(lines.joined(separator: "\n").utf8))
    #expect(transcript.text.dropFirst(start.count) == game)
    // Each command that the page names is understood.
    for match in text.matches(of: /`([^`\n]+)`/) where !match.output.1.utf8.allSatisfy({ $0 < 0x80 }) {
      let line = String(match.output.1)
      guard !line.hasPrefix("--"), !line.hasPrefix("адшз") else { continue }
      #expect(Line(Array(line.utf8).span).isUnderstood, "\(line)")
    }
  }

  @Test func `README names every command and every option`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    for command in CommandList<AppAction>.all.commands {
      #expect(
        text.contains("`\(command.usage.text(Language.english.words))`") || text.contains("`\(command.name)`"),
        "\(command.name)")
    }
    for option in Option.all where option.name != "no-color" {
      #expect(text.contains("`--\(option.name)"), "\(option.name)")
    }
  }
}
