import MemoryGame
import Text
import Wording

/// What a line is for, as its command makes it from the words alone (in Redux: what an action creator returns).
/// The session reads until it is an action, which holds what was read.
enum Intent: Equatable, Sendable {
  case act(FeatureAction)
  /// What is read of the world depends on the state.
  indirect case inquire(Inquiry)
  indirect case read(Reading)
  /// Print the last answer again.
  case repeatAnswer

  static func refuse(_ refusal: Refusal) -> Intent { .act(.refuse(refusal)) }
}

/// What a line asks of the state and the world.
enum Inquiry: Equatable, Sendable {
  // To play.

  /// Go to the game on the table.
  case game
  /// Turn up the cards at one or two places of the board that is shown.
  case places([Place])
  /// Deal today's game, which may be finished or waiting, or that of another day.
  case daily(AskedDay?)
  /// Practice pairs of the chosen deck, by default as many as for `play`.
  case practice(pairs: Int?)
  /// Practice the deck of words that was chosen last.
  case practiceWords
  /// Choose, deal, practice or list this deck.
  case deck(DeckReference, for: DeckUse)
  /// The same with a deck that was read.
  case readDeck(Result<Deck, DeckFileFailure>, FilePath, for: DeckUse)

  // To show.

  case decks
  /// The pairs of the deck of words on the table, or of the one that was chosen last.
  case words
  /// Which tunes the next game uses.
  case tunes
  /// The games that can be loaded.
  case games
  /// The best games of one or all numbers of pairs, of a named player or the one at the keyboard.
  case best(pairs: Int?, player: String?)
  case statistics(pairs: Int?)
  /// The games of the days of this month.
  case days
}
