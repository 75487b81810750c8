import MemoryGame
import Text

/// Everything that a reducer may ask of the world. The world answers each effect with the `Reply` named beside
/// it.
package enum Effect: Equatable {
  /// Get tunes of a category to deal from: `.tunes`. `asksCatalog` tells whether `auto` may ask the catalog.
  case loadTunes(Category, TunePolicy, asksCatalog: Bool)
  /// Tell what a game of a category would use: `.forecast`.
  case describeTunes(Category, TunePolicy, asksCatalog: Bool)
  /// Fetch tunes of a category for later games: `.tunes`. `arePlayed` tells whether games are dealt from them.
  case fetchTunes(Category, arePlayed: Bool)
  /// Forget the tunes that were fetched: `.removed`.
  case clearTunes
  /// Read a deck file: `.deck`.
  case readDeck(path: FilePath)
  /// List the decks that are found by their names: `.decks`.
  case listDecks
  /// Tell which day it is, to deal the game of that day or of the one that was asked for: `.day`.
  case tellDay(asked: Day?)
  /// Read the records and, for statistics, what is known of the pairs of a deck: `.records`.
  case readRecords(RecordsRequest, Deck)
  /// Tell how a game of this many pairs and moves ranks among the records: `.rank`. Its beginning and its end
  /// are in seconds since 1970; nil where nobody looks at the clock.
  case placeGame(pairs: Int, moves: Int, began: Int?, ended: Int?, isAssisted: Bool)
  /// Read what the player knows of the pairs of a deck, to deal so many of them for practice: `.learned`.
  case readLearned(Deck, pairs: Int)
  /// Save what a finished game showed of its pairs. The reply is what was known before it: `.learned`.
  case learn(PracticedGame)
  /// Tell what the records have of this deal and of games of as many pairs: `.past`.
  case recallDeal(seed: UInt64, pairs: Int)
  /// Remove something that is saved: `.removed`.
  case forget(Saved)
  /// List the games that wait and those that were saved by name: `.games`.
  case listGames
  /// Save a game file under a name: `.gameSaved`.
  case saveGame(name: FilePath, file: [UInt8])
  /// Get the game file that has this name, or this number in the list of games: `.game`.
  case loadGame(name: FilePath)
  /// Ask the bot with this name for its move: `.botMove`.
  case askBot(String, BotQuestion)
  /// Tell whether all of the game on the table is saved: `.isSaved`.
  case checkGameIsSaved
}

/// What is wanted of the records.
package enum RecordsRequest: Equatable {
  /// The best games, with this many pairs or with any number.
  case best(pairs: Int?)
  /// How the games went, over all and for this category, and the games of days up to the present one.
  case stats(Category)
}

/// What is saved of a player, as a player can have it forgotten.
package enum Saved: String, CaseIterable {
  case settings
  /// The game on the table.
  case game
  /// The games that wait, and those that were saved by name.
  case games
  case records
  /// What was learned of the pairs of decks.
  case learned
  case history
  case tunes
  case everything
}
