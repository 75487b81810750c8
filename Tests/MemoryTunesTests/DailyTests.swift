import Testing
import Text
import Wording
@testable import MemoryTunes
@testable import MemoryGame

/// The game of the day, streaks, and shared results.
struct DailyTests {
  @Test func `days up to the year 9999 are written and read like Foundation's calendar`() {
    for number in stride(from: 0, through: Day.numbers.upperBound, by: 307) {
      let text = ModelHome.text(number)
      #expect(Day(text)?.number == number && Day(time: number * 86_400 + 86_399).text == text)
      #expect(Record.date(number * 86_400 + 86_399) == "\(text)T23:59:59Z")
    }
    #expect(Day("9999-12-31")?.number == Day.numbers.upperBound)
  }

  /// Counts days one by one. Some games are not finished, some too late, and some again.
  @Test func `each day of 2024 and 2025 has its deal, its place in the month and its part in a streak`() throws
  {
    let (machine, transcript) = (Machine(), Transcript(world: { $0.now = { 2_020_000_000 } }))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var (number, streak, latest) = (19_723, 0, [:] as [String: Int])
    for months in 0..<2 * 12 {
      let (year, month) = (2024 + months / 12, months % 12 + 1)
      var results: [String] = []
      for day in 1...[31, year % 4 == 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] {
        let date = "\(two(month))-\(two(day))"
        transcript.play("daily \(year)-\(date)")
        let table = try #require(transcript.state.game.table)
        #expect(table.day?.number == number && table.seed == UInt64(year * 10_000 + month * 100 + day))
        #expect(table.tunes.deck.name == ["pop", "electronic", "rock", "metal", "rap"][number % 5])
        latest[date] = number
        for asked in [date, "02-29", "12-31"] {
          let found = AskedDay(asked)?.day(on: Day(time: number * 86_400)).number
          #expect(latest[asked] == nil || found == latest[asked], "\(asked) on \(year)-\(date)")
        }
        let (isFinished, isLate, moves) = (number % 50 > 0, number % 31 == 0, 8 + number % 20)
        let isInTime = isFinished && !isLate
        if isFinished {
          results.append("\(moves) \(isInTime)")
          // The first one counts that is no repeat.
          let games = [(0, 5, "hints=1 repeat"), (isLate ? 86_401 : 1, moves, "hints=1"), (90_000, 4, "")]
          for (later, moves, aids) in number % 7 == 0 ? games : [games[1]] {
            let ended = number * 86_400 + later
            try FinishedGame(seed: table.seed, day: number, ended: ended, moves: moves, aids: aids)
              .add(to: machine.database)
          }
          try machine.database.countArrivals()
        }
        machine.time = number * 86_400 + 86_399
        let calendar = try #require(machine.event(.days)?.presentation as? DayCalendar)
        #expect(calendar.stats?.streak ?? 0 == (isInTime ? streak + 1 : streak), "\(year)-\(date)")
        streak = isInTime ? streak + 1 : 0
        #expect(calendar.games.map { "\($0.moves) \($0.isInTime)" } == results && calendar.time == machine.time)
        let today = try machine.database.values(.today(of: "you", at: machine.time))
        #expect(today == (isFinished ? [["\(moves)", "60", "0.5", "hints=1"]] : []))
        number += 1
      }
    }
  }

  /// At an end, only what is true of the day on which the game ended: of today's, or of one that is over.
  @Test(arguments: Language.allCases, [-86_400, 0, 3600, 86_399, 86_400, 200_000])
  func `the end of a day's game says what comes next, whenever it is finished`(language: Language, later: Int)
    throws
  {
    for isTodayFinished in [false, true] {
      let machine = Cheater.machine()
      let session = Transcript(on: machine) {
        ($0.isJSON, $0.values.presentation.language) = (true, language)
      }
      let cheater = Cheater(on: machine, session: session)
      if isTodayFinished {
        machine.time += later
        cheater.play(["daily", "finish"])
        machine.time -= later
      }
      cheater.play(["daily 2026-11-20", "flip 1", "wait \(later)", "finish"])
      let said = try #require(cheater.answer)
      let waits = Day(time: machine.time) != Day("2026-11-20") && !isTodayFinished
      #expect(said.contains(language.words.todaysGameWaits) == waits, "\(said)")
      #expect(said.contains(language.words.nextDay(at: machine.time)) == !waits, "\(said)")
    }
  }

  @Test(arguments: [
    (0, "24 hours"), (1, "24 hours"), (60, "23 hours 59 minutes"), (3600, "23 hours"),
    (82_740, "1 hour 1 minute"),
    (82_800, "1 hour"), (82_801, "1 hour"), (82_860, "59 minutes"), (86_340, "1 minute"), (86_399, "1 minute"),
  ])
  func `the time to the next day has no empty part, and says that the day is UTC`(time: Int, expected: String) {
    #expect(Language.english.words.nextDay(at: time) == "The next day begins in \(expected) (00:00 UTC).")
    for language in Language.allCases {
      let words = language.words.nextDay(at: time).split { !$0.isNumber && !$0.isLetter }
      #expect(!words.contains("0") && words.contains("UTC"), "\(words)")
    }
  }

