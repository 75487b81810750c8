import Wording

package let challengeCommand = Command<any GameAction>(
  name: "challenge", parameters: [Parameter(.code)], consequence: .deals
) { arguments throws(LineProblem) in
  let word = try arguments.word(0)
  guard let challenge = Challenge(word) else { throw .notAChallenge(word) }
  return ChallengeRequested(challenge: challenge)
}

struct ChallengeRequested: GameAction {
  let challenge: Challenge

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard let deck = challenge.deck.builtIn(asker.language) else { return .nothing }
    let cards = challenge.cards ?? deck.usualCards
    if cards == .split, let problem = deck.splitProblem {
      return .refuse(splitting: deck, problem)
    }
    let count = deck.count(for: cards)
    guard 2...count ~= challenge.pairs else {
      return .refuse("pairs-out-of-range") {
        $0.words.challengeRefused(pairs: "\(challenge.pairs)", most: count)
      }
    }
    return .deal(PendingDeal(challenge, deck, cards))
  }
}
