import MemoryGame
import Wording

/// One of the best games.
extension Record {
  /// The deck and the notes, in a column of the table.
  func note(_ style: Style) -> String {
    let (words, deck) = (style.words, style.shown(style.words.deckName(deck)))
    let notes = (cards == .split ? [words.splitNote] : []) + aids.shown(words)
    return notes.isEmpty ? deck : words.deckWithNotes(deck: deck, notes: notes.joined(separator: words.comma))
  }

  /// The game as a sentence: with its rank among games of equally many pairs or, without a rank, in a list with
  /// one game for each number of pairs.
  func aloud(rank: Int?, _ style: Style) -> String {
    let words = style.words
    let par = rank == nil ? words.sharedPar(par: Par(pairs: pairs).text(words)) : nil
    let skill = skill.map { words.skillOfGame(skill: words.percentage(ofSkill: $0)) }
    var facts = [words.movesInTime(moves: moves, minutes: seconds / 60, seconds: seconds % 60)]
    facts += [par, skill].compactMap(\.self)
    facts += aids.shown(words)
    facts.append(words.deckName(deck))
    if cards == .split { facts.append(words.splitCards) }
    facts.append(date(style))
    let game = facts.joined(separator: words.comma)
    return rank.map { words.bestByRankAloud(rank: $0, game: game) }
      ?? words.bestOfPairsAloud(pairs: pairs, game: game)
  }

  /// As a row or, in plain output, as a sentence.
  func ofSeveral(_ style: Style) -> String {
    let words = style.words
    let names = players.map(words.nameInSentence(written:))
    let isTie = won.count { $0 == won.max() } > 1
    let scores = zip(names, won).map { name, pairs in
      let score = words.scoreOfSeveral(player: name, pairs: pairs)
      if pairs != won.max() { return score }
      return isTie ? words.tied(score: score) : words.won(score: score)
    }
    // The pairs that each player found may be unknown.
    let result = won.isEmpty ? words.enumerated(names) : scores.joined(separator: words.comma)
    let deck = words.deckName(deck)
    return style.isPlain
      ? words.sentence(words.gameOfSeveralAloud(date: date(style), deck: deck, pairs: pairs, scores: result))
      : words.gameOfSeveral(date: date(style), deck: deck, pairs: pairs, scores: result)
  }
}

extension Aids {
  /// As words for lists.
  fileprivate func shown(_ words: Wording) -> [String] {
    (hints > 0 ? [words.sharedHints(count: hints)] : []) + (undo ? [words.aidOfUndo] : [])
      + (isRepeat ? [words.aidOfRepeat] : [])
  }
}
