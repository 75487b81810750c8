import MemoryGame
import Wording

let againCommand = Command(
  name: "again", availability: .withGame, consequence: .deals
) { _ in .act(.deal(.again)) }

extension GameState {
  /// Deals the game on the table again, from the next seed, with what was chosen since.
  mutating func requestAnother() -> Reduction {
    guard let table else { return .refuse(.line(.noGame)) }
    if table.match != nil, !table.game.isOver { return .refuse(.deal(.matchGoesOn)) }
    let chosen = next.chosenParts
    let isSameGroup = !chosen.contains(.players) || next.players.isSameRound(as: table.players)
    let another = RequestedGame(
      pairs: chosen.contains(.pairs) ? nil : table.game.board.pairs,
      players: isSameGroup ? players(ofAnother: table) : next.players,
      again: AnotherGame(
        cards: chosen.isDisjoint(with: [.deck, .cards]) ? table.cards : nil,
        selection: chosen.isDisjoint(with: [.deck, .cards, .pairs]) ? table.selection : nil,
        match: isSameGroup ? table.match?.next : nil))
    if chosen.contains(.deck) { return requestTunes(another) }
    var tunes = table.tunes
    // The reason for using these tunes was reported when they were first dealt.
    tunes.failure = nil
    return deal(another, tunes)
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
