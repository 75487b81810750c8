import MemoryGame
import Text
import Wording

let yesCommand = Command(
  name: "yes", synonyms: ["y"], availability: .afterQuestion, subject: .screens
) { _ in .confirmation(.confirmed) }

let noCommand = Command(
  name: "no", synonyms: ["n"], availability: .afterQuestion, subject: .screens
) { _ in .confirmation(.denied) }

extension Question {
  /// What the player is asked.
  var asked: Notice {
    Notice("question") { context in
      let words = context.words
      return switch self {
      case .forget(let saved): words.willBeDeleted(thing: saved)
      case .discard where context.table?.match?.isDecided == false: words.willEndMatch
      case .discard: words.willGiveUpGame(progress: context.progress)
      case .reveal: words.willReveal(progress: context.progress)
      case .replace(let name): words.willReplaceGame(name: OutsideText.brief(name.text))
      case .forgetGame(_, let game): words.willDeleteGame(game: game.text(words))
      case .takeHint: words.willTakeHint
      case .undoFlip: words.willUndoFlip
      }
    }
  }

  /// The answer to `no`.
  var denied: Notice {
    Notice("left") { context in
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
