import MemoryGame
import Text
import Wording

let wordsCommand = Command(
  name: "words", parameters: [Parameter(.deck, kind: .deck, isOptional: true)], subject: .tunes,
  consequence: .shows()
) { arguments throws(LineRefusal) in
  if arguments.words.isEmpty { return .inquire(.words) }
  return .inquire(.deck(DeckReference(try arguments.path()), for: .list))
}

extension GameState {
  /// The deck with words that is on the table or, without one, that was chosen last.
  var deckWithWords: Deck? {
    table.flatMap { $0.cards == .split || $0.tunes.deck.isOfWords ? $0.tunes.deck : nil } ?? wordsDeck
  }
}
