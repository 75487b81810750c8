import Foundation
import Testing
@testable import MemoryTunes
@testable import Wording

/// What the patterns of each language make of lines.
struct PatternsTests {
  @Test(arguments: Language.allCases)
  func `patterns are written as lines are folded`(language: Language) throws {
    let text = try GoldenFiles.text("Sources/Wording/Catalogs/\(language.rawValue).patterns")
    for line in text.split(separator: "\n") where !"#~%".contains(line.first!) {
      #expect(TypedText.folded(String(line)) == line)
      #expect(!line.contains("  ") && line.last != " ")
    }
  }

  /// Each pattern in one of its forms, and the line that it becomes. To accept other ones, run with
  /// `RECORD_PATTERNS=1`, which writes the files and fails.
  @Test(arguments: Language.allCases)
  func `every pattern becomes the line that its golden file says`(language: Language) throws {
    let patterns = try PatternList(
      GoldenFiles.text("Sources/Wording/Catalogs/\(language.rawValue).patterns"), in: language)
    let lines = patterns.examples.map { "\($0)\t\(Self.meaning(of: $0))\n" }
    let path = "Tests/Typed/\(language.rawValue).golden"
    if ProcessInfo.processInfo.environment["RECORD_PATTERNS"] != nil {
      try Data(lines.joined().utf8).write(to: GoldenFiles.package.appending(path: path))
      Issue.record("recorded")
    }
    let golden = try GoldenFiles.text(path).split(separator: "\n").map { "\($0)\n" }
    for difference in lines.difference(from: golden) { Issue.record("\(difference)") }
  }

  /// The lines that a phrase means, with a question mark if they are only named.
  private static func meaning(of text: String) -> String {
    let phrase = Phrase(text, isTitle: { $0 == "Song" })
    guard let reading = Reading(phrase) else { return phrase.answer.map { $0 ? "yes" : "no" } ?? "-" }
    return (reading.names(reading.lines[0]) ? "?" : "") + reading.lines.joined(separator: " / ")
  }
}

/// The patterns of a file, each in one of its forms. The numbers in it are 4, 6 and so on.
private struct PatternList {
  private var rules: [String: Substring] = [:]
  private var values: [String: Substring] = [:]
  private var rows: [Substring] = []
  private let language: Language

  init(_ text: String, in language: Language) throws {
    self.language = language
    let (rule, value) = (#/<([a-z]+)>: /#, #/\{([a-z]+)\}: .*? = /#)
    for line in text.split(separator: "\n") where !"#~%".contains(line.first!) {
      if let match = line.prefixMatch(of: rule) {
        rules[String(match.1)] = line[match.range.upperBound...]
      } else if let match = line.prefixMatch(of: value) {
        values[String(match.1)] = values[String(match.1)] ?? line[match.range.upperBound...]
      } else {
        rows.append(line[..<line.range(of: " = ", options: .backwards)!.lowerBound])
      }
    }
  }

  var examples: [String] {
    rows.flatMap(Self.alternatives).map { alternative in
      form(alternative).split(separator: "№", omittingEmptySubsequences: false).enumerated()
        .reduce("") { $0 + ($1.offset == 0 ? "" : "\(2 * $1.offset + 2)") + $1.element }
        .split(separator: " ").joined(separator: " ")
    }
  }

  /// The parts of a pattern between bars that are in no brackets.
  private static func alternatives(_ pattern: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, pattern.startIndex)
    for index in pattern.indices {
      switch pattern[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "|" where depth == 0:
        parts.append(pattern[start..<index])
        start = pattern.index(after: index)
      default: break
      }
    }
    return parts + [pattern[start...]]
  }

  /// The first form of a pattern, without what can be left out.
  private func form(_ pattern: Substring) -> String {
    var (form, rest) = ("", pattern)
    while let first = rest.first {
      guard let close = ["(": ")", "[": "]", "<": ">", "{": "}"][String(first)] else {
        if first != "*" { form.append(first) }
        rest.removeFirst()
        continue
      }
      var (depth, end) = (0, rest.startIndex)
      repeat {
        if String(rest[end]) == String(first) { depth += 1 }
        if String(rest[end]) == close { depth -= 1 }
        end = rest.index(after: end)
      } while depth > 0
      let inside = rest[rest.index(after: rest.startIndex)..<rest.index(before: end)]
      switch first {
      case "(": form += self.form(Self.alternatives(inside)[0])
      case "<": form += self.form(Self.alternatives(rules[String(inside)]!)[0])
      case "{": form += value(of: String(inside))
      default: break
      }
      rest = rest[end...]
    }
    return form
  }

  private func value(of slot: String) -> String {
    switch slot {
    case "command": language.words.command("par")
    case "setting": language.words.argument("speed")
    case "category": language.words.argument("rock")
    case "language": language.words.argument("en")
    case "name", "proper": ["Ann", "Аня", "小明"][Language.allCases.firstIndex(of: language)!]
    case "title": "Song"
    case "code": "rock-8-7"
    case "people": ["Ann, Bob", "Аня, Боря", "小明、小红"][Language.allCases.firstIndex(of: language)!]
    case "year": "2026"
    case "card", "pairs", "number", "day", "month", "cards", "rows", "columns": "№"
    case _ where slot == "any" || slot.hasPrefix("asked "): ""
    default: self.form(Self.alternatives(values[slot]!)[0])
    }
  }
}
