import MemoryCore
import MemoryGame
import RecordsFeature
import Text
import Wording

// How replies about games and records are written in a recording.
extension ReplyForm {
  static func day() -> ReplyForm where Value == Day {
    ReplyForm(.string(), make: { Day($0) }, parts: { $0.text })
  }

  /// The time, the streak, the number of due pairs and, if today's game is finished, its result.
  static func today() -> ReplyForm where Value == Today {
    ReplyForm(
      .count(in: Clock.times), .count(), .count(), .optional(.dayResult()),
      make: { Today(time: $0, result: $3, streak: $1, due: $2) },
      parts: { ($0.time, $0.streak, $0.due, $0.result) })
  }

  private static func dayResult() -> ReplyForm where Value == DayResult {
    ReplyForm(
      .count(), .count(in: Clock.times), .orEmpty(.cost()), .text(),
      make: { moves, seconds, regret, aids in
        DayResult(moves: moves, seconds: seconds, regret: regret, aids: Aids(words: aids.split(separator: " ")))
      },
      parts: { ($0.moves, $0.seconds, $0.regret, $0.aids.words.joined(separator: " ")) })
  }

  /// A number of moves, as in the records.
  private static func cost() -> ReplyForm where Value == Double {
    ReplyForm(
      .string(), make: { Double($0).flatMap { (0..<1e9).contains($0) ? $0 : nil } },
      parts: { Decimal.text($0, digits: 6) })
  }

  static func records(_ request: RecordsRequest) -> ReplyForm where Value == RecordsNotice {
    ReplyForm(.list(of: .string()), make: { RecordsNotice($0, request) }, parts: { $0.items })
  }

  static func rank() -> ReplyForm where Value == Rank {
    ReplyForm(
      .count(in: Clock.times), .positive(), .positive(), .optional(.choice(.word("first", 0), .positive())),
      make: {
        $1 <= $2 ? Rank(seconds: $0, rank: $1, games: $2, best: $3 == 0 ? nil : $3, isFirst: $3 == 0) : nil
      },
      parts: { ($0.seconds, $0.rank, $0.games, $0.isFirst ? 0 : $0.best) })
  }

  private static func positive() -> ReplyForm where Value == Int { .count(in: 1...Int(Int32.max)) }

  static func bouts() -> ReplyForm where Value == PastBouts {
    ReplyForm(.count(), .count(), make: { PastBouts(run: $0, won: $1) }, parts: { ($0.run, $0.won) })
  }

  /// A deal that was never seen has no sightings.
  static func past() -> ReplyForm where Value == Past {
    ReplyForm(
      .orEmpty(.positive()), .orEmpty(.positive()), .optional(.sightings()),
      make: { Past(finished: $0, best: $1, seen: $2 ?? Sightings()) },
      parts: { ($0.finished, $0.best, $0.seen == Sightings() ? nil : $0.seen) })
  }

  private static func sightings() -> ReplyForm where Value == Sightings {
    ReplyForm(
      .count(), .count(), .count(),
      make: { Sightings(begun: $0, continued: $1, revealed: $2) },
      parts: { ($0.begun, $0.continued, $0.revealed) })
  }

  /// Their number, the games, and the numbers of those that other programs play.
  static func games() -> ReplyForm where Value == [ListedGame] {
    ReplyForm {
      let inUse = zip(1..., $0).filter { $1.isInUse }.map { Array("\($0.0)".utf8) }
      return [Array("\($0.count)".utf8)] + (try $0.flatMap(ReplyForm<ListedGame>.game().write)) + inUse
    } read: { fields in
      let count = try ReplyForm<Int>.count().read(&fields)
      var games = try ReplyForm.list(of: .game(), count: count).read(&fields)
      for number in try ReplyForm<[Int]>.list(of: .positive()).read(&fields) {
        guard number <= count else { throw ReplyFields.Misfit() }
        games[number - 1].isInUse = true
      }
      return games
    }
  }

  /// The file of a game, which may be one that is refused, or why there is none.
  static func loadedGame() -> ReplyForm where Value == Result<SavedGame, GamesProblem> {
    .choice(
      .named(
        "game",
        ReplyForm(
          .bytes(),
          make: { file in
            Result { () throws(SavedGame.Problem) in try SavedGame(reading: file) }.mapError {
              GamesProblem($0)
            }
          },
          parts: { try? $0.get().file })),
      .named(
        "no-game",
        ReplyForm(
          .gamesProblem(), make: { .failure($0) },
          parts: { if case .failure(let problem) = $0 { problem } else { nil } })))
  }

  static func game() -> ReplyForm where Value == ListedGame {
    ReplyForm(.text(), .text(), .count(), .count(), .count(), .count(in: Clock.times)) {
      name, deck, pairs, matched, moves, time in
      guard matched <= pairs else { return nil }
      return ListedGame(
        name: name.isEmpty ? nil : name, deck: deck, pairs: pairs, matched: matched, moves: moves, time: time)
    } parts: {
      ($0.name ?? "", $0.deck, $0.pairs, $0.matched, $0.moves, $0.time)
    }
  }

  /// Whether another game was replaced.
  static func replaces() -> ReplyForm where Value == Bool {
    ReplyForm(.optional(.word("replaced", true)), make: { $0 ?? false }, parts: { .some($0 ? true : nil) })
  }

  static func gamesProblem() -> ReplyForm where Value == GamesProblem {
    let notUnderstood = ReplyForm(
      .optional(.positive()), .optional(.text()),
      make: { .notUnderstood(line: $0, missing: $1) },
      parts: { if case .notUnderstood(let line, let missing) = $0 { (line, missing) } else { nil } })
    let system = ReplyForm(
      .systemProblem(),
      make: { .system($0) },
      parts: { if case .system(let problem) = $0 { problem } else { nil } })
    return .choice(
      .word("nothing-saved", .nothingSaved), .word("no-such-game", .noSuchGame), .word("in-use", .inUse),
      .word("on-table", .onTable), .word("name-taken", .nameTaken), .word("later", .later),
      .named("not-understood", notUnderstood), .named("system", system))
  }

  static func systemProblem() -> ReplyForm where Value == SystemProblem {
    ReplyForm(
      .text(),
      make: { SystemError(rawValue: $0).map { .known($0) } ?? .other($0) },
      parts: { DeckTrouble.system($0).text })
  }

  static func move(_ question: BotQuestion) -> ReplyForm where Value == Choice {
    ReplyForm(
      .bytes(), make: { try? BotLine.choice($0[...], to: question).get() }, parts: { Array($0.text.utf8) })
  }

  static func botProblem() -> ReplyForm where Value == BotProblem {
    let late = ReplyForm(
      .count(),
      make: { .late(seconds: $0) }, parts: { if case .late(let seconds) = $0 { seconds } else { nil } })
    let illegal = ReplyForm(
      .string(), make: { .illegal($0) }, parts: { if case .illegal(let answer) = $0 { answer } else { nil } })
    return .choice(
      .word("unknown", .unknown), .word("ended", .ended), .word("too-long", .tooLong),
      .word("stalled", .stalled), .word("given-up", .givenUp), .named("late", late),
      .named("illegal", illegal))
  }
}
