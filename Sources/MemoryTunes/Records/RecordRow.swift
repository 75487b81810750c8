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
    let facts =
      [words.movesInTime(moves: moves, minutes: seconds / 60, seconds: seconds % 60)]
      + [par, skill].compactMap(\.self) + aids.shown(words) + [words.deckName(deck)]
      + (cards == .split ? [words.splitCards] : []) + [date(style)]
    let game = facts.joined(separator: words.comma)
    return rank.map { words.bestByRankAloud(rank: $0, game: game) }
      ?? words.bestOfPairsAloud(pairs: pairs, game: game)
  }

  /// As a row or, in plain output, as a sentence.
  func ofSeveral(_ style: Style) -> String {
    let words = style.words
    let names = players.map(words.nameInSentence(written:))
    // The pairs that each player found may be unknown.
    let scores =
      won.isEmpty
      ? words.enumerated(names)
      : zip(names, won).map(words.scoreOfSeveral(player:pairs:)).joined(separator: words.comma)
    let best = zip(names, won).filter { $1 == won.max() }.map { $0.0 }
    let isAll = best.count == names.count
    // Who won. In plain output it begins a sentence.
    let result: String? =
      switch (best.count, style.isPlain) {
      case (0, _): nil
      case (1, false): best[0] == words.you ? words.youWon : words.won(name: best[0])
      case (1, true): best[0] == words.you ? words.youWonAloud : words.wonAloud(name: best[0])
      case (_, false): words.tied(winners: words.list(best), isAll: isAll)
      case (_, true): words.tiedAloud(winners: words.list(best), isAll: isAll)
      }
    let deck = words.deckName(deck)
    return style.isPlain
      ? words.sentence(
        words.gameOfSeveralAloud(date: date(style), deck: deck, pairs: pairs, scores: scores, result: result))
      : words.gameOfSeveral(date: date(style), deck: deck, pairs: pairs, scores: scores, result: result)
  }
}

extension Aids {
  /// As words for lists.
  fileprivate func shown(_ words: Wording) -> [String] {
    (hints > 0 ? [words.sharedHints(count: hints)] : []) + (undo ? [words.aidOfUndo] : [])
      + (isRepeat ? [words.aidOfRepeat] : [])
  }
}
