/// What is asked, and what is said of the answer. `progress` tells how far the game on the table is, and
/// `isOnScreen` whether the player sees it.
extension QuestionsNotice {
  func message(progress: String, isOnScreen: Bool) -> String {
    switch self {
    case .asked(.forget(let kept)):
      "\(kept.title) will be deleted for good. Are you sure? Type: yes or no"
    case .asked(.discard):
      "Your game is not over: \(progress). Give it up? Type: yes or no"
    case .left(.forget(let kept)):
      "\(kept.title): nothing was deleted."
    case .left(.discard):
      "Your game goes on: \(progress)." + (isOnScreen ? "" : " To continue it, type: game")
    case .nothingAsked:
      "There is no question to answer. Type help for a list of commands."
    }
  }
}
