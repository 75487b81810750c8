import Flow

/// Middleware by which the program's players move: after whatever makes it the turn of one of them, it asks him, and
/// dispatches what a person would have typed.
///
/// They are handed what was shown since they were asked last, and never the state. What they have made of it is no part
/// of the state either: it follows from the deal and what was shown, and is made anew where one has gone back.
final class ProgramPlayers {
  private var opponents: Opponents?
  /// The table that they sit at, and how much of its log they have seen.
  private var table = 0
  private var seen = 0

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      next(action)
      switch action {
      case .game, .opened(.game):
        // Asked first, for most games are played without.
        guard store.state.game.table?.players.hasPrograms == true else { break }
        if let action = move(store.state.game.table) { store.dispatch(.game(action)) }
      case .steps, .given:
        opponents = nil
      case .opened, .wentBack, .asked, .askedToSee, .categories, .tunes, .records, .mistyped, .quit, .settled:
        break
      }
    }
  }

  /// What the player does whose turn it is; nil for a person, and when there is nothing to do.
  private func move(_ table: Table?) -> GameAction? {
    guard let table, !table.isOver, table.player.strategy != nil else { return nil }
    if opponents == nil || self.table != table.number || seen > table.log.position {
      opponents = Opponents(
        table.players.list, cards: table.board.faces.count, generator: table.generator,
        after: table.shown(table.log.forgotten..<table.log.position))
    } else {
      for shown in table.shown(seen..<table.log.position) { opponents!.heed(shown) }
    }
    self.table = table.number
    seen = table.log.position
    switch opponents!.choice(of: table.turns.turn)! {
    case .pass:
      return .passed
    case .flip(let card):
      // In a game of which a file says what cannot have happened, any card will do that can be turned.
      let isSound = table.board.canFlip(card)
      return (isSound ? card : table.board.cards.first(where: table.board.canFlip)).map {
        .flipped($0, then: nil)
      }
    }
  }
}

extension Table {
  /// What everybody at the table saw of a part of the log.
  fileprivate func shown(_ places: Range<Int>) -> [Shown] {
    places.map { place in
      switch log[place] {
      case .flip(let card): .flip(ShownCard(number: card, face: board.faces[card - 1]))
      case .pass: .pass
      }
    }
  }
}
