/// The result of a feature's reducer: the answer to the line, if this action has one, its effects, and the game
/// that comes on the table.
package struct Next {
  package var answer: (any Answer)?
  package var effects: [Effect]
  package var table: NextTable?

  package init(answer: (any Answer)? = nil, effects: [Effect] = [], table: NextTable? = nil) {
    (self.answer, self.effects, self.table) = (answer, effects, table)
  }

  package static func answer(_ answer: any Answer) -> Next { Next(answer: answer) }
  package static func ask(_ effect: Effect) -> Next { Next(effects: [effect]) }
  package static func deal(_ deal: PendingDeal) -> Next { Next(table: .dealt(deal)) }
  package static var nothing: Next { Next() }
}

/// What comes on the table.
package indirect enum NextTable {
  /// A game that can be dealt, with `GameState.lay`.
  case dealt(PendingDeal)
  /// A game that was loaded, with `GameState.take`.
  case loaded(SavedGame)
}
