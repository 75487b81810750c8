/// The result of a feature's reducer: what happened, the effects, and the game that comes on the table.
struct Reduction {
  var events: [Event] = []
  var effects: [Effect] = []
  var table: NextTable?

  static func say(_ events: Event...) -> Reduction { Reduction(events: events) }
  static func refuse(_ refusal: Refusal) -> Reduction { .say(.refused(refusal)) }
  static func ask(_ effect: Effect) -> Reduction { Reduction(effects: [effect]) }
  static func deal(_ deal: PendingDeal) -> Reduction { Reduction(table: .dealt(deal)) }
}

/// What comes on the table.
indirect enum NextTable {
  /// A game that can be dealt, with `GameState.lay`.
  case dealt(PendingDeal)
  /// A game that was loaded, with `GameState.take`.
  case loaded(SavedGame)
}
