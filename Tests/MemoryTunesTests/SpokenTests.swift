import Foundation
import Testing
import Text
import Wording
@testable import MemoryTunes

/// The answers to every golden script in other languages, and in plain output.
struct SpokenTests {
  private static let others: [Language] = [.russian, .chinese]
  private static let files = GoldenScript.all.map(\.file)

  /// Every file with one of these languages, in turn.
  private static func files(in languages: [Language]) -> [(file: String, language: Language)] {
    files.enumerated().map { ($1, languages[$0 % languages.count]) }
  }

  @Test(arguments: files(in: others))
  func `an answer has no words of another language, and fits`(file: String, language: Language) {
    let script = GoldenScript.all.first { $0.file == file }!.script
    let quoted = script.quotedText + Self.names
    let answers = script.answers(in: language, isPlain: script.isPlain)
    let text = answers.map(\.answer).joined(separator: "\n").lowercased()
    for literal in EnglishLiterals.all where text.contains(literal) && !quoted.contains(literal) {
      let answer = answers.first { $0.answer.lowercased().contains(literal) }
      Issue.record("\(literal), in the answer to '\(answer!.line)': \(answer!.answer)")
    }
    var isPlain = script.isPlain
    for (line, answer) in answers {
      let answer = answer.lowercased()
      // A word that is nearly one of another language may be suggested.
      let isForeign = !Self.runs(of: line, beside: language).isEmpty
      for run in Self.runs(of: answer, beside: language) where !quoted.contains(run) && !isForeign {
        Issue.record("\(run), in the answer to '\(line)': \(answer)")
      }
      // From here on, a sentence is one line.
      let isCommand = !Line(Array(line.utf8).span).words.isEmpty
      if isCommand, CommandList.all.inEnglish(line) == "set board plain" { isPlain = true }
      for line in answer.split(separator: "\n") where !isPlain {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: files(in: others))
  func `a JSON answer differs from the English one only in texts for people`(file: String, language: Language) {
    let script = GoldenScript.all.first { $0.file == file }!.script
    let setting = #/"language"(?:,"value")?:"\w+"/#
    // Some decks have their text in the language of the session.
    let content = #/"(?:title|artist|otherTitle|otherArtist)":(?:"[^"]*"|null)/#
    let isTranslated = script.ownText.contains(#/animals|capitals|elements/#)
    func answers(in language: Language) -> [String] {
      script.answers(in: language, isJSON: true).map {
        let answer = AnswerText.withoutTexts($0.answer).replacing(setting, with: "")
        return isTranslated ? answer.replacing(content, with: "") : answer
      }
    }
    let (answers, expected) = (answers(in: language), answers(in: .english))
    #expect(answers.count == expected.count || script.ownText.contains(#/language|язык|语言/#))
    for (answer, expected) in zip(answers, expected) { #expect(answer == expected) }
  }

  @Test(arguments: files(in: Language.allCases).filter { $0.file.utf8.count % 3 == 1 })
  func `plain output has sentences only`(file: String, language: Language) {
    let script = GoldenScript.all.first { $0.file == file }!.script
    let ownText = script.ownText
    // The date of a time is said in words.
    let date = #/\d-\d\d\W+\d\d:\d\d/#
    let signs = ["|", "+-", "[#", "[.", "  ", "\u{1B}", "<0", "✅", "%-"].filter { !ownText.contains($0) }
    for (line, answer) in script.answers(in: language, isPlain: true) {
      for sign in signs where answer.contains(sign) {
        Issue.record("'\(sign)', in the answer to '\(line)': \(answer)")
      }
      #expect(!answer.contains(date), "\(answer)")
    }
  }

  /// Runs of letters that do not belong to a language.
  private static func runs(of text: String, beside language: Language) -> [String] {
    // Cyrillic; or kana, Chinese characters, and full-width signs.
    let foreign: [ClosedRange<UInt32>] =
      language == .chinese ? [0x400...0x4FF] : [0x3000...0x30FF, 0x4E00...0x9FFF, 0xFF00...0xFFEF]
    let isForeign = { letter in letter >= foreign[0].lowerBound && foreign.contains { $0 ~= letter } }
    return text.unicodeScalars.split { !isForeign($0.value) }.map { String($0) }
  }

  /// The languages' own names.
  private static let names = Language.allCases.map(\.ownName).joined(separator: "\n").lowercased()
}

/// The text in Sources/Wording/Catalogs/en.ftl between arguments and ends of lines, if it has two words or
/// more, in lower case.
private enum EnglishLiterals {
  static let all: Set<String> = {
    var all: Set<String> = []
    // A comment, a name or the key of a variant is not shown.
    let (hidden, argument) = (#/^#.*|^[a-z0-9-]+ =|^ *\*?\[[A-Za-z0-9-]+\] /#, #/\{[^}]*\}?|\}/#)
    for line in try! GoldenFiles.text("Sources/Wording/Catalogs/en.ftl").split(separator: "\n") {
      for text in line.replacing(hidden, with: "").split(separator: argument) {
        let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if words.count > 1 { all.insert(trimmed.lowercased()) }
      }
    }
    return all
  }()
}
