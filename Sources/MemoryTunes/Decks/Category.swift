import Synchronization
import Wording

/// A kind of tunes, in the order of the list from which the player chooses.
package enum Category: String, CaseIterable {
  case pop
  case electronic
  case rock
  case metal
  case rap

  func title(_ words: Wording) -> String {
    switch self {
    case .pop: words.pop
    case .electronic: words.electronic
    case .rock: words.rock
    case .metal: words.metal
    case .rap: words.rap
    }
  }

  /// The category with this name, in any language, or this number in the list.
  init?(_ word: Word) {
    guard let category = Self.allCases.row(word) ?? Category(rawValue: word.name(in: \.categories)) else {
      return nil
    }
    self = category
  }

  /// The number of pairs in each built-in deck of tunes, known without reading it.
  package static let count = 60

  /// The deck that comes with the program. Each is read once, on first use.
  package var deck: Deck {
    Self.decks.withLock { decks in
      let deck = decks[self] ?? .builtIn(.builtIn(self), packageFile("\(rawValue).tsv")!)
      decks[self] = deck
      return deck
    }
  }

  private static let decks = Mutex<[Category: Deck]>([:])
}
