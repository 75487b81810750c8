import MemoryGame
import Wording

let practiceCommand = Command(
  name: "practice", parameters: Parameter.pairsAndDeck, subject: .tunes, consequence: .deals
) { arguments throws(LineProblem) in
  let (pairs, deck) = try arguments.pairsAndDeck()
  if let deck { return .state(DeckNamed(deck: deck, use: .practice(pairs: pairs))) }
  return .state(PracticeRequested(pairs: pairs))
}

/// Practice pairs of the chosen deck, by default as many as for `play`.
struct PracticeRequested: GameAction {
  let pairs: Int?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.requestPractice(of: game.choice, pairs: pairs, in: asker.language)
  }
}

/// Practice the deck of words that was chosen last.
struct WordsRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.requestPractice(of: game.wordsDeck ?? game.choice, pairs: nil, in: asker.language)
  }
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
    return .ask(
      .askDue(
        Learned.queries(of: deck), knowing: wordsDeck, in: language,
        reading: { rows in Learned(rows, of: deck).map { ($0, DueDeck.all(in: rows)) } },
        taking: { reply in
          .state(LearnedRead(learned: reply?.0, due: reply?.1 ?? [], deck: deck, pairs: pairs))
        }))
  }
}

/// Deals the pairs to practice, and chooses their deck.
struct LearnedRead: GameAction {
  let learned: Learned?
  let due: [DueDeck]
  let deck: Deck
  let pairs: Int

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    let places = deck.places(for: .split) ?? []
    let selection = Learned.selection(pairs, of: places, learned)
    let others = due.filter { $0.name != deck.nameInRows }
    return .deal(
      PendingDeal(
        tunes: Tunes(deck: deck), pairs: pairs, cards: .split, players: .alone, selection: selection,
        practice: PracticePlan(of: places, selection: selection, learned, others: others),
        choice: deck == game.choice ? nil : deck))
  }
}
