import MemoryGame
import Saved
import Text
import Wording

/// The requests of reducers to the world. The reply to each is an action of the feature that asked.
package enum Effect: Equatable {
  /// Get tunes of a category to deal from. `asksCatalog`: whether `auto` may ask the catalog.
  case loadTunes(Category, TunePolicy, asksCatalog: Bool)
  /// Find out what a game of a category would use.
  case describeTunes(Category, TunePolicy, asksCatalog: Bool)
  /// Fetch tunes of a category for later games. `arePlayed`: whether games use them.
  case fetchTunes(Category, arePlayed: Bool)
  /// Delete the fetched tunes.
  case clearTunes
  /// Read a deck of the player's own, by its name or path.
  case readDeck(DeckRequest)
  /// Read the deck of favorites.
  case readFavorites(DeckRequest)
  /// Count the favorites, to list the decks.
  case countFavorites
  /// List the player's own decks that are found by name, and this many favorites.
  case listDecks(favorites: Int)
  /// Add a pair to the favorites, or remove it.
  case toggleFavorite(Favorite)
  /// Get today's date, to deal the game of that day or of the one asked for.
  case tellDay(asked: AskedDay?)
  /// Read what is known of today, and how many pairs of this deck are due. `isForMenu`: the answer to the line
  /// does not change.
  case readToday(Deck, isForMenu: Bool)
  /// If `seeks`, go on with the waiting game of this day, if there is one. Otherwise, if `leaves`, go on with a
  /// new position. The one on the table, which waits, has the number `leaving` from now on.
  case openDay(Day, seeks: Bool, leaves: Bool, leaving: Int)
  /// Read the records and, for statistics, what is known of the pairs of a deck.
  case readRecords(RecordsRequest, Deck)
  /// Rank a game that this player played alone, with this many pairs and moves, among the player's records. It
  /// took this many seconds; nil without a clock. `day`: that of a game of the day. `isRepeat`: its cards were
  /// seen before.
  case placeGame(
    player: String, pairs: Int, cards: CardContent, moves: Int, seconds: Int?, isAssisted: Bool,
    isRepeat: Bool, day: Day?)
  /// Read what the player knows of a deck, to deal this many pairs for practice.
  case readLearned(Deck, pairs: Int)
  /// Read what the player knew of a deck before this game.
  case learn(PracticedGame)
  /// Look up this deal and the player's games with as many pairs and such cards in the records. This is asked
  /// when a game is first shown, and when it is finished: another program may have shown its cards meanwhile.
  case recallDeal(game: Int, seed: UInt64, pairs: Int, cards: CardContent, player: String, isFinished: Bool)
  /// Look up in the records what came before a game against a level; without records, it is what came in this
  /// session.
  case recallBouts(Bout, inSession: PastBouts)
  /// Delete saved data.
  case forget(SavedThing)
  /// List the waiting games and those saved by name. `forTable`: there is no game to go to.
  case listGames(forTable: Bool = false)
  /// Save the game on the table under a name, unless another game has it and `replaces` is false.
  case saveGame(name: FilePath, replaces: Bool)
  /// Get the game with this name, or this number in the list shown last. The position on the table, which
  /// waits, has the number `leaving` from now on.
  case loadGame(name: FilePath, leaving: Int)
  /// Go on with the position that has this number, to go to a step. The one on the table, which waits, has the
  /// number `leaving` from now on.
  case takeUpGame(Int, leaving: Int, step: Int)
  /// Delete the game with this name or number or, unless `isSure`, only find it.
  case forgetGame(name: FilePath, isSure: Bool)
  /// Ask the bot with this name for its move.
  case askBot(String, BotQuestion)
  /// Count the columns of the board that is shown; 0 without one, or if rows are hidden. The card at this place
  /// is turned up.
  case countColumns(Place)
  /// Check whether the whole game on the table is saved.
  case checkGameIsSaved
}

/// What to read from the records.
package enum RecordsRequest: Equatable {
  /// The best games, with this many pairs or with any number, of a player other than the one at the keyboard if
  /// named. `canBeDealt`: whether a game of so many pairs can.
  case best(pairs: Int?, player: String? = nil, canBeDealt: Bool = true)
  /// Statistics over all decks and for this category, and the games of the day up to today; of games with this
  /// many pairs, or with any number.
  case stats(Category, pairs: Int? = nil, canBeDealt: Bool = true)
  /// The games of the day of this month.
  case days
}

extension SavedThing {
  /// What deletes it in the database, as far as it does not concern the game on the table or other games.
  package var queries: [Query] {
    switch self {
    case .records: Query.forgetRecords
    case .learned: Query.forgetLearned
    case .favorites: Query.forgetFavorites
    case .tunes: Query.forgetTunes
    case .settings, .game, .games, .history, .everything: []
    }
  }
}
