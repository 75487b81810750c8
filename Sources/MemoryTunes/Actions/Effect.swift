import MemoryGame
import Saved
import Text
import Wording

/// The requests of reducers to the world. The reply to each is an action of the feature that asked.
enum Effect {
  /// Ask what is saved, or change it. The reply is rows, which a recording keeps: nil if nothing is saved. The
  /// action that takes it is nil for rows that answer something else.
  case ask(
    Access = .commits, (SavedGames) throws(DatabaseProblem) -> [Row], taking: ([Row]?) -> FeatureAction?)
  /// Ask what is saved, and which decks have pairs that are due, as rows of `DueDeck`: of one that is known, of
  /// built-in ones in a language, and of those in the folder.
  case askDue([Query], knowing: Deck?, Language, taking: ([Row]?) -> FeatureAction?)
  /// Get tunes of a category. `asksCatalog`: whether `auto` may ask the catalog.
  case loadTunes(
    BuiltInDeck, TunePolicy, asksCatalog: Bool, taking: (Result<Tunes, FetchProblem>) -> any GameAction)
  /// Find out what a game of a category would use.
  case describeTunes(BuiltInDeck, TunePolicy, asksCatalog: Bool)
  /// Read a deck of the player's own, by its name or path.
  case readDeck(FilePath, for: DeckUse)
  /// List the player's own decks that are found by name, and this many favorites. `due`: those with pairs that
  /// are due.
  case listDecks(favorites: Int, due: [DueDeck])
  /// Get today's date, to deal the game of that day or of the one asked for.
  case tellDay(asked: AskedDay?)
  /// Delete saved data. The action takes how many files or rows are gone.
  case forget(SavedThing, taking: (Result<Int, SystemProblem>) -> any GameAction)
  /// Ask the bot with this name for its move.
  case askBot(String, BotQuestion)
  /// Count the columns of the board that is shown; 0 without one, or if rows are hidden. The cards at
  /// these places are turned up.
  case countColumns([Place])
  /// Check whether the whole game on the table is saved.
  case checkGameIsSaved

  /// Asks for the rows of all queries, one after the other. `take` is given what `read` makes of them: nil if
  /// nothing is saved, or if they answer something else.
  static func ask<Value>(
    _ queries: [Query], about game: Int? = nil, _ access: Access = .reads,
    reading read: @escaping ([Row]) -> Value?, taking take: @escaping (Value?) -> FeatureAction
  ) -> Effect {
    .ask(access) { games throws(DatabaseProblem) in
      try games.rows(queries, about: game)
    } taking: { rows in
      guard let rows else { return take(nil) }
      return read(rows).map { take($0) }
    }
  }

  /// The same, with the decks that have pairs that are due.
  static func askDue<Value>(
    _ queries: [Query], knowing deck: Deck?, in language: Language,
    reading read: @escaping ([Row]) -> Value?, taking take: @escaping (Value?) -> FeatureAction
  ) -> Effect {
    .askDue(queries, knowing: deck, language) { rows in
      guard let rows else { return take(nil) }
      return read(rows).map { take($0) }
    }
  }

  static func askLearned(of deck: Deck, taking take: @escaping (Learned?) -> FeatureAction) -> Effect {
    .ask(Learned.queries(of: deck), reading: { Learned($0, of: deck) }, taking: take)
  }
}
