import MemoryGame
import Wording

/// The board in words: the cards that are up, found and face down.
extension Table {
  /// The score, and a sentence for each group of cards that is not empty.
  func boardSentences(style: Style) -> [String] {
    let words = style.words
    let board = game.board
    var up: [String] = []
    var found: [String] = []
    var down: [ClosedRange<Int>] = []
    var firsts: [UInt32: Int] = [:]
    for card in board.cards {
      if board.isMatched(card) {
        let face = board.faces[card - 1]
        if let first = firsts[face] {
          found.append(
            words.pairOfCards(
              first: first, second: card,
              tune: bothHalves(of: card, style: style) ?? tune(on: card, style: style))
          )
        } else {
          firsts[face] = card
        }
      } else if board.isUp(card) {
        up.append(words.card(card: card, tune: tune(on: card, isShort: true, style: style)))
      } else if let last = down.last, last.upperBound == card - 1 {
        down[down.count - 1] = last.lowerBound...card
      } else {
        down.append(card...card)
      }
    }
    var sentences = [standing(words)]
    if isShared, !game.isOver {
      sentences.append(words.sentence(scores(words)))
      if let match = matchStanding(words) { sentences.append(match) }
    }
    if !up.isEmpty { sentences.append(words.cardsUp(count: up.count, cards: words.clauses(up))) }
    if !down.isEmpty { sentences.append(words.cardsDown(down)) }
    if !found.isEmpty { sentences.append(words.pairsFound(count: found.count, pairs: words.clauses(found))) }
    return sentences
  }
}

extension Wording {
  /// The cards that are face down, in ranges in order.
  fileprivate func cardsDown(_ ranges: [ClosedRange<Int>]) -> String {
    let parts = ranges.flatMap { range in
      range.count < 3 ? range.map(String.init) : [cardRange(first: range.lowerBound, last: range.upperBound)]
    }
    let first = parts.dropLast().joined(separator: betweenCards)
    let separator = first.isEmpty ? "" : beforeLastCard(run: ranges.last?.count ?? 0)
    return cardsDown(
      count: ranges.reduce(0) { $0 + $1.count }, cards: first + separator + (parts.last ?? ""))
  }
}
