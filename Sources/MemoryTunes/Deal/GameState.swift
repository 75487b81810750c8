/// The game on the table and the one to come.
package struct GameState {
  var next: NextGame
  /// Nil before the first deal.
  package var table: Table?
  /// The tunes that were asked for and have not come yet.
  var request: Request?
  /// The seeds of games that were taken off the table after flips of theirs were undone.
  var undoneSeeds: Set<UInt64> = []
  /// How many games have been dealt or loaded, those that were undone included.
  var deals = 0
  /// Whether `auto` asks the catalog. It does not after a failure: every game would begin with the same wait,
  /// and the same excuse.
  var asksCatalog = true
  /// The names of the bots that can play.
  var bots: [String] = []

  package init(next: NextGame) {
    self.next = next
  }

  /// The aids of a game that is dealt from the seed of the next deal.
  var nextAids: Aids {
    var aids = next.aids
    if undoneSeeds.contains(next.seed) { aids.undo = true }
    return aids
  }

  /// Whether there is a game on the table that is not over.
  var isInPlay: Bool { table?.game.isOver == false }

  /// Tunes that were asked for, and what for.
  struct Request: Equatable {
    let category: Category
    let purpose: Purpose

    enum Purpose: Equatable {
      /// To deal this many pairs; nil if the player named no number. `isNamed` tells whether the player named
      /// the category, too.
      case deal(pairs: Int?, isNamed: Bool = false)
      /// To have them for later games.
      case save
    }
  }
}
