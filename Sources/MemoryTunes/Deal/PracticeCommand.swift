import MemoryGame
import Wording

let practiceCommand = Command(
  name: "practice", parameters: Parameter.pairsAndDeck, subject: .tunes, consequence: .deals
) { arguments throws(LineRefusal) in
  let (pairs, deck) = try arguments.pairsAndDeck()
  if let deck { return .inquire(.deck(deck, for: .practice(pairs: pairs))) }
  return .inquire(.practice(pairs: pairs))
}

extension GameState {
  /// How many pairs of a deck to practice.
  func pairsToPractice(of deck: Deck, _ asked: Int?) throws(Refusal) -> Int {
    guard deck.canBeSplit else { throw .deal(.cannotSplit(deck)) }
    let count = deck.count(for: .split)
    let pairs = asked ?? min(settings.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      throw .deal(.pairs(pairs, most: count, of: deck, command: "practice"))
    }
    return pairs
  }

  /// Deals the pairs to practice, and chooses their deck.
  func practice(_ deck: Deck, pairs: Int, _ learned: Learned?, due: [DueDeck]) -> Reduction {
    let places = deck.places(for: .split) ?? []
    let selection = Learned.selection(pairs, of: places, learned)
    let others = due.filter { $0.name != deck.nameInRows }
    return .deal(
      PendingDeal(
        tunes: Tunes(deck: deck), pairs: pairs, cards: .split, players: .alone, selection: selection,
        practice: PracticePlan(of: places, selection: selection, learned, others: others),
        choice: deck == choice ? nil : deck))
  }
}
