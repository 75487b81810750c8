import Text
import Wording

extension DealRefusal {
  var notice: Notice {
    switch self {
    case .matchGoesOn: .refused("not-finished") { $0.words.matchGoesOn }
    case .matchLength(let games):
      .refused("match-length", ["games": games.ifExact]) { $0.words.matchLength(games: $0.typed(games)) }
    case .cannotSplit(let deck):
      .refused("cannot-split", ["deck": deck.identity.name]) {
        $0.words.sentences(deck.splitProblem($0.words), $0.words.decksOfWords)
      }
    case .noWords: .refused("no-words") { $0.words.decksOfWords(listing: true) }
    case .challenge(let pairs, let most):
      .refused("pairs-out-of-range", Self.values(pairs: pairs, most: most, deck: nil)) {
        $0.words.challengeRefused(pairs: "\(pairs)", most: most)
      }
    case .dayToCome(let day, let today):
      .refused("day-to-come", ["day": day.text, "today": today.text]) {
        $0.words.dayToCome(day: day.text($0.style), today: today.text($0.style))
      }
    case .noTunes(let failure):
      .refused(failure == .networkOff ? "network-off" : "no-tunes", ["problem": failure.rawValue]) {
        $0.words.notDealt(failure: $0.words.fetchFailure(failure: failure))
      }
    case .pairs(let pairs, let most, let deck, let command):
      .refused("pairs-out-of-range", Self.values(pairs: pairs, most: most, deck: deck)) {
        Self.outOfRange(pairs, most: most, of: deck, command, $0)
      }
    case .tooManyForPrograms:
      .refused("too-many-pairs", ["most": NextGame.mostPairsOfPrograms]) {
        $0.words.tooManyForPrograms(most: NextGame.mostPairsOfPrograms)
      }
    case .tooFewPairs(let pairs, let command):
      .refused("pairs-out-of-range", Self.values(pairs: pairs, most: nil, deck: nil)) {
        $0.words.noGameOfSoFewPairs(
          pairs: $0.typed(pairs), command: $0.words.command(command), instead: NextGame.usualPairs)
      }
    }
  }

  private static func values(pairs: Int, most: Int?, deck: Deck?) -> Notice.Values {
    ["pairs": pairs.ifExact, "most": most, "deck": deck?.identity.name]
  }

  private static func outOfRange(
    _ asked: Int, most: Int, of deck: Deck, _ command: String, _ context: AnswerContext
  ) -> String {
    // The deck has more tunes, which split cards leave out.
    let isSplit = most != deck.count(for: .same)
    let usual = min(NextGame.usualPairs, most)
    let words = context.words
    // The deck as it was typed, which may be another than the chosen one.
    let typed = context.typed.dropFirst().filter { !$0.isNumber }.map(\.brief)
    let command = ([words.command(command)] + typed).joined(separator: " ")
    let (pairs, name) = (context.typed(asked), deck.name(words))
    return isSplit
      ? words.cannotDealSplit(pairs: pairs, deck: name, most: most, command: command, other: usual)
      : words.cannotDeal(pairs: pairs, deck: name, most: most, command: command, instead: usual)
  }
}
