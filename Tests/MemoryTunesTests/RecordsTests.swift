import Saved
import Testing
import Wording
@testable import MemoryTunes

/// Rows of finished games, and what is left of them.
struct RecordsTests {
  private static let row = [
    "1779048849", "my deck.tsv", "split", "8", "12", "24", "95", "18446744073709551615", "1.25", "-0.5",
    "you bot:x", "5 3", "20777", "hints=2 undo repeat",
  ]

  /// The column, a value in it, and whether the row is a record then.
  @Test(
    arguments: [
      (0, "", false), (0, "-1", false), (0, "253402300800", false), (2, "none", false), (3, "0", false),
      (3, "99999999999999999999", false), (4, "7", false), (4, "99999999999", false), (5, "11", false),
      (6, "-1", false), (7, "-7", false), (7, "x", false), (8, "", true), (8, "nan", true), (8, "1e400", true),
      (8, "-2", true), (11, "", true), (11, "x y", true), (12, "", true), (13, "unknown", true),
    ] as [(Int, String, Bool)])
  func `an invalid row is no record, and what may be missing may`(column: Int, text: String, isRecord: Bool)
    throws
  {
    var row = Self.row
    row[column] = text
    let database = try Database()
    try database.run(
      """
      CREATE TABLE games(ended INTEGER, deck TEXT, cards TEXT, pairs INTEGER, moves INTEGER, flips INTEGER,
        seconds INTEGER, seed TEXT, regret REAL, luck REAL, players TEXT, won TEXT, day INTEGER, aids TEXT)
      """)
    try database.run(
      "INSERT INTO games VALUES (\(row.map { _ in "?" }.joined(separator: ",")))", row.map(Value.text))
    #expect(try database.all("SELECT * FROM games", [], Record.init).isEmpty == !isRecord)
  }

  @Test(arguments: [Int.min, -1, 0, 253_402_300_800, Int.max], ["0", "253402300799"])
  func `a wrong clock damages no record`(time: Int, began: String) throws {
    let machine = Machine()
    machine.time = time
    machine.put("format: 1\ndeck: pop\nseed: 3\npairs: 2\ncards: same\nbegan: \(began)\n\n")
    let transcript = Transcript(on: machine)
    transcript.play("game")
    for first in 1...3 { for second in first + 1...4 { transcript.play("flip \(first) \(second)") } }
    let seconds = try #require(machine.all("records").first.flatMap { Int($0[6]) })
    #expect((0...253_402_300_799).contains(seconds))
  }

  @Test func `no text of a row reaches the screen as it is`() throws {
    let games = [
      FinishedGame(deck: "a\u{1B}[2J\nb", won: "4"), FinishedGame(players: "ann\u{1B}c bob", won: "5 3"),
      FinishedGame(players: "an\u{7}n"),
    ]
    let machine = Machine(database: try .having(games))
    for line in ["records", "records 8", "stats"] {
      let answer = Transcript(on: machine).play(line)
      #expect(!answer.contains("\u{1B}") && !answer.contains("\u{7}"), "\(answer)")
    }
  }

  private func stats(_ games: [FinishedGame]) throws -> Statistics {
    let machine = Machine(database: try .having(games))
    return try #require(machine.statistics())
  }

  @Test func `accuracy covers the last 40 games, some of which may have none`() throws {
    let early = (0..<100).map { FinishedGame(ended: $0, regret: 3) }
    let late = (0..<40).map { FinishedGame(ended: 1000 + $0, regret: $0 % 4 == 0 ? nil : 0) }
    #expect(try stats(early + late).skills[.same] == Array(repeating: 1, count: 30))
    #expect(try stats(early).skills[.same]?.count == 40)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `of the others who have records, the first people are named`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let programs = Player.programNames.filter { !$0.contains(":") }
    let people = (0..<chance.below(20)).map { _ in "\(chance.pick(["a", "f", "o", "z"]))\(chance.below(20))" }
    let games = (people + programs + ["you", "forgetful:0.5", "a b"]).map { FinishedGame(players: $0) }
    let machine = Machine(database: try .having(games))
    let records = try #require(machine.bestGames())
    #expect(records.others == Array(Set(people).sorted().prefix(10)))
  }

