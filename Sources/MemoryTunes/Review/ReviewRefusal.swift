import MemoryGame
import Wording

extension ReviewRefusal: RefusalSentence {
  var sentence: Notice {
    switch self {
    case .nothingToHint: .refused("game-over", \.words.nothingLeftToFlip)
    case .notRecalled: .refused("not-recalled", \.words.notRecalled)
    case .tooLarge:
      .refused("too-large-to-review") { $0.words.tooLargeToReview(mostPairs: PerfectPlay.mostPairs) }
    case .notYetToShare: .refused("not-finished", \.words.notYetToShare)
    case .notYetToWatch: .refused("not-finished", \.words.notYetToWatch)
    }
  }
}
