import Text
import Wording

let challengeCommand = Command(
  name: "challenge", parameters: [Parameter(.code)], consequence: .deals
) { arguments throws(LineRefusal) in
  .act(.deal(.challenge(try Challenge(try arguments.word(0)))))
}

extension Challenge {
  func next(in language: Language) -> Reduction {
    let deck = deck.builtIn(language)!
    let cards = cards ?? deck.usualCards
    if cards == .split, !deck.canBeSplit { return .refuse(.deal(.cannotSplit(deck))) }
    let count = deck.count(for: cards)
    guard 2...count ~= pairs else {
      return .refuse(.deal(.challenge(pairs: pairs, most: count)))
    }
    return .deal(
      PendingDeal(
        tunes: Tunes(deck: deck), pairs: pairs, cards: cards, players: .alone, seed: seed, isChallenge: true,
        beat: beat))
  }
}
