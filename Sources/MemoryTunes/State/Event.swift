import MemoryGame
import Text
import Wording

/// What happened, with everything that a sentence, a board, JSON or a bot says of it. What takes much room is
/// indirect, because events are copied.
enum Event: Equatable, Sendable {
  /// The session began, perhaps with a game that was left in this state of play.
  case started(Game.Phase?)
  case refused(Refusal)

  // The game on the table.

  /// A card was turned up.
  case turned(TurnedCard)
  /// A move was completed: two cards, or none for a pass.
  case moved(CompletedMove)
  case ended(Ending)
  /// The rank of the game that ended is known.
  case ranked(Rank)
  case hinted(HintGiven)
  case recalled(cards: [Int])
  case toldScore
  case toldPar
  indirect case reviewed(GameReview)
  indirect case shared(SharedGame)
  indirect case watched(WatchedGame)
  case wentOverSteps(StepsTaken)
  /// The game is at the step to which the line goes.
  case stayedAtStep
  case listedSteps(StepList)

  // Games.

  case dealt(DealSummary)
  /// A game that waited is on the table; that of the day that was asked for, if it was.
  case loaded(day: Day?)
  case saved(name: FilePath, replaces: Bool)
  case listedGames([ListedGame])
  case forgotGame(ListedGame)

  // The next game.

  case choseDeck(Deck)
  case listedDecks(ListedDecks)
  case chosePlayers(Players)
  case toldPlayers(Players, next: Players)
  case choseSeed(UInt64)
  case listedWords(WordList)
  case chose(ChosenSetting)
  /// The cards of one of the player's own decks, which stay chosen for it.
  case choseCards(Deck)
  case toldChoices(ToldChoices)
  case foretold(Forecast)
  case fetched(FetchedTunes)
  case favored(Favorite, FavoriteChange)

  // What is kept.

  case listedRecords(BestGames)
  indirect case toldStatistics(Statistics)
  case listedDays(DayCalendar)
  /// This session keeps no games, or no records.
  case keepsNoGames
  case keepsNoRecords
  case forgot(SavedThing, count: Int)
  /// Of so many categories the fetched tunes are deleted.
  case clearedTunes(categories: Int)

  // The session.

  case showed
  case helped(HelpTopic)
  case toldRules
  indirect case asked(Question)
  indirect case denied(Question)
  case left(isSaved: Bool)

  var isDeal: Bool { if case .dealt = self { true } else { false } }

  /// Whether an answer can be about it. It is not about what is only known of the end of a game.
  var isHeadline: Bool { if case .ranked = self { false } else { true } }
}
