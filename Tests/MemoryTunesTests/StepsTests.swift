import Testing
import Wording
@testable import MemoryGame
@testable import MemoryTunes

/// Undo and redo.
struct StepsTests {
  /// The messages about forgotten steps: below the list, and from `goto`.
  private static let forgotten: [Language: (String, String)] = [
    .english: (
      "You are at step 20001. Steps up to 10000 are no longer available.",
      "Step 9999 is no longer available. For the earliest available step, type: goto 10000"
    ),
    .russian: (
      "Вы на шаге 20001. Шаги 1–10000 больше не хранятся.",
      "Шаг 9999 больше не хранится. Чтобы вернуться как можно дальше, введите: перейти 10000"
    ),
    .chinese: (
      "当前位置：第20001条操作。第10000个及更早的操作已不再保留。", "第9999个操作已不再保留。最早可回到第10000个操作，请输入：跳到 10000"
    ),
  ]

  @Test(arguments: [(["play 2", "flip 1"], true), (["play 2", "flip 1", "reveal"], false)])
  func `redo tells the first aid of a game that undo took away, if it is in play`(lines: [String], isTold: Bool)
  {
    let transcript = Transcript()
    transcript.play(lines: lines + ["undo \(lines.count)", "redo \(lines.count)"])
    #expect(transcript.text.contains(Language.english.words.countsAsAssisted) == isTold)
  }

  @Test func `older steps are forgotten, but never the last ten thousand`() {
    let transcript = Transcript(set: { $0.isJSON = true })
    transcript.play(script: Array(String(repeating: "categories\nmenu\n", count: 10_000).utf8))
    #expect(transcript.state.steps.forgotten == 0 && transcript.state.steps.last == 20_000)
    transcript.play("seed 5")
    #expect(transcript.state.steps.forgotten == 10_000 && transcript.state.steps.last == 20_001)
    #expect(transcript.play("log 1000000").contains("Steps up to 10000 are no longer available."))
    for language in Language.allCases {
      transcript.play("language \(language.rawValue)")
      let (list, refusal) = Self.forgotten[language]!
      #expect(transcript.play("log 1000000").contains("\"notice\":\"\(list)\""))
      #expect(transcript.play("goto 9999").contains("\"notice\":\"\(refusal)\""))
    }
    transcript.play("language en")
    #expect(transcript.play("undo 10002").contains("\"ok\":false"))
    #expect(transcript.play("undo 10001").contains("\"ok\":true"))
    #expect(transcript.state.path.current == .menu && transcript.state.game.next.seed == 7)
    #expect(transcript.play("undo").contains("\"ok\":false"))
    transcript.play("redo 10001")
    #expect(transcript.state.game.next.seed == 5)
  }
}
