import MemoryCore
import MemoryGame
import Text

/// What happened to a game.
package enum BegunGame: String {
  /// A card was turned for the first time.
  case begun = ""
  /// It was taken up again, or copied, and went on.
  case continued
  case revealed
}

extension Record {
  /// The line of a begun game.
  package static func line(_ event: BegunGame, of table: borrowing Table) -> String {
    "\(OutsideText.shown(table.tunes.deck.identity.key))\t\(table.game.board.pairs)\t\(table.cards.rawValue)"
      + "\t\(event.rawValue)\t\(table.seed)\t\(table.players.line)"
      + "\t\(event == .revealed ? (table.match?.decided ?? "") : "")"
  }
}
