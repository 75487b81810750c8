import MemoryGame
import Text
import Wording

let yesCommand = Command(
  name: "yes", synonyms: ["y"], availability: .afterQuestion, subject: .screens
) { _ in .confirmation(.confirmed) }

let noCommand = Command(
  name: "no", synonyms: ["n"], availability: .afterQuestion, subject: .screens
) { _ in .confirmation(.denied) }

/// A loss, or the first aid of a game, that the player is asked to confirm.
enum Question: Equatable {
  case forget(SavedThing)
  /// Replace the game in play by a new one.
  case discard(PendingDeal)
  case reveal
  /// Take the game in play off the table, to go back before its deal.
  case goBack(StepsAction)
  /// Save a game in place of another one of this name.
  case replace(FilePath)
  case forgetGame(FilePath, ListedGame)
  case takeHint
  case undoFlip(StepsAction)

  /// What the player is asked.
  var asked: Said {
    Said(.done("question")) { context in
      let words = context.words
      return switch self {
      case .forget(let saved): words.willBeDeleted(thing: saved)
      case .discard where context.table?.match?.isDecided == false: words.willEndMatch
      case .discard: words.willGiveUpGame(progress: context.progress)
      case .reveal: words.willReveal(progress: context.progress)
      case .goBack: words.willTakeGameAway(progress: context.progress)
      case .replace(let name): words.willReplaceGame(name: OutsideText.brief(name.text))
      case .forgetGame(_, let game): words.willDeleteGame(game: game.text(words))
      case .takeHint: words.willTakeHint
      case .undoFlip: words.willUndoFlip
      }
    }
  }

  /// The answer to `no`.
  var denied: Said {
    Said(.done("left")) { context in
      let words = context.words
      return switch self {
      case .forget(let saved): words.nothingWasDeleted(thing: saved)
      case .replace(let name): words.gameWasNotReplaced(name: OutsideText.brief(name.text))
      case .forgetGame(_, let game): words.gameWasNotDeleted(game: game.text(words))
      case _ where context.table?.game.isOver == true: words.nextOfMatch
      case _ where context.route == .game: words.gameGoesOn(progress: context.progress)
      default: words.gameGoesOnElsewhere(progress: context.progress)
      }
    }
  }
}

extension AnswerContext {
  fileprivate var progress: String { table?.game.progress(words) ?? "" }
}
