import Foundation
import Saved
import Testing
import Wording
@testable import Manual
@testable import MemoryCore
@testable import PreferencesFeature
import RecordsFeature
@testable import SimulateCommand

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
  private static let reference = readme.deletingLastPathComponent().appending(path: "docs/REFERENCE.md")

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

  @Test func `the reference has the options as help explains them`() throws {
    try expectOptions(Preference.options + ProgramOption.common)
    try expectOptions(SimulationPreference.options)
    try expectOptions(FetchPreference.options)
  }

  private func expectOptions(_ options: [ProgramOption]) throws {
    let rows = options.map { option in
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
    #expect(try String(contentsOf: Self.reference, encoding: .utf8).contains("\n\(table)\n"), "\(table)")
  }

  @Test(arguments: ["answer", "game", "card"])
  func `the reference describes the keys of JSON as the schema does`(object: String) throws {
    let rows = SchemaText().keys(of: object).map { "| `\($0.name)` | \($0.text) |\n" }
    try expectTable("|---|---|\n" + rows.joined())
  }

  @Test func `the reference explains every code`() throws {
    let page = try String(contentsOf: Self.reference, encoding: .utf8)
    let rows = page.split(separator: "| code | meaning |\n|---|---|\n")[1]
      .split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
    let codes = rows.compactMap { $0.wholeMatch(of: /\| `([a-z-]+)` \| [^|]+ \|/).map { String($0.output.1) } }
    #expect(codes == AnswerCode.words && codes.count == rows.count)
  }

  @Test func `the reference has the keys of lists`() throws {
    let schema = SchemaText()
    let rows = schema.listed.map { object in
      let keys = schema.keys(of: object).map { "`\($0.name)`" + ($0.text.isEmpty ? "" : " (\($0.text))") }
      let meaning = schema.meaning(of: object).replacing("in the list of ", with: "")
      return "| \(meaning) | \(keys.joined(separator: ", ")) |\n"
    }
    try expectTable("| list of | keys |\n|---|---|\n" + rows.joined())
  }

  @Test(arguments: ["records", "games", "favorites", "learned"])
  func `the reference has the columns of a view`(view: String) throws {
    let page = try String(contentsOf: Self.reference, encoding: .utf8)
    let rows = page.split(separator: "| column of `\(view)` | ")[1]
      .split(separator: "\n", omittingEmptySubsequences: false).prefix {
        $0.hasPrefix("|") || $0.hasPrefix("a row")
      }
    let columns = rows.flatMap {
      $0.split(separator: "|").first?.matches(of: /`([a-z]+)`/).map(\.output.1) ?? []
    }
    let names = try Database.empty().rows("SELECT name FROM pragma_table_info(?)", [.text(view)])
    #expect(columns.map(String.init) == names.map { $0[0] })
  }

  @Test func `the reference names every variable, file and status of the manual`() throws {
    let page = try String(contentsOf: Self.reference, encoding: .utf8)
    let terms = GameManual.text.matches(of: /\n\.It (?:Ev|Pa|Cm) "?(?:\\&)?([^\n"]+)/)
    let names = terms.map { String($0.output.1).replacing("\\-", with: "-").replacing("\\(ti", with: "~") }
    #expect(names.contains("ACCESSIBLE") && names.contains("~/.editrc") && names.contains("130"))
    for name in names { #expect(page.contains("`\(name)`") || page.contains("| \(name) |"), "\(name)") }
  }

  @Test func `the manual has the usage of each command as help prints it`() {
    let words = Language.english.words
    let usages = GameManual.text.matches(of: /\n\.It Ic ([^\n]+)/).map { match in
      var usage = String(match.output.1).replacing("\\&", with: "").replacing("\\-", with: "-")
      for (macro, text) in [(" Ns ...", "..."), ("Oo ", "["), (" Oc", "]"), ("Ar ", ""), ("Cm ", "")] {
        usage = usage.replacing(macro, with: text)
      }
      return usage
    }
    #expect(usages == CommandList<FeatureAction>.all.commands.map { $0.usage.text(words) })
  }
}
