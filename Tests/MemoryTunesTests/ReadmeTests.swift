import Foundation
import Saved
import Testing
import Wording
@testable import MemoryTunes

struct ReadmeTests {
  @Test(arguments: ["ru", "zh"])
  func `each command in the README of a language is understood`(code: String) throws {
    let text = try GoldenFiles.text("docs/README.\(code).md")
    let lines = text.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
      .filter { !$0.utf8.allSatisfy { $0 < 0x80 } && !$0.hasPrefix("--") && !$0.hasPrefix("адшз") }
    #expect(lines.count > 10)
    for line in lines {
      let command = line.prefix { !" 0123456789".contains($0) }
      #expect(CommandList.all.named(Word(String(command))) != nil, "\(line)")
    }
  }

  /// The lines of each row of the table, in order.
  private static func rows(of page: String) throws -> [[String]] {
    try GoldenFiles.text(page).split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  @Test(arguments: ["README.md", "docs/README.ru.md", "docs/README.zh.md"], [true, false])
  func `each line of the table of a README can be typed, in a game or after it`(page: String, isTyped: Bool)
    throws
  {
    let rows = try Self.rows(of: page)
    #expect(rows.count == 9)
    for row in rows {
      for (place, line) in row.enumerated() {
        let before = [["play 2", "1 2"], ["play 2", "1 2", "1 3", "2 4"], Array(row[..<place])]
        let answers = before.map { lines in
          let machine = Machine()
          let session = Transcript(seed: 3, isTyped: isTyped, on: machine) { $0.values.tunes = .builtIn }
          session.play(lines: lines)
          let answer = session.play(line)
          return session.state.isRefusal ? answer : nil
        }
        #expect(answers.contains(nil), "\(line): \(answers)")
      }
    }
  }

  @Test(arguments: ["CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/SECURITY.md"])
  func `each source file and each suite that a page names exists`(page: String) throws {
    let text = try GoldenFiles.text(page)
    let files = try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: GoldenFiles.package.appending(path: folder).path).map
      {
        "/\(folder)/\($0)"
      }
    }
    let names =
      text.matches(of: /`([A-Za-z\/-]+\.swift)`/).map { String($0.output.1) }
      + text.matches(of: /\b([A-Za-z]+Tests)\b/).map { "\($0.output.1).swift" }
    #expect(names.count > 2)
    #expect(names.filter { name in !(files + ["/Package.swift"]).contains { $0.hasSuffix("/\(name)") } } == [])
  }

  @Test func `the reference explains every code, and has the keys of its values`() throws {
    let page = try GoldenFiles.text("docs/REFERENCE.md")
    let section = page.split(separator: "\n## ").first { $0.hasPrefix("JSON\n") }!
    let found = section.matches(of: /\n- `([a-z-]+)`: ([^\n]+)/).map { item in
      let keys = item.output.2.split(separator: " — ").dropFirst().joined().matches(of: /`([A-Za-z]+)`/)
      return [String(item.output.1)] + keys.map { String($0.output.1) }
    }
    let codes = try Schema(GeneratedGameFile.jsonSchema.text).keysOfCodes
    #expect(found == codes.map { [$0.code] + $0.keys })
  }

  @Test(arguments: ["records", "games", "favorites", "learned"])
  func `the reference has the columns of a view`(view: String) throws {
    let page = try GoldenFiles.text("docs/REFERENCE.md")
    let item = page.split(separator: "\n- `\(view)`, a row per ")[1].split(separator: "\n\n")[0].split(
      separator: "\n- ")[0]
    let columns = item.replacing(/\([^)]*\)/, with: "").matches(of: /`([a-z]+)`/).map(\.output.1)
    let names = try Database.empty().rows("SELECT name FROM pragma_table_info(?)", [.text(view)])
    #expect(columns.map(String.init) == names.map { $0[0] })
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
    #expect(usages == CommandList.all.commands.map { $0.usage.text(words) })
  }

  @Test func `every golden file and script in docs/SECURITY.md exists`() throws {
    let text = try GoldenFiles.text("docs/SECURITY.md")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: GoldenFiles.folder.path)
    let golden = text.matches(of: /`([a-z]+\/[a-z-]+)`/).map(\.output.1).filter { !$0.hasPrefix("scripts/") }
    #expect(golden.count > 1)
    #expect(golden.filter { name in ![".txt", ".console"].contains { paths.contains(name + $0) } } == [])
    for script in text.matches(of: /`scripts\/([a-z-]+)/).map(\.output.1) {
      let file = GoldenFiles.package.appending(path: "scripts/\(script)")
      #expect(FileManager.default.isExecutableFile(atPath: file.path))
    }
  }
}
