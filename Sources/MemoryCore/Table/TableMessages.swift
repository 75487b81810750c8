import MemoryGame
import Wording

extension Table {
  /// For a game that starts with aids: that it was finished before, if recorded, and that it counts as
  /// assisted.
  package func sentenceOnAids(_ words: any Wording) -> String {
    guard isAssisted else { return "" }
    return words.sentences(past?.finished.map(words.finishedBefore) ?? "", words.countsAsAssisted)
  }
}

extension Game {
  /// Its progress.
  package func progress(_ words: any Wording) -> String { words.progress(board.matchedPairs, of: board.pairs) }
}

extension Par {
  /// With one decimal, and whether it is approximate.
  package func text(_ words: any Wording) -> String { words.parNumber(moves, isAbout: isAsymptotic) }
}
