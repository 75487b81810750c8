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
  /// Asks what is known of the deck.
  func requestPractice(of deck: Deck, pairs asked: Int?, in language: Language) -> Next {
    guard deck.canBeSplit else { return .refuse(.deal(.cannotSplit(deck))) }
    let count = deck.count(for: .split)
    let pairs = asked ?? min(settings.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .refuse(.deal(.pairs(pairs, most: count, of: deck, command: "practice")))
    }
    return .ask(.readLearned(of: deck, pairs: pairs, DueDecks(knowing: wordsDeck, language)))
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
