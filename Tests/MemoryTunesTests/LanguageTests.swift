import Testing
import Wording
@testable import MemoryTunes

/// How the language is chosen.
struct LanguageTests {
  @Test(arguments: Language.allCases)
  func `a recording in one language replays in every other`(language: Language) throws {
    let lines = RandomLines(seed: 5)
    let first = RecordedSession { $0.values.presentation.language = language }
    for line in ["play 3", "flip 1 2", "перевернуть 9", "翻 3", "rock", "category рок", "undo", "decks"] {
      first.play(line)
    }
    for count in 1...200 {
      first.play(lines.chance.below(6) == 0 ? lines.move() : lines.next(on: first.session.state))
      // A chosen language is also recorded.
      if count % 50 == 0 { first.play(lines.pick(["language ru", "язык китайский", "语言 英语"])) }
    }
    first.play("language \(language.rawValue)")
    let replays = try Language.allCases.map { other in
      let second = try first.replay { try! $0.set(.language, to: Array(other.rawValue.utf8)) }
      #expect(second.session.state.answer?.code == first.session.state.answer?.code)
      #expect(Situation(second.session.state) == Situation(first.session.state))
      return second.answers.map(AnswerText.withoutTexts).joined()
    }
    #expect(replays.allSatisfy { $0 == replays[0] } && replays[0].utf8.count > 50_000)
  }
}
