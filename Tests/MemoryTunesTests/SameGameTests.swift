import MemoryGame
import Testing
import Wording
@testable import MemoryTunes

/// A game depends on its deal and its lines, not on what was played before or asked in between.
struct SameGameTests {
  private enum Form: CaseIterable { case json, plain, text, screen }

  /// A session whose bot records what it is asked.
  private final class Table {
    private(set) var transcript: Transcript!
    private let isJSON: Bool
    private var questions: [BotQuestion] = []

    init(_ form: Form, _ style: Style) {
      isJSON = form == .json
      transcript = Transcript(
        style: style, isTyped: form == .screen,
        set: {
          $0.values.tunes = .builtIn
          try! $0.set(.bot, to: Array("mine=unused".utf8))
          $0.echoes = false
          $0.isJSON = form == .json
          if form == .plain { $0.values.presentation.board = .plain }
        },
        world: {
          $0.askBot = { [unowned self] _, question, _ in
            questions.append(question)
            // Any choice that depends on the question alone.
            let cards = (1...2 * question.pairs).filter { question.allows(.flip($0)) }
            return .success(.flip(cards[(question.turned.last?.card.number ?? 0) % cards.count]))
          }
        })
    }

    /// Gives the terminal another size for a moment.
    func resizeAndBack(_ style: Style) {
      for (width, height) in [(35, 12), (100, 40), (style.width, style.height!)] {
        transcript.session.resize(width: width, height: height)
        transcript.session.text?.redraw()
      }
    }

    /// The answer to a line, without its number, and the questions to the bot.
    func play(_ line: String) -> (answer: String, questions: [BotQuestion]) {
      questions = []
      let answer = transcript.play(line)
      return (isJSON ? AnswerText.withoutLine(answer) : answer, questions)
    }
  }

  private static let queries = [
    "show", "par", "review", "log", "records", "stats", "help", "help flip", "players", "tunes", "filp 3",
    "flip 99", "goto 999", "", "# a note", "play 999", "players you you", "share", "set",
  ]

  @Test(arguments: 0..<24)
  func `a game is answered the same, whatever was played before it and asked in between`(seed: UInt64) {
    let lines = RandomLines(seed: seed)
    let chance = lines.chance
    var style = Style()
    style.width = chance.pick([30, 50, 80])
    style.language = chance.pick([.english, .russian, .chinese])
    let form = chance.pick(Form.allCases)
    if form == .screen {
      (style.redraws, style.frame, style.height) = (true, .box, chance.pick([10, 16, 24, 50]))
    }
    let (alone, other) = (Table(form, style), Table(form, style))
    for _ in 0..<chance.below(60) {
      let asks = chance.below(4) == 0
      _ = other.play(asks ? chance.pick(Self.queries + ["hint"]) : lines.next(on: other.transcript.state))
    }
    for line in ["no", "game", "reveal", "yes"] { _ = other.play(line) }
    let players = chance.pick([
      "you", "ann ben", "you hard", "ann random ben", "you mine", "mine ann capacity:2",
    ])
    for line in [
      "category \(chance.pick(["rock", "metal"]))", "cards \(chance.pick(["same", "split"]))",
      "players \(players)", "seed \(seed + 1_000_000)",
    ] { for table in [alone, other] { _ = table.play(line) } }
    var played = ["play \(chance.pick([2, 3, 4, 8]))"]
    expectSame(played, alone, other)
    for _ in 0..<40 {
      let isOver = alone.transcript.state.game.table?.game.isOver ?? true
      if isOver, chance.below(3) == 0 { break }
      for _ in 0..<chance.below(3) {
        _ = other.play(chance.pick(Self.queries))
        if other.transcript.session.text?.hasMore == true { other.transcript.session.text?.showMore() }
      }
      if form == .screen, chance.below(4) == 0 { other.resizeAndBack(style) }
      played.append(line(lines, alone.transcript.state))
      expectSame(played, alone, other)
    }
  }

  /// A line that turns a card, mostly, or asks about the game. None goes back before the deal.
  private func line(_ lines: RandomLines, _ state: AppState) -> String {
    let cards = 2 * (state.game.table?.game.board.pairs ?? 1)
    let (one, two) = (1 + lines.chance.below(cards), 1 + lines.chance.below(cards))
    let turns = Array(repeating: "flip \(one)", count: 6) + Array(repeating: "flip \(one) \(two)", count: 3)
    let back = state.game.table?.steps.current ?? 0 > 0 ? "undo" : "show"
    return lines.pick(turns + ["hint", "par", "review", "pass", "share", back, "redo"])
  }

  private func expectSame(_ played: [String], _ alone: Table, _ other: Table) {
    let (expected, found) = (alone.play(played.last!), other.play(played.last!))
    #expect(found.answer == expected.answer, "\(played):\n\(found.answer)\nand not:\n\(expected.answer)")
    #expect(found.questions == expected.questions, "\(played)")
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `what is said after going back is what is said of a game that never went on`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    func session() -> Transcript { Transcript(seed: seed) { $0.isJSON = true } }
    let transcript = session()
    let deal = chance.pick(["play 2", "play 4", "play 4 capitals"])
    let start = ["players \(chance.pick(["you", "you", "ann ben"]))", deal]
    transcript.play(lines: start)
    var steps: [String] = []
    for _ in 0..<40 {
      let cards = (0..<2).map { _ in 1 + chance.below(deal == "play 2" ? 4 : 8) }
      let line = chance.pick([
        "undo", "undo 2", "redo", "redo 2", "goto \(chance.below(4))", "flip \(cards[0])",
        "flip \(cards[0]) \(cards[1])", "flip \(cards[1]) \(cards[0])", "pass",
      ])
      transcript.play(line)
      let count = transcript.state.game.table!.steps.current
      if !transcript.state.isRefusal, line.contains(#/flip|pass/#) {
        steps = steps.prefix(count - 1) + [line]
      }
      guard chance.below(2) == 0 else { continue }
      let other = session()
      other.play(lines: start + steps.prefix(count))
      for query in ["par", "review", "log", "show"] {
        let found = try JSONValue(json: transcript.play(query))
        let expected = try JSONValue(json: other.play(query))
        for name in ["list", "review", "values", "code"] where query != "log" || name == "list" {
          #expect(found[name] == expected[name], "\(query) after \(line): \(steps.prefix(count))")
        }
        for (name, value) in expected["game"]?.members ?? [:] where name != "aids" {
          #expect(found["game"]?[name] == value, "\(name)")
        }
      }
    }
  }
}
