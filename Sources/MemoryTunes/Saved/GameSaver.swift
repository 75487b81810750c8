import App
import MemoryGame
import Saved

/// Saves the game on the table after every line, so that no answered line is lost, however the program ends.
/// The home commits it before the answer is printed.
final class GameSaver {
  private let home: any Home
  private let analyst: Analyst
  private var last: Mark

  /// `state` is as saved.
  init(_ state: borrowing GameState, home: any Home, analyst: Analyst) {
    (self.home, self.analyst) = (home, analyst)
    last = Mark(state)
    let game = last.game
    _ = home.use(.reads) { games throws(DatabaseProblem) in games.number(game) }
  }

  /// What a line can change of what is saved, besides the choices for the next game.
  private struct Mark: Equatable {
    var game = 0
    var moves = 0
    var made = 0
    var hinted = 0
    var aids = Aids.none
    var played = 0

    init(_ state: borrowing GameState) {
      guard let table = state.table else { return }
      (game, moves, made) = (table.number, table.game.log.position, table.made)
      (hinted, aids, played) = (table.hinted.count, table.aids, table.clock.played)
    }
  }

  /// Saves what a finished line has changed or, before that, for how long the game was played.
  func save(_ state: borrowing GameState, _ changes: Changes, isFinished: Bool) {
    let mark = Mark(state)
    let before = last
    let areChoicesOther = isFinished && changes.areChoicesOther
    let hasEnded = isFinished && changes.isEnded
    guard mark != before || areChoicesOther || hasEnded, isFinished || mark.game == before.game else {
      return
    }
    last = mark
    var update = GameUpdate(state)
    update.isFixedOther = areChoicesOther
    var timeless = before
    timeless.played = mark.played
    update.isTimeAlone = timeless == mark && !areChoicesOther
    update.unchanged = mark.game == before.game ? min(before.moves, mark.moves) : 0
    if isFinished { update.end = state.table.flatMap { $0.end(after: changes, analyst) } }
    home.save(update)
  }
}

extension GameUpdate {
  /// All of a game.
  init(_ state: borrowing GameState) {
    let (next, table, deck) = (state.next, state.table, state.deckOfFile)
    self.init(game: table?.number ?? 0) {
      (table?.deckColumns ?? [("source", nil), ("tunes", nil), ("theme", nil)])
        + next.choiceColumns(deck: deck, after: table)
    }
    guard let table else {
      position =
        ["began", "hinted", "aids"].map { ($0, .null) }
        + ["played", "found", "moves", "is_over"].map { ($0, 0) }
      return
    }
    deal = { table.dealColumns }
    position =
      table.playColumns + [
        ("found", .number(table.game.board.matchedPairs)), ("moves", .number(table.game.board.moves)),
        ("is_over", table.game.isOver ? 1 : 0),
      ]
    (began, made, moves) = (table.began, table.made, table.game.log.position)
    words = { GameText.words(on: table, since: $0) }
  }
}

extension Table {
  /// How the game was first over with a line, as columns of `deals`; nil if it is not, or was before.
  fileprivate func end(after changes: Changes, _ analyst: Analyst) -> GameUpdate.End? {
    guard changes.isFinished || changes.isRevealed || game.phase == .drawn && changes.isEnded,
      let ended, let seconds
    else { return nil }
    let sums = analyst.analysis(of: self).sums
    let won = players.list.indices.map { "\(game.turns.score(of: $0).pairs)" }
    return GameUpdate.End(
      deal: [
        ("ended", .number(ended)), ("outcome", .text("\(game.phase)")), ("moves", .number(game.board.moves)),
        ("flips", .number(game.board.flips)), ("seconds", .number(seconds)), ("regret", Value(sums?.regret)),
        ("luck", Value(sums?.luck)), ("won", .text(won.joined(separator: " "))),
        ("points", Value(match?.decided)), ("aids", .text(aids.words.joined(separator: " "))),
      ], learning: practice?.queries ?? [])
  }
}
