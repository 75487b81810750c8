import Wording

/// Which games the records list.
package struct RecordsSelection: Equatable {
  /// Nil for any number of pairs.
  let pairs: Int?
  /// Whose games; nil for the player at the keyboard.
  let player: String?
  /// The other people who have records, if nobody is named.
  var others: [String] = []
  /// Whether a game of so many pairs can be dealt.
  var canBeDealt = true

  /// How to list the games of the others; empty if there are none.
  func hint(_ words: Wording) -> String {
    others.isEmpty ? "" : words.otherRecords(names: words.enumerated(others), first: others[0])
  }
}

extension Arguments {
  /// A number of pairs and a name, in either order.
  func selection() throws(LineProblem) -> (pairs: Int?, player: String?) {
    var (pairs, player): (Int?, String?) = (nil, nil)
    for (index, word) in words.enumerated() {
      if word.isNumber, pairs == nil {
        pairs = try count(index)
      } else if player == nil, let name = Self.player(word) {
        player = name
      } else {
        throw player != nil || word.isNumber
          ? .tooManyWords(first: word, usage: usage) : .notANumber(word, usage: usage)
      }
    }
    return (pairs, player == Record.you ? nil : player)
  }

  /// The name of a player; nil for a word that means something else, like “pairs”.
  private static func player(_ word: Word) -> String? {
    if let meant = Vocabulary.player(word.typed), !meant.isEmpty { return meant }
    // `rock` and `team` can be names, `pairs` and `best` cannot.
    return PatternMatcher.isCommon(word.typed) || word.beginsWithDigit || !word.hasLetter
      ? nil : (try? Player(word.typed))?.name
  }
}
