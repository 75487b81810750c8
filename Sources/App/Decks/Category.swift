import Wording

/// A kind of tunes, in the order of the list from which the player chooses.
package enum Category: String, CaseIterable {
  case pop
  case electronic
  case rock
  case metal
  case rap

  package func title(_ words: Wording) -> String {
    switch self {
    case .pop: words.pop
    case .electronic: words.electronic
    case .rock: words.rock
    case .metal: words.metal
    case .rap: words.rap
    }
  }
}

extension Category {
  /// The category with this name, in any language, or this number in the list.
  package init?(_ word: Word) {
    guard let category = Self.allCases.row(word) ?? Category(rawValue: word.name(in: \.categories)) else {
      return nil
    }
    self = category
  }
}
