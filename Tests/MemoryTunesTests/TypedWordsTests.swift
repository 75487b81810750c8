import Testing
import Wording
@testable import App

@testable import MemoryTunes

/// Lines of random words that people type.
struct TypedWordsTests {
  private static let words: [String] = {
    let rows = ["en", "ru", "zh"].flatMap(TypedPhrasesTests.rows)
    return Set(rows.flatMap { $0.phrase.split(separator: " ").map { String($0) } }).sorted()
      + ["all", "everything", "game", "3", "7", "-", ",", "не", "not", "всё", "全部"]
  }()

  private static func line(_ chance: Chance) -> String {
    (0...chance.below(5)).map { _ in chance.pick(words) }.joined(separator: chance.below(4) == 0 ? "" : " ")
  }

  private static func isExact(_ line: Line, _ state: AppState) -> Bool {
    if case .mistyped? = state.meaning(of: line, isStrict: true)?.action { false } else { true }
  }

  private static func isCommand(_ text: String, _ state: AppState) -> Bool {
    let action = state.meaning(of: Line(Array(text.utf8).span), isStrict: true)?.action
    return if case .mistyped(.unknownCommand)? = action { false } else { true }
  }

  @Test(arguments: 0..<40)
  func `nothing that is understood gives up, deletes or leaves a script`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let state = TypedPhrasesTests.session("script").state
    for _ in 0..<100 {
      let text = Self.line(chance)
      let line = Line(Array(text.utf8).span)
      guard !Self.isExact(line, state), let action = state.meaning(of: line)?.action else { continue }
      switch action {
      case .game(is RevealRequested), .state(is ForgetRequested), .state(is ForgetGameRequested), .quit,
        .state(is SaveRequested):
        Issue.record("\(text): \(action)")
      default: break
      }
    }
  }

  @Test(arguments: 0..<40)
  func `the form that was understood can be typed`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let session = TypedPhrasesTests.session(chance.pick(["menu", "moves", "match", "settings"]))
    for _ in 0..<20 where session.outcome == .goOn {
      let text = Self.line(chance)
      let state = session.state
      guard let form = state.meaning(of: Line(Array(text.utf8).span))?.line.understood else { continue }
      #expect(Self.isCommand(form, state), "\(text): \(form)")
      session.play(text)
    }
  }

  @Test(arguments: [
    (Language.english, "against the computer"), (.russian, "игра с компьютером"), (.chinese, "跟电脑玩"),
  ])
  func `whoever asks for the computer gets a computer player`(language: Language, line: String) {
    let transcript = Transcript(isTyped: true) { $0.values.presentation.language = language }
    transcript.play(line)
    #expect(transcript.state.game.next.players.list.last?.strategy != nil, "\(transcript.text)")
  }
}
