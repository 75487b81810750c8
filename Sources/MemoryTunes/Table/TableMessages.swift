import MemoryGame
import Wording

extension Table {
  /// For a game that starts with aids: what is known of its deal, and that it counts as assisted.
  func sentenceOnAids(_ words: Wording) -> String {
    recollection.map { words.sentences($0.sentence(words), words.countsAsAssisted) } ?? ""
  }
}

extension Table.Recollection {
  func sentence(_ words: Wording) -> String {
    switch self {
    case .finished(let moves): words.finishedBefore(moves: moves)
    case .seen: words.seenBefore
    case .earlier: words.wentOnBefore
    }
  }
}

extension Day {
  /// As a date or, in plain output, in words.
  func text(_ style: Style) -> String { style.isPlain ? aloud(style.words) : text }
}

extension Game {
  package func progress(_ words: Wording) -> String {
    words.progress(found: board.matchedPairs, pairs: board.pairs)
  }
}

extension Par {
  /// With one decimal, and whether it is approximate.
  package func text(_ words: Wording) -> String {
    words.parNumber(moves: Fraction(moves, digits: 1), isAbout: isAsymptotic)
  }
}
