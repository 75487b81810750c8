import MemoryGame
import Saved

// What is kept of deals, and of games that were finished.

extension World {
  /// Whether a game of this kind was finished.
  func isFamiliar(isShared: Bool, _ cards: CardContent) -> Bool {
    known { games throws(DatabaseFailure) in
      try games.first(.finished(isShared: isShared, cards: cards.rawValue)) { $0.isTrue("is_familiar") }
    } ?? false
  }

  /// Nil if nothing is kept.
  func past(of deal: RecordedDeal) -> DealHistory? {
    known { games throws(DatabaseFailure) in try games.past(of: deal) }
  }

  func history(before game: EndedGame) -> EndedGameHistory {
    let kept = known { games throws(DatabaseFailure) in try games.history(before: game) }
    switch game {
    case .alone: return kept ?? .alone(nil)
    case .againstLevel(_, let inSession): return kept ?? .againstLevel(inSession)
    }
  }
}

extension SavedGames {
  /// What is known of a deal.
  func past(of deal: RecordedDeal) throws(DatabaseFailure) -> DealHistory {
    let row = row(ofDeal: deal.number)
    let own = try row.flatMap { row throws(DatabaseFailure) in
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
  private func levelGames(before levelGame: LevelGame) throws(DatabaseFailure) -> LevelHistory {
    let margins = try all(.levelGames(of: levelGame.person, against: levelGame.level)) { $0.number("margin") }
    let hasWon =
      try first(.won(by: levelGame.person, against: levelGame.level)) { $0.isTrue("has_won") } ?? false
    let beaten = try all(.beaten(by: levelGame.person, among: Level.allCases.map(\.rawValue))) {
      Level(rawValue: $0.text("program"))
    }
    return LevelHistory(
      run: margins.prefix { $0.signum() == levelGame.result }.count, won: hasWon ? 1 : 0, beaten: Set(beaten))
  }

  func history(before game: EndedGame) throws(DatabaseFailure) -> EndedGameHistory {
    switch game {
    case .alone(let game):
      let past = try self.past(of: game.deal)
      let learned = try game.practiced.map { deck throws(DatabaseFailure) in try self.learned(of: deck) }
      return .alone(past, learned, try rank(game, after: past))
    case .againstLevel(let levelGame, _): return .againstLevel(try levelGames(before: levelGame))
    }
  }

  /// The rank of a game before it is recorded; nil if it has none, and if what is kept is not valid.
  private func rank(_ game: GameAlone, after past: DealHistory) throws(DatabaseFailure) -> Rank? {
    // A copy of it may have ended in another program.
    guard let seconds = game.seconds, !past.isOver else { return nil }
    var aids = game.aids
    aids.count(past, made: game.made, isPlayed: true)
    let deal = game.deal
    let query = Query.rank(
      of: deal.player, pairs: deal.pairs, cards: deal.cards.rawValue, moves: game.moves, seconds: seconds,
      isAssisted: aids != .none)
    guard var rank = try first(query, { Rank($0, seconds: seconds) }) else { return nil }
    guard let day = game.day else { return rank }
    let time = Clock.clamped(now())
    let isToday = Day(time: time) == day
    let isFirstOfToday = try resultOfToday(of: deal.player) == nil
    // Seen cards do not count as the game of their day.
    let isNext = isToday && !aids.isRepeat && isFirstOfToday
    rank.streak = (try days(of: deal.player)?.streak ?? 0) + (isNext ? 1 : 0)
    (rank.time, rank.leavesToday) = (time, !isToday && isFirstOfToday)
    return rank
  }
}
