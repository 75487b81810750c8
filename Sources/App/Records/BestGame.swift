import MemoryGame
import Wording

/// One of the best games, as a row of the table or as a sentence.
struct BestGame {
  let pairs: Int
  let moves: Int
  let seconds: Int
  let par: String
  /// A percentage; nil if unknown.
  let skill: String?
  let deck: String
  let isSplit: Bool
  let aids: [String]
  let date: String

  init(_ record: Record, _ style: Style) {
    let words = style.words
    (pairs, moves, seconds) = (record.pairs, record.moves, record.seconds)
    par = Par(pairs: record.pairs).text(words)
    skill = record.skill.map { words.percentage(ofSkill: $0) }
    (deck, isSplit) = (words.deckName(record.deck), record.cards == .split)
    (aids, date) = (record.aids.shown(words), record.date(style))
  }

  /// The deck and the notes, in a column. `deck` is the name as shown.
  func note(_ words: Wording, deck: String) -> String {
    let notes = (isSplit ? [words.splitNote] : []) + aids
    return notes.isEmpty ? deck : words.deckWithNotes(deck: deck, notes: notes.joined(separator: words.comma))
  }

  /// In a list with one game for each number of pairs.
  func aloud(_ words: Wording) -> String {
    words.bestOfPairsAloud(pairs: pairs, game: facts(words, par: words.sharedPar(par: par)))
  }

  /// In a list of games with equally many pairs.
  func aloud(_ words: Wording, rank: Int) -> String {
    words.bestByRankAloud(rank: rank, game: facts(words, par: nil))
  }

  private func facts(_ words: Wording, par: String?) -> String {
    let time = words.movesInTime(moves: moves, minutes: seconds / 60, seconds: seconds % 60)
    let worth = [par, skill.map(words.skillOfGame(skill:))].compactMap(\.self)
    let facts = [time] + worth + aids + [deck] + (isSplit ? [words.splitCards] : []) + [date]
    return facts.joined(separator: words.comma)
  }
}

extension Aids {
  /// As words for lists.
  fileprivate func shown(_ words: Wording) -> [String] {
    (hints > 0 ? [words.sharedHints(count: hints)] : []) + (undo ? [words.aidOfUndo] : [])
      + (isRepeat ? [words.aidOfRepeat] : [])
  }
}
