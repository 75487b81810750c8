import MenuFeature
import MemoryCore
import MemoryGame
import RecordsFeature

/// The world's replies to effects.
package enum Reply {
  case tunes(Result<Tunes, FetchProblem>)
  case forecast(Forecast)
  /// The number of files removed.
  case removed(files: Int)
  case deck(Result<Deck, DeckFileProblem>)
  case decks(DeckList)
  case day(Day)
  case records(RecordsNotice)
  /// Nil if nothing is recorded.
  case rank(Rank?)
  /// Nil if nothing is recorded.
  case past(Past?)
  /// Nil if nothing is saved.
  case learned(Learned?)
  /// Nil if nothing is saved.
  case games([ListedGame]?)
  /// Whether another game was replaced.
  case gameSaved(Result<Bool, GamesProblem>)
  case game(Result<SavedGame, GamesProblem>)
  case botMove(Result<Choice, BotProblem>)
  case isSaved(Bool)
  case gameTakenUp(GamesProblem?)
  case gameForgotten(Result<ListedGame, GamesProblem>)
}
