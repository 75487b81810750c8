import MemoryGame
import Text
import Wording

extension ReviewRefusal {
  var notice: Notice {
    switch self {
    case .nothingToHint: .refused("game-over") { $0.words.nothingLeftToFlip }
    case .notRecalled: .refused("not-recalled") { $0.words.notRecalled }
    case .tooLarge:
      .refused("too-large-to-review", ["mostPairs": PerfectPlay.mostPairs]) {
        $0.words.tooLargeToReview(mostPairs: PerfectPlay.mostPairs)
      }
    case .notYetToShare: .refused("not-finished") { $0.words.notYetToShare }
    case .notYetToWatch: .refused("not-finished") { $0.words.notYetToWatch }
    }
  }
}
