import App
import MemoryGame
import Saved

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
  func end(after changes: Changes, _ analyst: Analyst) -> GameUpdate.End? {
    guard changes.isFinished || changes.isRevealed || game.phase == .drawn && changes.isEnded,
      let ended, let seconds
    else { return nil }
    let sums = analyst.analysis(of: self).sums
    let won = players.list.indices.map { "\(game.turns.score(of: $0).pairs)" }
    return (
      deal: [
        ("ended", .number(ended)), ("outcome", .text("\(game.phase)")), ("moves", .number(game.board.moves)),
        ("flips", .number(game.board.flips)), ("seconds", .number(seconds)), ("regret", Value(sums?.regret)),
        ("luck", Value(sums?.luck)), ("won", .text(won.joined(separator: " "))),
        ("points", Value(match?.decided)), ("aids", .text(aids.words.joined(separator: " "))),
      ], learning: practice?.queries ?? []
    )
  }
}
