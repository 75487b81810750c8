import MemoryGame
import Wording

let practiceCommand = Command(
  name: "practice", parameters: Parameter.pairsAndDeck, subject: .tunes, consequence: .deals
) { arguments throws(LineProblem) in
  let (pairs, deck) = try arguments.pairsAndDeck()
  if let deck { return .deal(.deck(deck, for: .practice(pairs: pairs))) }
  return .deal(.practice(pairs: pairs))
}

extension GameState {
  /// How many pairs of a deck to practice, or why none.
  func pairsToPractice(of deck: Deck, _ asked: Int?) -> Result<Int, Refusal> {
    guard deck.canBeSplit else { return .failure(.deal(.cannotSplit(deck))) }
    let count = deck.count(for: .split)
    let pairs = asked ?? min(settings.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .failure(.deal(.pairs(pairs, most: count, of: deck, command: "practice")))
    }
    return .success(pairs)
  }

  /// Why a deck cannot be practiced.
  func refusePractice(of deck: Deck, pairs: Int?) -> Next {
    if case .failure(let refusal) = pairsToPractice(of: deck, pairs) { .refuse(refusal) } else { Next() }
  }

  /// Deals the pairs to practice, and chooses their deck.
  func practice(_ deck: Deck, pairs: Int, _ learned: Learned?, due: [DueDeck]) -> Next {
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