  @Test(arguments: [
    "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "1969-12-31",
    "0000-01-01", "0000-03-01", "2026-1-01", "26-01-01", "2026/01/01", "2026-01-01 ", "-026-01-01",
    "２026-01-01", "2026-01-0\u{301}1", "",
  ])
  func `invalid days and days before 1970 are refused`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: 0..<30)
  func `a shared result has a sign and a player for each move and reveals no card`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: 7_000_000_000 + seed)
    let (pairs, isShared) = (2 + chance.below(12), seed % 3 == 0)
    let names = (0...1 + chance.below(15)).map { "person\($0)" }.joined(separator: " ")
    transcript.play(lines: ["players \(isShared ? names : "you")", "play \(pairs)"])
    var (matches, turns): ([Bool], [Int]) = ([], [])
    while let game = transcript.state.game.table?.game, !game.isOver {
      transcript.play(isShared && chance.below(5) == 0 ? "pass" : "flip \(1 + chance.below(2 * pairs))")
      let now = try #require(transcript.state.game.table).game
      guard now.board.moves > game.board.moves else { continue }
      matches.append(now.board.matchedPairs > game.board.matchedPairs)
      turns.append(game.turns.turn)
    }
    let table = try #require(transcript.state.game.table)
    let share = Share(table)
    #expect(share.signs.map { $0.sign == .pair } == matches && share.signs.map(\.seat) == turns)
    let costs = table.game.analysis.rows.map(\.regret)
    for (place, move) in share.signs.enumerated() where move.sign != .pair {
      #expect((move.sign == .costlyMove) == (costs[2 * place] + costs[2 * place + 1] > 0))
    }
    // Only the challenge has the seed, and after it comes an address.
    let lines = share.lines(isASCII: false, Language.english.words).dropLast(2)
    #expect(isShared || lines.dropFirst(2).joined().count == table.game.board.moves)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 72 })
    for face in table.game.board.faces {
      #expect(!lines.joined().contains(table.tunes.deck.text(.title, at: Int(face))))
    }
    #expect(!lines.joined().contains(String(table.seed)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `daily shows the game that counts, whatever is on the table`(seed: UInt64) throws {
    let (chance, machine) = (Chance(seed: seed), Cheater.machine())
    let session = Transcript(isTyped: true, on: machine) { $0.values.tunes = .builtIn }
    for _ in 0..<12 {
      session.play(lines: [chance.pick(["daily", "daily 2026-11-20", "daily 2026-11-20", "play 2"]), "yes"])
      for _ in 0..<chance.below(3) { session.play("1 \(2 + chance.below(3))") }
      if chance.below(3) > 0, let board = session.state.game.table?.game.board {
        for card in board.cards { session.play("\(card) \(board.mate(of: card))") }
      }
      let table = try #require(session.state.game.table)
      let counted = try machine.database.values(.today(of: "you", at: machine.time)).first?[0]
      session.play("daily")
      let shared = session.state.headline as? SharedGame
      if table.day != nil, !table.game.isOver, counted == nil {
        #expect(session.state.headline is LoadedGame)
      } else if let counted {
        #expect(shared.map { "\($0.share.moves)" } == counted)
        // The game that counts is shown with its moves.
        let isOfToday = table.day == Day(time: machine.time) && table.game.board.isFinished
        #expect(!isOfToday || table.aids.isRepeat || shared?.share.signs.isEmpty == false)
      }
    }
  }

  /// A game on the table of somebody else: own deck, split cards, players.
  @Test(arguments: 0..<30)
  func `the last line of a shared result plays the same deal`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: 1_000_000 * seed)
    let cards = ["same", "split"][chance.below(2)]
    let pairs = 2 + chance.below(9)
    let decks = BuiltInDeck.categories.map(\.rawValue) + ["capitals", "elements", "english-russian", "animals"]
    let deck = decks[chance.below(decks.count)]
    transcript.play(lines: ["players ann ben", "cards \(cards)", "play \(pairs) \(deck)"])
    if chance.below(3) == 0 { transcript.play("daily 1970-01-01") }
    let table = try #require(transcript.state.game.table)
    let line = try #require(Share(table).challenge)
    let other = Transcript(seed: 9, deck: try Deck(.file(name: "a.tsv"), file: Array("A\tB\nC\tD\n".utf8))) {
      $0.values.pairs = 7
    }
    #expect(line.hasPrefix("memory-tunes "))
    other.play(String(line.dropFirst("memory-tunes ".count)))
    let same = try #require(other.state.game.table)
    #expect(same.tunes.deck == table.tunes.deck && same.tunes.origin == .builtIn)
    #expect(same.game.board.faces == table.game.board.faces && same.halves == table.halves)
  }

  @Test(arguments: [["deck one.tsv", "play 2"], ["practice 2"], ["play 2 english-russian food"]])
  func `only a deal that every installation has can be a challenge`(lines: [String]) throws {
    let transcript = Transcript(on: Machine())
    transcript.play(lines: lines)
    #expect(Share(try #require(transcript.state.game.table)).challenge == nil)
  }

  @Test func `a later session shares the same, also which day in a row it was`() throws {
    let machine = Machine()
    for day in 1...3 {
      let session = Transcript(on: machine)
      session.play("daily")
      let board = try #require(session.state.game.table).game.board
      for card in board.cards { session.play("\(card) \(board.mate(of: card))") }
      let shared = session.play("share")
      #expect(shared.contains("\(day) days in a row") == (day > 1), "\(shared)")
      #expect(Transcript(on: machine).play("share") == shared)
      machine.time += 86_400
    }
  }
}
