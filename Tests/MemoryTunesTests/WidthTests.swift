@testable import App
import MemoryGame
import Testing
import Wording
@testable import MemoryTunes

import Text

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

  @Test(arguments: Array(30...100) + [119, 120, 132, 160, 200], Language.allCases)
  func `every screen and message fits`(width: Int, language: Language) {
    let transcript = Transcript(style: style(width, language)) { $0.echoes = false }
    expectFits(transcript.text, width)
    for line in [
      "menu", "2", "categories", "category jazz", "settings", "3", "set pairs 12", "set colour 3", "language",
      "decks", "tunes", "players you optimal", "players", "records", "stats", "play 1", "daily now", "seed 7",
      "play 4", "flip 1", "flip 9", "hint", "flip 2", "show", "par", "menu", "game", "flip 3 4", "review",
      "review all", "log", "undo", "undo 99", "redo", "cards split", "players ann ben", "play 21", "flip 1 2",
      "pass", "menu", "daily", "flip 1 2", "share", "filp 3", "forget me", "games", "save a", "help",
      "lines that are none", "quit",
    ] {
      expectFits(transcript.play(line), width)
    }
  }

  @Test(arguments: widths, Language.allCases)
  func `help fits`(width: Int, language: Language) {
    let transcript = Transcript(style: style(width, language)) { $0.echoes = false }
    for line in ["help", "help all"] + CommandList.all.commands.map({ "help \($0.name)" }) {
      expectFits(transcript.play(line), width)
    }
  }

  @Test(arguments: ["menu", "categories", "settings", "game"], Language.allCases)
  func `help is short and names each command that people need first`(screen: String, language: Language) {
    let transcript = Transcript {
      $0.echoes = false
      $0.values.presentation.language = language
    }
    transcript.play("play 2")
    transcript.play(screen)
    let text = transcript.play("help")
    #expect(text.split(separator: "\n").count <= HelpTopic.essential.count + 5)
    let words = Set(text.split { " ,、：\n".contains($0) })
    for command in CommandList.all.commands(on: transcript.state.path.current)
    where HelpTopic.essential.contains(command.name) {
      let name = language.words.command(command.name)
      #expect(words.contains(Substring(name)), "\(name)")
    }
  }

  @Test(arguments: widths, Language.allCases)
  func `a review fits, with several players too`(width: Int, language: Language) {
    let tunes = "ロビンソン、あるいはとても長い題名\tスピッツ\nB\tb\nC\tc\n"
    let deck = try! Deck(name: "deck.tsv", file: Array(tunes.utf8))
    let transcript = Transcript(style: style(width, language), deck: deck) { $0.echoes = false }
    transcript.play(lines: ["players ann somebody-with-a-name", "play 3"])
    for _ in 0..<3 { transcript.play(lines: ["flip 1 3", "flip 1 3", "flip 2 4", "flip 2 4"]) }
    for line in ["review", "reveal", "review", "review all", "par"] { expectFits(transcript.play(line), width) }
    #expect(transcript.play("review").lowercased().contains(language.words.betterHeading))
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
    for request in [RecordsRequest.best(pairs: nil), .best(pairs: 8), .stats(.pop)] {
      let deck = Category.pop.deck
      let answer = try #require(request.answer(machine.rows(request.queries(deck)), deck))
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

  @Test(arguments: Language.allCases)
  func `help on options fits`(language: Language) {
    let words = language.words
    for options in [Preference.options, SimulationPreference.options] {
      for line in options.table(words).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      }
    }
  }
}
