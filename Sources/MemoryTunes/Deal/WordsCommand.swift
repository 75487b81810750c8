import MemoryGame
import Text
import Wording

let wordsCommand = Command(
  name: "words", parameters: [Parameter(.deck, kind: .deck, isOptional: true)], subject: .tunes,
  consequence: .shows()
) { arguments throws(LineProblem) in
  if arguments.words.isEmpty { return .deal(.listWords) }
  return .deal(.deck(DeckReference(try arguments.path()), for: .list))
}

extension GameState {
  func requestWords() -> Next {
    let onTable = table.flatMap { $0.cards == .split || $0.tunes.deck.isOfWords ? $0.tunes.deck : nil }
    guard let deck = onTable ?? wordsDeck else { return .refuse(.deal(.noWords)) }
    return requestWords(of: deck)
  }

  /// Asks what is known of the deck.
  func requestWords(of deck: Deck) -> Next {
    guard deck.canBeSplit else { return .refuse(.deal(.cannotSplit(deck))) }
    return .ask(.listWords(of: deck))
  }
}
