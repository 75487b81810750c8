import MemoryGame
import Wording

/// What the world answers to an `Effect`.
package enum Reply {
  case tunes(Result<Tunes, FetchProblem>)
  case forecast(Forecast)
  /// How many files were removed.
  case removed(files: Int)
  case deck(Result<Deck, DeckFileProblem>)
  case decks(DeckList)
  case day(Day)
  case records(RecordsNotice)
  /// Nil where nothing is recorded.
  case rank(Rank?)
  /// Nil where nothing is recorded.
  case past(Past?)
  /// Nil where nothing is saved.
  case learned(Learned?)
  /// Nil where nothing is saved.
  case games([ListedGame]?)
  case gameSaved(GamesProblem?)
  case game(Result<[UInt8], GamesProblem>)
  case botMove(Result<Choice, BotProblem>)
  case isSaved(Bool)
}
