import MemoryGame
import Text
import Wording

/// The requests of reducers to the world. The reply to each is an action of the feature that asked.
enum Effect: Equatable, Sendable {
  // What is kept of games.

  /// Whether a game of this kind was finished.
  case recallKind(isShared: Bool, CardContent)
  /// This deal, when it is first shown.
  indirect case recallDeal(RecordedDeal)
  /// What came before a game that has just been finished for the first time. It is recorded after that.
  indirect case recallBefore(EndedGame)
  /// Get the game with this name or number. The one on the table waits.
  case load(FilePath)
  /// If `seeks`, go on with the waiting game of this day, if there is one. Otherwise, if `leaves`, the one on
  /// the table waits, and the next game gets a position of its own.
  case openDay(Day, seeks: Bool, leaves: Bool)
  indirect case save(GameState, as: FilePath, replaces: Bool)
  /// Delete the game with this name or number or, unless `isSure`, only find it.
  case forgetGame(FilePath, isSure: Bool)
  /// Delete saved data.
  case forget(SavedThing)
  /// Whether the whole game on the table is saved.
  case checkGameIsSaved

  // What is kept of decks and tunes.

  /// Make a tune a favorite or, if it is one and `removes`, take that back.
  indirect case favorite(Favorite, removes: Bool)
  case clearTunes
}

/// Which decks may have pairs that are due: one that is known, those built in for a language, and those in the
/// folder.
struct DueDecks: Equatable, Sendable {
  let known: Deck?
  let language: Language

  init(knowing known: Deck?, _ language: Language) { (self.known, self.language) = (known, language) }
}
