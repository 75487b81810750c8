import MemoryGame
import Saved

// What is kept of deals, and of games that were finished.

extension World {
  /// Whether a game of this kind was finished.
  func isFamiliar(isShared: Bool, _ cards: CardContent) -> Bool {
    known { games throws(DatabaseProblem) in
      try games.first(.finished(isShared: isShared, cards: cards.rawValue)) { $0.isTrue("is_familiar") }
    } ?? false
  }

  /// Nil if nothing is kept.
  func past(of deal: RecordedDeal) -> DealHistory? {
    known { games throws(DatabaseProblem) in try games.past(of: deal) }
  }

  func levelGames(before levelGame: LevelGame) -> LevelHistory? {
    known { games throws(DatabaseProblem) in try games.levelGames(before: levelGame) }
  }

  func rank(_ game: RankedGame) -> Rank? {
    known { games throws(DatabaseProblem) in try games.rank(game) }
  }
}

extension SavedGames {
  /// What is known of a deal.
  func past(of deal: RecordedDeal) throws(DatabaseProblem) -> DealHistory {
    let row = row(ofDeal: deal.number)
    let own = try row.flatMap { row throws(DatabaseProblem) in
      try first(.deal(row)) { (made: $0.count("made"), isOver: $0.isTrue("is_over")) }
    }
    let seen = try first(.seen(seed: deal.seed, pairs: deal.pairs, except: row)) { ($0.count("moves"), ()) }
    let best = try first(.fewestMoves(of: deal.player, pairs: deal.pairs, cards: deal.cards.rawValue)) {
      $0.count("moves")
    }
    return DealHistory(
      made: own?.made, isOver: own?.isOver ?? false, isSeen: seen != nil, finished: seen?.0, best: best)
  }

  /// Of won games it says only whether there is one.
  func levelGames(before levelGame: LevelGame) throws(DatabaseProblem) -> LevelHistory {
    let margins = try all(.levelGames(of: levelGame.person, against: levelGame.level)) { $0.number("margin") }
    let hasWon =
      try first(.won(by: levelGame.person, against: levelGame.level)) { $0.isTrue("has_won") } ?? false
    let beaten = try all(.beaten(by: levelGame.person, among: Level.allCases.map(\.rawValue))) {
      Level(rawValue: $0.text("program"))
    }
    return LevelHistory(
      run: margins.prefix { $0.signum() == levelGame.result }.count, won: hasWon ? 1 : 0, beaten: Set(beaten))
  }

  /// The rank of a game before it is recorded; nil if what is kept is not valid.
  func rank(_ game: RankedGame) throws(DatabaseProblem) -> Rank? {
    let query = Query.rank(
      of: game.player, pairs: game.pairs, cards: game.cards.rawValue, moves: game.moves, seconds: game.seconds,
      isAssisted: game.aids != .none)
    guard var rank = try first(query, { Rank($0, seconds: game.seconds) }) else { return nil }
    guard let day = game.day else { return rank }
    let time = Clock.clamped(now())
    let isToday = Day(time: time) == day
    let isFirstOfToday = try resultOfToday(of: game.player) == nil
    // Seen cards do not count as the game of their day.
    let isNext = isToday && !game.aids.isRepeat && isFirstOfToday
    rank.streak = (try days(of: game.player)?.streak ?? 0) + (isNext ? 1 : 0)
    (rank.time, rank.leavesToday) = (time, !isToday && isFirstOfToday)
    return rank
  }
}
