/// All that the game may ask of the world.
package enum Effect: Equatable {
  /// Get tunes of a category; the reply is `GameAction.tunesArrived`.
  case loadTunes(Category, TunePolicy)
  /// Say what a game of a category would use; the reply is `TunesAction.described`.
  case describeTunes(Category, TunePolicy)
  /// Forget the tunes that are kept; the reply is `TunesAction.cleared`.
  case clearTunes
  /// Read the records; the reply is `RecordsAction.read`.
  case readRecords(RecordsRequest)
  /// Remove something that is kept; the reply is `RecordsAction.forgotten`.
  case forget(Kept)
  /// Read a deck file; the reply is `TunesAction.deckRead`.
  case readDeck(path: String)
}
