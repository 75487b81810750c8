import MemoryGame
import Testing
import Text
import Wording
@testable import MemoryTunes

/// Lists and screens fit every width from 20 columns up.
struct WidthTests {
  private static let widths = [20, 30, 40, 63, 64, 80, 200]

  private func expectFits(_ text: String, _ width: Int, _ location: SourceLocation = #_sourceLocation) {
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= width, "\(line)", sourceLocation: location)
    }
  }

  private func style(_ width: Int, _ language: Language = .english) -> Style {
    var style = Style()
    style.width = width
    style.language = language
    return style
  }
  @Test(arguments: widths, Language.allCases)
  func `records and statistics fit`(width: Int, language: Language) throws {
    let machine = Machine()
    for _ in 0..<50 {
      var game = FinishedGame(
        deck: "a-rather-long-name-of-a-deck.tsv", moves: 120, seconds: 9512, aids: "hints=3")
      game.regret = 1.5
      try game.add(to: machine.database)
    }
    for effect in [Effect.readBest(pairs: nil), .readBest(pairs: 8), .readStats(.pop, Category.pop.deck)] {
      let answer = try #require(machine.answer(effect))
      expectFits(answer.drawn(style: style(width, language)), width)
    }
  }

  @Test(arguments: 20...80)
  func `the report of a simulation fits`(width: Int) throws {
    for (names, moves) in [
      (["optimal"], [(11, 93), (12, 461), (15, 10_000_000)]),
      (["random", "zwick-paterson"], [(900, 3), (12_345, 5)]),
      (["random"], [(8, 1)]),
    ] {
      let players = try Players(programs: names)
      let simulation = NamedSimulation(pairs: 8, players: players, seed: .max, first: .max / 2)
      let tally = Tally(won: names.map { _ in 40 }, drawn: 0, moves: moves.map { (moves: $0.0, games: $0.1) })
      for language in Language.allCases {
        let report = simulation.report(tally, width: width, language.words)
        expectFits(String(decoding: report, as: UTF8.self), width)
      }
    }
  }
}
