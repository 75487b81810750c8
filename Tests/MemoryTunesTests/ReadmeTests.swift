import Foundation
import Testing
import Wording
@testable import Manual
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

  @Test func `the reference has the commands as help explains them`() throws {
    let words = Language.english.words
    let rows = CommandList<FeatureAction>.all.commands.map { command in
      let help = words.help(command: command.name)
      let sentences = [help.purpose, help.details.joined(separator: " ")].map(ManualPage.sentence)
      let synonyms = command.synonyms.map { "`\($0)`" }.joined(separator: ", ")
      let text = sentences.filter { !$0.isEmpty }.joined(separator: " ")
      return "| `\(command.usage.text(words))` | \(synonyms) | \(text) |\n"
    }
    try expectTable("| command | short | meaning |\n|---|---|---|\n" + rows.joined())
  }

  @Test func `the reference has the options as help explains them`() throws {
    let rows = (Preference.options + ProgramOption.common).map { option in
      let placeholder = option.englishPlaceholder.map { " " + $0.replacing("|", with: "\\|") } ?? ""
      return "| `--\(option.name)\(placeholder)` | \(option.englishPurpose) |\n"
    }
    try expectTable("| option | meaning |\n|---|---|\n" + rows.joined())
  }

  @Test func `the reference has the settings and their values`() throws {
    let rows = Setting.allCases.map { setting in
      let words = setting.row.takes.words.map { "`\($0)`" }.joined(separator: ", ")
      let values = setting.number.map { "\(words), or a number from \($0.least)" } ?? words
      let usual = setting.value(.usual)
      return "| `\(setting.rawValue)` | \(values) | \(usual.isEmpty ? "" : "`\(usual)`") |\n"
    }
    try expectTable("| setting | values | default |\n|---|---|---|\n" + rows.joined())
  }

  private func expectTable(_ table: String) throws {
    let page = Self.readme.deletingLastPathComponent().appending(path: "docs/REFERENCE.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("\n\(table)\n"), "\(table)")
  }

  @Test(arguments: [JSONSchema.answer, JSONSchema.game, JSONSchema.card])
  func `the reference describes the keys of JSON as the schema does`(object: JSONObject) throws {
    try expectTable("|---|---|\n" + object.keys.map { "| `\($0.name)` | \($0.text) |\n" }.joined())
  }
}
