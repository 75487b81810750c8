import Wording

/// What is asked, and what is said of the answer. `progress` tells how far the game on the table is, and
/// `isOnScreen` whether the player sees it.
extension QuestionsNotice {
  func message(progress: String, isOnScreen: Bool, _ words: any Wording) -> String {
    switch self {
    case .asked(.forget(let saved)): words.willBeDeleted(saved.thing)
    case .asked(.discard): words.willGiveUpGame(progress: progress)
    case .left(.forget(let saved)): words.nothingWasDeleted(saved.thing)
    case .left(.discard) where isOnScreen: words.gameGoesOn(progress: progress)
    case .left(.discard): words.gameGoesOnElsewhere(progress: progress)
    case .nothingAsked: words.noQuestionToAnswer
    }
  }
}
