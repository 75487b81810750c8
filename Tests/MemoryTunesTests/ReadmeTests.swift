import Foundation
import Testing
import Wording
@testable import MemoryCore
@testable import PreferencesFeature

@testable import MemoryTunes

extension Line {
  /// Whether it begins with a command of any language.
  fileprivate var isUnderstood: Bool {
    guard case .words(let words) = content else { return false }
    let command = words[0].key.prefix { !("0"..."9").contains($0) }
    return CommandList<FeatureAction>.all.named(Word(String(command))) != nil
  }
}

struct ReadmeTests {
  static let readme = GoldenTests.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")

  @Test(arguments: ["ru", "zh"])
  func `each command in the README of a language is understood`(code: String) throws {
    let page = Self.readme.deletingLastPathComponent().appending(path: "docs/README.\(code).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for match in text.matches(of: /`([^`\n]+)`/) where !match.output.1.utf8.allSatisfy({ $0 < 0x80 }) {
      let line = String(match.output.1)
      guard !line.hasPrefix("--"), !line.hasPrefix("адшз") else { continue }
      #expect(Line(Array(line.utf8).span).isUnderstood, "\(line)")
    }
  }

  @Test func `the reference names every command and every option`() throws {
    let page = Self.readme.deletingLastPathComponent().appending(path: "docs/REFERENCE.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for command in CommandList<FeatureAction>.all.commands {
      #expect(
        text.contains("`\(command.usage.text(Language.english.words))`") || text.contains("`\(command.name)`"),
        "\(command.name)")
    }
    for option in Preference.allCases where option != .noColor {
      #expect(text.contains("`--\(option.rawValue)"), "\(option)")
    }
  }

  @Test(arguments: [JSONSchema.answer, JSONSchema.game, JSONSchema.card])
  func `the reference describes the keys of JSON as the schema does`(object: JSONObject) throws {
    let page = Self.readme.deletingLastPathComponent().appending(path: "docs/REFERENCE.md")
    let table = object.keys.map { "| `\($0.name)` | \($0.text) |\n" }.joined()
    #expect(try String(contentsOf: page, encoding: .utf8).contains("|---|---|\n\(table)\n"), "\(table)")
  }
}
