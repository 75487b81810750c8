import Text
import Wording

package enum RecordsAction {
  /// Ask for the best games of one or all numbers of pairs, of a named player or the one at the keyboard.
  case requested(pairs: Int?, player: String?)
  case statsRequested(pairs: Int?)
  /// The reply about the records.
  case read(RecordsNotice)
  case forgetRequested(SavedThing)
  /// Delete the game with this name or number.
  case forgetGameRequested(name: FilePath)
  case forgotten(SavedThing, files: Int)
}

/// The refusal of a command about games of so few pairs.
struct TooFewPairs: Answer {
  let pairs: Int
  let command: String

  var code: AnswerCode { .refused(.pairsOutOfRange) }
}

/// The answers about records.
package enum RecordsNotice: Answer, Equatable {
  case nothingSaved
  /// The best games that one person played, and the last games of several players, latest first.
  case best([Record], ofSeveral: [Record], of: RecordsSelection)
  case stats(Stats)
  case days(DayCalendar)
  case forgotten(SavedThing, files: Int)

  package var code: AnswerCode {
    switch self {
    case .nothingSaved: .done(.nothingSaved)
    case .best: .done(.records)
    case .stats: .done(.stats)
    case .days: .done(.days)
    case .forgotten: .done(.forgotten)
    }
  }

  package var shows: Shown { if case .days = self { .listFirst } else { .nothing } }

  package func draw(_ context: AnswerContext, into output: inout Output) {
    RecordsScreen().draw(self, style: context.style, into: &output)
  }
}

extension RecordsAction {
  /// The result of the action, which changes no state.
  package func next(_ game: borrowing GameState) -> Next {
    switch self {
    case .requested(let pairs?, _) where pairs < 2:
      .answer(TooFewPairs(pairs: pairs, command: "records"))
    case .statsRequested(let pairs?) where pairs < 2:
      .answer(TooFewPairs(pairs: pairs, command: "stats"))
    case .requested(let pairs, let player):
      .ask(.readRecords(.best(pairs: pairs, player: player), game.learningDeck))
    case .statsRequested(let pairs):
      .ask(.readRecords(.stats(game.settings.category, pairs: pairs), game.learningDeck))
    case .read(let answer): .answer(answer.advising(game))
    case .forgetRequested(let saved): .ask(.forget(saved))
    case .forgetGameRequested(let name): .ask(.forgetGame(name: name, isSure: true))
    case .forgotten(let saved, let files): .answer(RecordsNotice.forgotten(saved, files: files))
    }
  }
}

extension RecordsNotice {
  /// The same, with whether a game of that size can be dealt.
  fileprivate func advising(_ game: borrowing GameState) -> RecordsNotice {
    switch self {
    case .best(let records, let several, var selection):
      selection.canBeDealt = selection.pairs.map(game.canDeal) ?? true
      return .best(records, ofSeveral: several, of: selection)
    case .stats(var stats):
      stats.canBeDealt = stats.pairs.map(game.canDeal) ?? true
      return .stats(stats)
    case .nothingSaved, .days, .forgotten: return self
    }
  }
}
