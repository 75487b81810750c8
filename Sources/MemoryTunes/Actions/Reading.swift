import MemoryGame
import Text

/// What is read of the world for a line, before its action is known.
enum Reading: Equatable, Sendable {
  case best(pairs: Int?, player: String?, canBeDealt: Bool)
  indirect case statistics(BuiltInDeck, Deck, pairs: Int?, canBeDealt: Bool)
  /// The games of the days of this month.
  case days
  /// The games that can be loaded. `forTable`: because there is no game on the table.
  case games(forTable: Bool)
  /// The decks, with what is due in them. `isForWords`: to learn words, because none was chosen.
  indirect case decks(DueDecks, isForWords: Bool)
  case favorites(for: DeckUse)
  /// A deck of the player's own, by its name or path.
  case deck(FilePath, for: DeckUse)
  /// What is known of a deck, to practice so many pairs of it.
  indirect case learned(of: Deck, pairs: Int, DueDecks)
  /// What is known of a deck, to list its pairs.
  indirect case words(of: Deck)
  /// What is known of today, to play its game.
  case today
  /// Today's date, to deal the game of that day or of the one asked for.
  case day(asked: AskedDay?)
  /// What a game of a category would use. `asksCatalog`: whether `auto` may ask the catalog.
  case forecast(BuiltInDeck, TunePolicy, asksCatalog: Bool)
  /// The columns of the board that is shown; 0 without one, or if rows are hidden. The cards at these places
  /// are turned up.
  case columns([Place])
}
