/// The game on the table, the one to come, and what there is to say of what happened last.
package struct GameState {
  var next: NextGame
  /// Nil before the first deal.
  package var table: Table?
  /// What a recording has brought along.
  var given = Given()
  /// The tunes that were asked for and have not come yet.
  var request: Request?
  var notice: GameNotice?
  /// The game that the last deal put away, until that deal has become a step.
  var replaced: Table?
  /// Where the play was when the line began that is answered now.
  var lineBegan: Moment
  /// How many games have been dealt, those that were undone among them.
  var deals = 0

  package init(next: NextGame) {
    self.next = next
    lineBegan = .none
  }
}

/// Tunes that were asked for, and what for.
struct Request: Equatable {
  let category: Category
  let purpose: Purpose

  enum Purpose: Equatable {
    /// To deal so many pairs; nil when nobody named a number.
    case deal(pairs: Int?)
    case keep
  }
}

extension GameState {
  /// Goes on with a game that was left, its generator, and a seed that was not used yet.
  mutating func resume(_ waiting: borrowing GameState) {
    table = waiting.table
    deals = waiting.deals
    next.seed = waiting.next.seed
    next.players = waiting.next.players
    lineBegan = Moment(self)
  }
}
