import Testing
@testable import MemoryTunes

/// What people type in their own words: the phrases in Tests/Typed.
///
/// A row is a phrase, the situation, and what it must do: a line with the same answer; a line that is named and
/// not played, after a question mark, which stands alone if none is; or the code of its refusal, after an
/// exclamation mark.
struct TypedPhrasesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let phrase: String
    let situation: String
    let expected: String
    var testDescription: String { "\(phrase) (\(situation))" }
  }

  static func rows(_ language: String) -> [Row] {
    let lines = try! GoldenFiles.text("Tests/Typed/\(language).tsv").split(separator: "\n")
    return lines.filter { !$0.hasPrefix("##") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      precondition(columns.count == 3, "\(line)")
      return Row(phrase: columns[0], situation: columns[1], expected: columns[2])
    }
  }

  @Test(arguments: ["en", "ru", "zh", "words"])
  func `phrases do what they say`(language: String) {
    let rows = Self.rows(language)
    #expect(rows.count > 100)
    var meant: [[String]: String] = [:]
    for row in rows {
      if let fault = Self.fault(row, &meant) {
        Issue.record("\(row.phrase)\t\(row.situation)\t\(row.expected)\t<- \(fault)")
      }
    }
  }

  /// A session in a situation: at a prompt, except for `script`.
  static func session(_ situation: String) -> Transcript {
    let session = Transcript(seed: 3, isTyped: situation != "script") { $0.values.tunes = .builtIn }
    let lines: [String] =
      switch situation {
      case "menu": []
      case "game", "script": ["play 8"]
      case "match": ["players you easy", "play 4"]
      case "others": ["players you easy", "play 4", "players you hard"]
      case "moves": ["play 8", "1 2", "3"]
      case "over": ["play 2", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4"]
      case "question": ["play 8", "1 2", "play 6"]
      case "settings": ["settings"]
      case "choices": ["set pairs"]
      case "categories": ["categories"]
      case "waiting": ["play 8", "1 2", "menu"]
      default: fatalError(situation)
      }
    session.play(lines: lines)
    return session
  }

  /// How the answer differs from what is expected; nil if it does not. `meant`: the answers of the exact lines
  /// so far, by situation and line.
  private static func fault(_ row: Row, _ meant: inout [[String]: String]) -> String? {
    let session = session(row.situation)
    let before = Situation(session.state)
    let answer = withoutForm(session.play(row.phrase), row.phrase)
    let mark = row.expected.first
    guard mark == "?" || mark == "!" else {
      let key = [row.situation, row.expected]
      let expected = meant[key] ?? withoutForm(Self.session(row.situation).play(row.expected), row.expected)
      meant[key] = expected
      return answer == expected ? nil : answer
    }
    let text = String(row.expected.dropFirst())
    let notice = session.state.answer.headline
    if session.state.isOver || Situation(session.state) != before { return "it is done: \(answer)" }
    if mark == "!" { return notice?.presentation.code.word == text ? nil : answer }
    guard case .refused(.line(.unknownCommand(_, let nearest)))? = notice else { return answer }
    return nearest ?? "" == text ? nil : answer
  }

  /// The answer without the echo of the line and the form that was understood.
  private static func withoutForm(_ answer: String, _ line: String) -> String {
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first == "> \(line)" { lines.removeFirst() }
    if let first = lines.first, ["(", "（"].contains(first.prefix(1)), [")", "）"].contains(first.suffix(1)) {
      lines.removeFirst()
    }
    return lines.joined(separator: "\n")
  }
}
