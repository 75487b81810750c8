/// The game on the table and the next one.
package struct GameState {
  var next: NextGame
  /// Nil before the first deal.
  package var table: Table?
  /// The tunes that were requested and have not arrived.
  var request: Request?
  /// The seeds of games that were taken off the table after their flips were undone.
  var undoneSeeds: Set<UInt64> = []
  /// How many games have been dealt or loaded, those that were undone included.
  var deals = 0
  /// Whether `auto` asks the catalog. Not after a failure: every game would begin with the same wait and the
  /// same message.
  var asksCatalog = true
  /// The names of the bots that can play.
  var bots: [String] = []

  package init(next: NextGame) {
    self.next = next
  }

  /// The aids of a game dealt from the seed of the next deal.
  var nextAids: Aids {
    var aids = next.aids
    if undoneSeeds.contains(next.seed) { aids.undo = true }
    return aids
  }

  /// Whether there is a game on the table that is not over.
  var isInPlay: Bool { table?.game.isOver == false }

  /// Requested tunes, and their use.
  struct Request: Equatable {
    let category: Category
    let purpose: Purpose

    enum Purpose: Equatable {
      /// To deal this many pairs; nil if the player named no number. `isNamed`: whether the player also named
      /// the category.
      case deal(pairs: Int?, isNamed: Bool = false)
      /// To save them for later games.
      case save
    }
  }
}
