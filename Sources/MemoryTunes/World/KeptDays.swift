import Saved

// The games of the days.

extension World {
  /// Nil if nothing is saved. `due`: the decks whose pairs count, if any.
  func today(_ due: DueDecks? = nil) -> Today? {
    let count = due.map { dueDecks($0).reduce(0) { $0 + $1.count } } ?? 0
    return known { games throws(DatabaseFailure) in
      Today(
        time: games.now(), result: try games.resultOfToday(of: Player.you.name),
        streak: try games.days(of: Player.you.name)?.streak ?? 0, due: count)
    }
  }
}

extension SavedGames {
  /// Nil if the player has not finished today's game.
  func resultOfToday(of player: String) throws(DatabaseFailure) -> DayResult? {
    try first(.today(of: player, at: now()), DayResult.init)
  }

  /// The games of the player at the keyboard.
  func calendar() throws(DatabaseFailure) -> DayCalendar {
    let (you, time) = (Player.you.name, now())
    let games = try all(.month(of: you, at: time), DayCalendar.Game.init)
    return DayCalendar(time: Clock.clamped(time), games: games, stats: try days(of: you))
  }

  /// Nil if the player has finished no game of a day.
  func days(of player: String) throws(DatabaseFailure) -> DayStats? {
    try first(.days(of: player, at: now()), DayStats.init)
  }
}
