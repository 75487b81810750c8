import Text

/// Sentences about games played.
extension Wording {
  package var noRecordsAreKept: String { say() }
  package func noGameFinished(pairs: Int?, canBeDealt: Bool) -> String { say(pairs, canBeDealt) }
  package func noGameBegun(pairs: Int?, canBeDealt: Bool) -> String { say(pairs, canBeDealt) }
  package func noGameOfSoFewPairs(pairs: String, command: String, instead: Int) -> String {
    say(pairs, command, instead)
  }
  package func bestGames(name: String?, pairs: Int) -> String { say(name, pairs) }
  package func bestGamesByPairs(name: String?) -> String { say(name) }
  package var pairsHeading: String { say() }
  package var rankHeading: String { say() }
  package var movesHeading: String { say() }
  package var timeHeading: String { say() }
  package var parHeading: String { say() }
  package var skillHeading: String { say() }
  package var dateHeading: String { say() }
  package var deckHeading: String { say() }
  package func percentage(number: String) -> String { say(number) }
  package func deckWithNotes(deck: String, notes: String) -> String { say(deck, notes) }
  // Notes in lists, next to `sharedHints`.
  package var splitNote: String { say() }
  package var aidOfUndo: String { say() }
  package var aidOfSeed: String { say() }
  package var aidOfRepeat: String { say() }
  package var skillIsFullWithoutMistakes: String { say() }
  // Games of several players.
  package func lastGamesOfSeveral(name: String?) -> String { say(name) }
  package func gameOfSeveral(
    date: String, deck: String, pairs: Int, scores: String, result: String?
  ) -> String {
    say(date, deck, pairs, scores, result)
  }
  package func scoreOfSeveral(player: String, pairs: Int) -> String { say(player, pairs) }
  package var youWon: String { say() }
  package func won(name: String) -> String { say(name) }
  package func tied(winners: String, isAll: Bool) -> String { say(winners, isAll) }
  package func gamesOfSeveral(finished: Int) -> String { say(finished) }
  package func results(won: Int, lost: Int, tied: Int) -> String { say(won, lost, tied) }
  package func against(name: String, opponent: String, games: String, matches: String?) -> String {
    say(name, opponent, games, matches)
  }
  // Statistics.
  package func gamesOfPairs(
    deck: String?, pairs: Int, isSplit: Bool, begun: Int, finished: Int, revealed: Int, best: Int?,
    mean: Double, par: String
  ) -> String {
    // A mean without decimals, if it would be shown as 10.0: some languages decline the noun by it.
    let wholeMean = Decimal.text(mean, digits: 1).hasSuffix(".0") ? Int(mean.rounded()) : nil
    return gamesOfPairs(
      deck: deck, pairs: pairs, isSplit: isSplit, begun: begun, finished: finished, revealed: revealed,
      best: best, mean: mean, wholeMean: wholeMean, par: par)
  }
  private func gamesOfPairs(
    deck: String?, pairs: Int, isSplit: Bool, begun: Int, finished: Int, revealed: Int, best: Int?,
    mean: Double, wholeMean: Int?, par: String
  ) -> String {
    say(
      deck, pairs, isSplit, begun, finished, revealed, best, Fraction(mean, digits: 1), wholeMean, par)
  }
  package var movesAndGames: String { say() }
  package func skillBars(isSplit: Bool, best: String) -> String { say(isSplit, best) }
  package func gamesOfDays(played: Int, streak: Int, longest: Int) -> String { say(played, streak, longest) }
  package func daysOfMonth(month: String) -> String { say(month) }
  /// From Monday, separated by blanks.
  package var weekdays: String { say() }
  package func daysLegend(hasLate: Bool) -> String { say(hasLate) }
  package var noDayFinished: String { say() }
  package func dayResultAloud(day: String, moves: Int, isLate: Bool) -> String { say(day, moves, isLate) }
  package var todaysGameWaits: String { say() }
  package func nextDay(hours: Int, minutes: Int) -> String { say(hours, minutes) }
  package func practiced(count: Int, pairs: Int, deck: String, due: Int) -> String {
    say(count, pairs, deck, due)
  }
  package var pairsByBox: String { say() }
  // For plain output, without columns and bars.
  package func bestGamesAloud(name: String?, pairs: Int, par: String) -> String { say(name, pairs, par) }
  package func bestOfPairsAloud(pairs: Int, game: String) -> String { say(pairs, game) }
  package func bestByRankAloud(rank: Int, game: String) -> String { say(rank, game) }
  package func movesInTime(moves: Int, minutes: Int, seconds: Int) -> String { say(moves, minutes, seconds) }
  package func skillOfGame(skill: String) -> String { say(skill) }
  package var splitCards: String { say() }
  package func gameOfSeveralAloud(
    date: String, deck: String, pairs: Int, scores: String, result: String?
  ) -> String {
    say(date, deck, pairs, scores, result)
  }
  package var youWonAloud: String { say() }
  package func wonAloud(name: String) -> String { say(name) }
  package func tiedAloud(winners: String, isAll: Bool) -> String { say(winners, isAll) }
  package var youAsFirstWinner: String { say() }
  package func mostFrequentMovesAloud(moves: Int, games: Int, most: Int) -> String { say(moves, games, most) }
  package func longestGameAloud(most: Int) -> String { say(most) }
  package func skillsAloud(games: Int, isSplit: Bool, last: String, mean: String) -> String {
    say(games, isSplit, last, mean)
  }
  package func boxAloud(box: Int, pairs: Int, isFirst: Bool) -> String { say(box, pairs, isFirst) }
  // The summary of statistics, and records of others.
  package func noGameOfPlayerFinished(name: String, pairs: Int?) -> String { say(name, pairs) }
  package func otherRecords(names: String, first: String) -> String { say(names, first) }
  package func allGames(begun: Int, finished: Int, revealed: Int) -> String { say(begun, finished, revealed) }
  package func bestWithoutAids(list: String) -> String { say(list) }
  package func bestOfSize(pairs: Int, moves: Int, isSplit: Bool) -> String { say(pairs, moves, isSplit) }
  package func moreOpponents(count: Int) -> String { say(count) }
}
