import MemoryGame
import Text
import Wording

/// Why a line is refused: it changes nothing.
enum Refusal: Error, Equatable {
  case line(LineRefusal)
  case deck(DeckRefusal)
  case players(PlayersRefusal)
  case play(PlayRefusal)
  case review(ReviewRefusal)
  case deal(DealRefusal)
  case games(GamesRefusal)
  case steps(StepsRefusal)
  case setting(SettingRefusal)
  case tunes(TunesRefusal)
  /// What is kept cannot be deleted.
  case forget(SavedThing, SystemFailure)
}

/// Why there is no such deck, or it cannot be used.
enum DeckRefusal: Equatable, Sendable {
  case unknown(Word, nearest: String?)
  case unusable(DeckFileFailure)
  /// The name of a theme of several decks, and what it was named for.
  case unclear(theme: String, of: [BuiltInDeck], use: DeckUse)
}

enum PlayRefusal: Error, Equatable {
  case gameIsOver
  case noSuchCard(Int)
  /// With the second card of the line, which may be played alone.
  case card(Board.Refusal, second: Int?)
  /// The second card might belong to another player's move.
  case oneCardOnly(Int)
  case notYourTurn(String)
  case passAlone
  case passInMove
  case passTooEarly
  /// A place beside the waiting card, without one.
  case noCardWaits
  case noSuchPlace(columns: Int, rows: Int)
  case bot(String, BotFailure)
}

enum ReviewRefusal: Equatable, Sendable {
  case nothingToHint
  case notRecalled
  case tooLarge
  case notYetToShare
  case notYetToWatch
}

enum DealRefusal: Equatable, Sendable {
  case matchGoesOn
  case matchLength(Int)
  /// No deck of words was chosen whose pairs could be listed.
  case noWords
  /// Cards of this deck cannot be split.
  case cannotSplit(Deck)
  case challenge(pairs: Int, most: Int)
  case dayToCome(Day, today: Day)
  case noTunes(FetchFailure)
  /// More pairs than the deck can deal, with the command to type instead.
  case pairs(Int, most: Int, of: Deck, command: String)
  case tooManyForPrograms
  /// No game has so few pairs.
  case tooFewPairs(Int, command: String)
}

/// Why nothing was done with a game or, if its name is empty, why the games cannot be listed.
enum GamesRefusal: Equatable, Sendable {
  case failure(GamesFailure, FilePath)
  case badName(FilePath)
  /// There is no game on the table, but perhaps another program has one.
  case noneOnTable(isElsewhere: Bool)
}

enum StepsRefusal: Error, Equatable {
  /// More steps than can be undone or redone, or a number out of range. `only`: the numbers that can be typed;
  /// nil if the one that was makes no sense.
  case noSuchStep(StepsAction, asked: Int, only: ClosedRange<Int>?)
}

enum SettingRefusal: Equatable, Sendable {
  /// With a choice to type instead. `isDeck`: the value may be the name of a deck.
  case notAChoice(Setting, Word, example: String, isDeck: Bool)
}

enum TunesRefusal: Equatable, Sendable {
  case noPairFound(example: Int?)
  /// `isHalf`: the other half of the tune of a split card is hidden.
  case hidden(card: Int, isHalf: Bool, example: Int?)
  case onlyTitles(Deck)
  case needsHome
  case notSaved(SystemFailure)
  case notFetched(FetchFailure)
}
