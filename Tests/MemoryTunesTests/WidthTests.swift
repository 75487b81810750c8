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
    let answers: [(any Presentable)?] = [
      machine.bestGames(), machine.bestGames(pairs: 8), machine.statistics(),
    ]
    for answer in answers { expectFits(try #require(answer).drawn(style: style(width, language)), width) }
  }

  @Test(arguments: 20...80)
  func `the report of a simulation fits`(width: Int) throws {
    for (names, moves) in [
      (["optimal"], [(11, 93), (12, 461), (15, 10_000_000)]),
      (["random", "zwick-paterson"], [(900, 3), (12_345, 5)]),
      (["random"], [(8, 1)]),
    ] {
      let players = try Players(programs: names)
      let simulation = Simulation(pairs: 8, players: players, seed: .max, first: .max / 2)
      let tally = Tally(won: names.map { _ in 40 }, drawn: 0, moves: moves.map { (moves: $0.0, games: $0.1) })
      for language in Language.allCases {
        let report = simulation.report(tally, width: width, language.words)
        expectFits(String(decoding: report, as: UTF8.self), width)
      }
    }
  }

  @Test(arguments: [
    (80, "Pop   0 of 8 pairs [......................]   0 moves, par 12.4, 0:00"),
    (55, "Pop   0 of 8 pairs [......]   0 moves, par 12.4, 0:00"),
    (52, "Pop   0 of 8 pairs   0 moves, par 12.4, 0:00"), (44, "Pop   0 of 8 pairs   0 moves, par 12.4, 0:00"),
    (43, "Pop   0 of 8 pairs   0 moves, par 12.4"), (38, "Pop   0 of 8 pairs   0 moves, par 12.4"),
    (34, "Pop  0/8 pairs  0 moves, par 12.4"), (30, "Pop 0/8  0 moves, par 12.4"),
    (22, "0/8  0 moves, par 12.4"), (20, "0/8  0 moves"),
  ])
  func `the status shows as much as fits`(width: Int, line: String) throws {
    let transcript = Transcript(on: Machine())
    transcript.play(lines: ["play 8", "flip 1"])
    var style = Style()
    (style.width, style.height) = (width, 24)
    #expect(try #require(transcript.state.game.table).status(style: style) == [line])
  }

  /// Either all rows are in the same columns, or none.
  @Test(arguments: Language.allCases, [20, 40, 55, 60, 65, 70, 80, 120])
  func `lists of commands have one layout at each width`(language: Language, width: Int) {
    let words = language.words
    let transcript = Transcript(style: style(width, language)) { $0.echoes = false }
    for (line, route) in [("help", Route.menu), ("help", .game), ("help all", .game)] {
      if route == .game { transcript.play("play 2") }
      let lines = transcript.play(line).split(separator: "\n").map(String.init)
      let all = CommandList.all
      let commands =
        line == "help"
        ? HelpTopic.essential.compactMap { name in all.commands(on: route).first { $0.name == name } }
        : all.commands
      var columns: Set<Int> = []
      for command in commands {
        let usage = command.usage.text(words)
        let purpose = DisplayWidth.lines(of: words.help(command: command.name).purpose, width: 12)[0].prefix(6)
        let row = lines.first { $0.hasPrefix("  \(usage) ") }?.dropFirst(3 + usage.count)
        columns.insert(
          row.flatMap { row in
            row.range(of: " " + purpose).map { DisplayWidth.of(usage + String(row[..<$0.lowerBound])) }
          } ?? 0)
      }
      #expect(columns.count == 1 && lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(columns) \(lines)")
      if width >= 80 { #expect(columns != [0]) }
    }
  }

  @Test(arguments: Language.allCases, [30, 41, 60, 80])
  func `what is to be typed is in one line`(language: Language, width: Int) {
    let transcript = Transcript(style: style(width, language)) { $0.echoes = false }
    for command in CommandList.all.commands {
      let answer = transcript.play("help \(command.name)")
      let details = language.words.help(command: command.name).details
        .joined(separator: language.words.betweenLines)
      for typed in details.matches(
        of: /[«“]([^»”]+)[»”]|(?:^|[ (])'([^']+)'|(?:: |：)([^.,;()。，、；（）]+)/)
      {
        let line = typed.1 ?? typed.2 ?? typed.3!
        if DisplayWidth.of(String(line)) > min(width - 4, 32) { continue }
        #expect(answer.split(separator: "\n").contains { $0.contains(line) }, "\(line): \(answer)")
      }
    }
  }
}
