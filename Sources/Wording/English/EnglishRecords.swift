extension English {
  var noRecordsAreKept: String {
    "This session keeps no records: it is a script without --home DIR, or was started with --no-home."
  }
  func noGameFinished(pairs: Int) -> String {
    "No game of \(pairs) pairs has been finished yet. To play one, type: play \(pairs)"
  }
  var noGameFinished: String { "No game has been finished yet. To play one, type: play" }
  var noGameBegun: String { "No game has been started yet. To start one, type: play" }

  func bestGames(pairs: Int) -> String { "Your best games of \(pairs) pairs:" }
  var bestGamesByPairs: String { "Your best games, by number of pairs:" }
  var recordHeadings: RecordHeadings {
    RecordHeadings(
      pairs: "pairs", rank: "rank", moves: "moves", time: "time", par: "par", skill: "accuracy", date: "date",
      deck: "deck")
  }
  func percentage(_ number: String) -> String { "\(number) %" }
  func deckOfRecord(_ deck: String, isSplit: Bool, aids: [String]) -> String {
    let notes = (isSplit ? ["split"] : []) + aids
    return notes.isEmpty ? deck : "\(deck) (\(notes.joined(separator: ", ")))"
  }
  var aidOfUndo: String { "undo" }
  var aidOfSeed: String { "seed" }
  var aidOfRepeat: String { "repeat" }
  var skillIsFullWithoutMistakes: String { "Accuracy is 100 % for a game without a mistake." }
  var lastGamesOfSeveral: String { "Your last games of several players:" }
  func gameOfSeveral(_ game: GameOfSeveral) -> String {
    let beginning = "\(game.date), \(game.deck), \(game.pairs) pairs: "
    guard !game.best.isEmpty else { return beginning + playerNames(game.players) }
    return "\(beginning)\(scores(of: game)); \(winners(of: game))"
  }
  private func scores(of game: GameOfSeveral) -> String {
    zip(game.players, game.won).map { "\($0) \($1)" }.joined(separator: ", ")
  }
  private func winners(of game: GameOfSeveral) -> String {
    let best = game.best
    return best.count > 1 ? "\(best.joined(separator: " and ")) tied" : "\(best[0]) won"
  }

  func gamesOfSeveral(_ finished: Int) -> String { "Games of several players: \(finished) finished." }
  func against(_ name: String, _ opponent: String, won: Int, lost: Int, tied: Int) -> String {
    "\(name) against \(opponent): \(won) won, \(lost) lost\(tied > 0 ? ", \(tied) tied" : "")"
  }

  func games(_ games: GamesOfPairs) -> String {
    let pairs = "\(games.pairs) \(games.isSplit ? "split pairs" : "pairs")"
    let best = games.best.map { ", best \($0)" } ?? ""
    let result =
      games.finished > 0 ? "\(best), mean \(decimal(games.mean, digits: 1)), par \(games.par)" : ""
    let revealed = games.revealed > 0 ? ", \(games.revealed) revealed" : ""
    return "\(games.deck ?? "All games") with \(pairs): "
      + "\(games.begun) started, \(games.finished) finished\(revealed)\(result)."
  }
  var movesAndGames: String { "Games by number of moves:" }
  func skillBars(isSplit: Bool, best: String) -> String {
    "\(skill(isSplit: isSplit)), game by game, latest last; \(best) is best play:"
  }
  private func skill(isSplit: Bool) -> String { isSplit ? "Accuracy with split cards" : "Accuracy" }
  func gamesOfDays(_ played: Int, streak: Int, longest: Int) -> String {
    "Games of the day: \(played) finished; current streak \(count(streak, "day", "days")), longest \(longest)."
  }

  func practiced(_ count: Int, of pairs: Int, deck: String, due: Int) -> String {
    "\(deck): \(count) of \(pairs) pairs practiced, \(due) due now."
  }
  var pairsByBox: String { "Pairs by box:" }
  func boxesAloud(_ boxes: [(box: Int, pairs: Int)]) -> String {
    "Box " + boxes.map { "\($0.box): \(count($0.pairs, "pair", "pairs"))" }.joined(separator: "; box ") + "."
  }

  func bestGamesAloud(pairs: Int, par: String) -> String { "Your best games of \(pairs) pairs, par \(par):" }
  func bestGameAloud(_ game: BestGame, pairs: Int) -> String {
    "\(pairs) pairs: \(text(of: game, par: game.par))"
  }
  func bestGameAloud(_ game: BestGame, rank: Int) -> String { "Rank \(rank): \(text(of: game, par: nil))" }
  private func text(of game: BestGame, par: String?) -> String {
    let parts = [
      "\(count(game.moves, "move", "moves")) in \(time(game.seconds))", par.map { "par \($0)" },
      game.skill.map { "accuracy \($0)" },
      game.aids.isEmpty ? nil : game.aids.joined(separator: ", "), game.deck,
      game.isSplit ? "split cards" : nil, game.date,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }
  private func time(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let parts = [
      minutes == 0 ? nil : count(minutes, "minute", "minutes"),
      rest == 0 && minutes > 0 ? nil : count(rest, "second", "seconds"),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
  func gameOfSeveralAloud(_ game: GameOfSeveral) -> String {
    let end = "\(game.deck), \(game.pairs) pairs, \(game.date)."
    guard !game.best.isEmpty else { return "\(playerNames(game.players)): \(end)" }
    let isYou = game.best[0] == you
    let winners = isYou ? "You" + winners(of: game).dropFirst(you.count) : winners(of: game)
    return "\(winners): \(scores(of: game)); \(end)"
  }
  func movesAloud(mostOften moves: Int, games: Int, most: Int) -> String {
    "Most often \(moves) moves, in \(count(games, "game", "games")); the longest took \(most)."
  }
  func movesAloud(most: Int) -> String { "The longest took \(count(most, "move", "moves"))." }
  func skillsAloud(_ games: Int, isSplit: Bool, last: String, mean: String) -> String {
    let beginning = "\(skill(isSplit: isSplit)) in the last game: \(last)"
    return games == 1 ? "\(beginning)." : "\(beginning); mean of the last \(games): \(mean)."
  }
}
