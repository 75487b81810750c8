import MemoryGame
import Wording

/// The board in words: the cards that are up, found and face down.
extension Table {
  /// The score, and a sentence for each group of cards that is not empty.
  func boardSentences(style: Style) -> [String] {
    let words = style.words
    let board = game.board
    let up = board.cards.filter { board.isUp($0) && !board.isMatched($0) }.map {
      words.card(card: $0, tune: tune(on: $0, isShort: true, style: style))
    }
    var firsts: [UInt32: Int] = [:]
    let found = board.cards.filter(board.isMatched).compactMap { card in
      firsts.updateValue(card, forKey: board.faces[card - 1]).map { first in
        let tune = bothHalves(of: card, style: style) ?? tune(on: card, style: style)
        return words.pairOfCards(first: first, second: card, tune: tune)
      }
    }
    let down = Range(board.cards).indices { !board.isUp($0) }.ranges
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
  fileprivate func cardsDown(_ ranges: some BidirectionalCollection<Range<Int>>) -> String {
    let parts = ranges.flatMap { range in
      range.count < 3
        ? range.map(String.init) : [cardRange(first: range.lowerBound, last: range.upperBound - 1)]
    }
    let first = parts.dropLast().joined(separator: betweenCards)
    let separator = first.isEmpty ? "" : beforeLastCard(run: ranges.last?.count ?? 0)
    return cardsDown(
      count: ranges.reduce(0) { $0 + $1.count }, cards: first + separator + (parts.last ?? ""))
  }
}