  @Test func `only a game without a mistake has the highest bar`() throws {
    // Par of 8 pairs is 12.39, so the accuracy is 100, nearly 100, 89, 50 and 1%.
    let games = [0, 0.0001, 1.5, 12.392985, 999].enumerated().map { FinishedGame(ended: $0, regret: $1) }
    #expect(try stats(games).drawn(style: Style()).contains("9 is perfect play:\n  98840\n"))
    // The last bars that fit.
    var narrow = Style()
    narrow.width = 5
    #expect(try stats(games).drawn(style: narrow).contains("\n  840\n"))
  }

  /// Games of many sizes, of both kinds of cards, with and without aids.
  private static func games(_ seed: UInt64) -> [FinishedGame] {
    let chance = Chance(seed: seed)
    return (0..<chance.below(60)).map { place in
      var game = FinishedGame(cards: chance.pick(["same", "split"]), pairs: 2 + chance.below(5), ended: place)
      game.moves = game.pairs + chance.below(3)
      game.aids = chance.pick(["", "", "hints=1", "hints=21 undo", "repeat"])
      game.deck = chance.pick(["pop", "pop", "pop", "rock"])
      game.outcome = chance.pick(["finished", "finished", "revealed"])
      return game
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>, [BoardSize.auto, .plain])
  func `the summary has the best of the sizes played most, and each record its rank and its aids`(
    seed: UInt64, board: BoardSize
  ) throws {
    var style = Style()
    (style.width, style.board, style.language) = (1000, board, Language.allCases[Int(seed % 3)])
    let words = style.words
    let games = Self.games(seed)
    let machine = Machine(database: try .having(games))
    let stats = try #require(machine.statistics())
    let sizes = stats.groups.filter { $0.category == nil && $0.best != nil }
    let rank = { (index: Int) in
      sizes.indices.count { (-sizes[$0].finished, $0) < (-sizes[index].finished, index) }
    }
    let best = sizes.indices.filter { rank($0) < 5 }.map { index in
      words.bestOfSize(
        pairs: sizes[index].pairs, moves: sizes[index].best!, isSplit: sizes[index].cards == .split)
    }
    let summary = words.bestWithoutAids(list: words.clauses(best))
    #expect(best.isEmpty || stats.drawn(style: style).contains(summary), "\(summary)")
    // A category is shown unless all games of this size are of its deck.
    for (pairs, cards) in (2...6).flatMap({ [($0, "same"), ($0, "split")] }) {
      let all = games.filter { $0.pairs == pairs && $0.cards == cards }
      let isShown = stats.groupsToShow.contains {
        $0.category == .pop && ($0.pairs, $0.cards.rawValue) == (pairs, cards)
      }
      let hasOthers = all.contains { $0.deck != "pop" }
      #expect(isShown == (hasOthers && all.contains { $0.deck == "pop" && $0.outcome == "finished" }))
    }
    for pairs in 2...6 {
      let records = try #require(machine.bestGames(pairs: pairs))
      // After the heading and, in a table, the names of the columns.
      let rows = records.drawn(style: style).split(separator: "\n").dropFirst(style.isPlain ? 1 : 2)
      for (index, (game, row)) in zip(records.games, rows).enumerated() {
        let rank = records.games[...index].count { $0.cards == game.cards }
        #expect(row.matches(of: #/\d+/#).first.map { String($0.output) } == "\(rank)", "\(row)")
        let aids = [
          (words.sharedHints(count: game.aids.hints), game.aids.hints > 0), (words.aidOfUndo, game.aids.undo),
          (words.aidOfRepeat, game.aids.isRepeat),
        ]
        #expect(aids.allSatisfy { row.contains($0) == $1 }, "\(row)")
      }
    }
  }

  @Test func `the day changes while the menu is open`() throws {
    let (machine, today) = (Machine(), Day("2026-11-20")!.number)
    machine.time = today * 86_400 + 3600
    for day in [today - 1, today] {
      try FinishedGame(deck: "rock", day: day, ended: day * 86_400 + 36_000).add(to: machine.database)
    }
    let session = Transcript(isTyped: true, on: machine)
    machine.time += 86_400
    #expect(session.play("menu").contains("Game of the Day  (2-day streak)"))
    machine.time += 86_400
    #expect(session.play("menu").contains("Game of the Day\n"))
  }

  @Test(arguments: [("players you", true), ("players you ann", false)])
  func `the best game is shown in a game of one player only`(players: String, isShown: Bool) throws {
    let session = Transcript(on: Machine(database: try .having([FinishedGame()])))
    session.play(lines: [players, "play 8", "save a", "load a"])
    #expect(session.play("show").contains("best 12") == isShown)
  }
}
