import MemoryGame
import Text
import Wording

let wordsCommand = Command(
  name: "words", parameters: [Parameter(.deck, kind: .deck, isOptional: true)], subject: .tunes,
  consequence: .shows()
) { arguments throws(LineProblem) in
  if arguments.words.isEmpty { return .state(WordListRequested()) }
  return .state(DeckNamed(deck: DeckReference(try arguments.path()), use: .list))
}

/// List the pairs of the deck of words on the table, or of the one that was chosen last.
struct WordListRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    let onTable = game.table.flatMap { $0.cards == .split || $0.tunes.deck.isOfWords ? $0.tunes.deck : nil }
    guard let deck = onTable ?? game.wordsDeck else { return .refuse(.deal(.noWords)) }
    return game.requestWords(of: deck)
  }
}

extension GameState {
  /// Asks what is known of the deck.
  func requestWords(of deck: Deck) -> Next {
    guard deck.canBeSplit else { return .refuse(.deal(.cannotSplit(deck))) }
    return .ask(
      .askLearned(of: deck) { .state(Show(.listedWords(WordList(deck: deck, learned: $0)))) })
  }
}
