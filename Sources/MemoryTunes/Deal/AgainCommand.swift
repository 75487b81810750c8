import MemoryGame
import Wording

let againCommand = Command(
  name: "again", availability: .withGame, consequence: .deals
) { _ in .state(AgainRequested()) }

/// Deal the game on the table again, from the next seed.
struct AgainRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard let table = game.table else { return .refuse(.line(.noGame)) }
    if table.match != nil, !table.game.isOver { return .refuse(.deal(.matchGoesOn)) }
    var tunes = table.tunes
    // The reason for using these tunes was reported when they were first dealt.
    tunes.problem = nil
    return .deal(
      PendingDeal(
        tunes: tunes, pairs: table.game.board.pairs, cards: table.cards,
        players: game.players(ofAnother: table), selection: table.selection, match: table.match?.next))
  }
}

extension GameState {
  /// Whether the next game of a match is to be dealt, and nothing else was chosen since.
  var isBetweenGamesOfMatch: Bool {
    guard let table, table.match?.isDecided == false, table.game.isOver else { return false }
    let (deck, last) = (choice, table.tunes.deck)
    return next.players.isSameRound(as: table.players) && deck.name == last.name && deck.theme == last.theme
  }

  /// Who plays another game like this one. The one who begins changes after a completed move, and always in a
  /// match.
  fileprivate func players(ofAnother table: borrowing Table) -> Players {
    if table.match == nil, next.players.isSameRound(as: table.players) { return next.players }
    return table.match == nil && table.game.board.moves == 0 ? table.players : table.players.fromTheNext
  }
}
