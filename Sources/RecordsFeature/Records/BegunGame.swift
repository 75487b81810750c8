import MemoryCore
import MemoryGame
import Text

/// A line of the file of begun games.
package struct BegunGame: RecordLine {
  /// What happened to the game.
  package enum Event: String {
    /// A card was turned for the first time.
    case begun = ""
    /// It was taken up again, or copied, and went on.
    case continued
    case revealed
  }

  package static let kind = RecordKind.begun

  /// The name of the category or of the deck file.
  let deck: String
  let pairs: Int
  /// What the two cards of a pair showed.
  let cards: CardContent
  let event: Event
  /// Nil if the line was cut short.
  let seed: UInt64?
  let players: [String]
  /// If giving it up decided a match, as in a record; otherwise empty.
  let match: [String]

  func isSolo(of name: String) -> Bool { players.count == 1 && players[0] == name }

  package init?(_ line: inout Columns, columns: Int) {
    guard let deck = line.nextText(), let pairs = line.nextCount(), pairs > 0, pairs < Int(Int32.max) else {
      return nil
    }
    (self.deck, self.pairs) = (deck, pairs)
    cards = line.nextText().flatMap(CardContent.init(rawValue:)) ?? .same
    event = line.nextText().flatMap(Event.init(rawValue:)) ?? .begun
    let seed = line.nextNumber()
    self.seed = line.isAtEndOfLine ? nil : seed
    players = Record.players(&line)
    match = line.nextWords()
  }
}

extension Record {
  /// The line of a begun game.
  package static func line(_ event: BegunGame.Event, of table: borrowing Table) -> String {
    "\(OutsideText.shown(table.tunes.deck.identity.key))\t\(table.game.board.pairs)\t\(table.cards.rawValue)"
      + "\t\(event.rawValue)\t\(table.seed)\t\(table.players.line)"
      + "\t\(event == .revealed ? (table.match?.decided ?? []).joined(separator: " ") : "")"
  }
}
