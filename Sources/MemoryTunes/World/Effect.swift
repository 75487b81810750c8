import Text

/// Everything that the game may ask of the world.
package enum Effect: Equatable {
  /// Get tunes of a category to deal from. The reply is `DealAction.tunesArrived`.
  case loadTunes(Category, TunePolicy)
  /// Tell which day it is, to deal the game of that day or of the one that was asked for. The reply is
  /// `DealAction.dayCame`.
  case tellDay(asked: Day?)
  /// Tell what a game of a category would use. The reply is `TunesAction.described`.
  case describeTunes(Category, TunePolicy)
  /// Fetch tunes of a category for later games. The reply is `TunesAction.fetched`.
  case fetchTunes(Category, TunePolicy)
  /// Forget the tunes that were fetched. The reply is `TunesAction.cleared`.
  case clearTunes
  /// Read a deck file. The reply is `TunesAction.deckRead`.
  case readDeck(path: FilePath)
  /// List the decks that are found by their names. The reply is `TunesAction.decksListed`.
  case listDecks
  /// Read the records. The reply is `RecordsAction.read`.
  case readRecords(RecordsRequest)
  /// Tell where a game of this many pairs and moves, begun at this time, stands among the records. The reply,
  /// if that is known, is `GameAction.placed`.
  case placeGame(pairs: Int, moves: Int, began: Int?)
  /// Remove something that is saved. The reply is `RecordsAction.forgotten`.
  case forget(Saved)
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
  case game
  case records
  case history
  case tunes
  case everything
}
