import MemoryGame
import Text

/// The answers to actions about deals.
package enum DealNotice: Answer, Equatable {
  /// `unsplit`: why the cards are alike although split ones were chosen; nil if they are not.
  case dealt(unsplit: SplitProblem? = nil)
  /// More pairs than tunes.
  case pairsRefused(asked: Int, tunes: Int, command: String = "play")
  /// The same, with tunes that split cards leave out. `command` is the one to type instead.
  case splitPairsRefused(asked: Int, tunes: Int, command: String = "play")
  /// A deck that cannot be split.
  case nothingToPractice(Deck, SplitProblem)
  case tooManyPairsForPrograms
  case challengeRefused(pairs: Int, most: Int)
  case noTunes(FetchProblem)
  /// A day in the future.
  case dayToCome(Day, today: Day)
  /// Today's game is finished.
  case dayFinished(Share, Today)
  /// The game of a day waited.
  case dayGoesOn(Day)
  /// Nobody to play against.
  case matchAlone
  case matchLength(Int)
  /// `again` before the end of a game of a match.
  case matchGoesOn
  case seedChosen(UInt64)
  case playersChosen(Players)
  case playersRefused(PlayersProblem)
  /// Of the game on the table, or of the next one if there is none.
  case players(Players, next: Players)

  package var code: AnswerCode {
    switch self {
    case .dealt: .done(.dealt)
    case .nothingToPractice: .refused(.cannotSplit)
    case .pairsRefused, .splitPairsRefused, .challengeRefused: .refused(.pairsOutOfRange)
    case .tooManyPairsForPrograms: .refused(.tooManyPairs)
    case .noTunes(.networkOff): .refused(.networkOff)
    case .noTunes: .refused(.noTunes)
    case .dayToCome: .refused(.dayToCome)
    case .dayFinished: .done(.dayFinished)
    case .dayGoesOn: .done(.gameLoaded)
    case .matchAlone: .refused(.playingAlone)
    case .matchLength: .refused(.matchLength)
    case .matchGoesOn: .refused(.notFinished)
    case .seedChosen: .done(.seedChosen)
    case .playersChosen: .done(.playersChosen)
    case .playersRefused: .refused(.playersRefused)
    case .players: .done(.players)
    }
  }

  package var shows: Shown {
    switch self {
    case .dayFinished: .nothing
    case .dayGoesOn: .place
    default: .screen
    }
  }

  package func tellsTurn(_ context: AnswerContext) -> Bool { if case .dealt = self { true } else { false } }

  package func draw(_ context: AnswerContext, into output: inout Output) {
    if case .dayFinished(let share, _) = self { share.draw(style: context.style, into: &output) }
  }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .dayFinished(let share, _):
      share.addMember(context.words, to: &object)
    case .players(let players, _):
      object.name("list")
      object.objects(players.list) { $1.members($0) }
    default: break
    }
  }
}
