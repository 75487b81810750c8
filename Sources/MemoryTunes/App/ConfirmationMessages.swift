import App
import MemoryGame
import Text
import Wording

/// Questions, and messages about their answers.
extension ConfirmationNotice {
  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let progress = context.table?.game.progress(words) ?? ""
    return switch self {
    case .asked(.forget(let saved)): words.willBeDeleted(thing: saved)
    case .asked(.discard) where context.table?.match?.isDecided == false: words.willEndMatch
    case .asked(.discard): words.willGiveUpGame(progress: progress)
    case .asked(.reveal): words.willReveal(progress: progress)
    case .asked(.goBack): words.willTakeGameAway(progress: progress)
    case .asked(.replace(let name)): words.willReplaceGame(name: OutsideText.brief(name.text))
    case .asked(.forgetGame(_, let game)): words.willDeleteGame(game: game.text(words))
    case .asked(.takeHint): words.willTakeHint
    case .asked(.undoFlip): words.willUndoFlip
    case .left(.forget(let saved)): words.nothingWasDeleted(thing: saved)
    case .left(.replace(let name)): words.gameWasNotReplaced(name: OutsideText.brief(name.text))
    case .left(.forgetGame(_, let game)): words.gameWasNotDeleted(game: game.text(words))
    case .left where context.table?.game.isOver == true: words.nextOfMatch
    case .left where context.route == .game: words.gameGoesOn(progress: progress)
    case .left: words.gameGoesOnElsewhere(progress: progress)
    case .nothingAsked: words.noQuestionToAnswer
    }
  }
}
