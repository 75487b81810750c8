import Text
import Wording

/// The first part of the statistics: all games together.
extension Stats {
  /// The groups of all decks.
  private var wholes: [Group] { groups.filter { $0.category == nil } }

  private var begun: Int { wholes.reduce(0) { $0 + $1.begun } }
  private var finished: Int { wholes.reduce(0) { $0 + $1.finished } }
  private var revealed: Int { wholes.reduce(0) { $0 + $1.revealed } }

  /// The fewest moves without aids of the numbers of pairs that were played most, in ascending order.
  private var best: [(pairs: Int, moves: Int, isSplit: Bool)] {
    let played = wholes.enumerated().filter { $0.element.best != nil }
      .sorted { ($0.element.finished, -$0.offset) > ($1.element.finished, -$1.offset) }
    return played.prefix(Self.mostBest).sorted { $0.offset < $1.offset }.map(\.element)
      .map { ($0.pairs, $0.best!, $0.cards == .split) }
  }

  private static let mostBest = 5

  func drawSummary(style: Style, into output: inout Output) {
    let words = style.words
    if !wholes.isEmpty {
      output.paragraph(
        words.allGames(begun: begun, finished: finished, revealed: revealed), style: style, color: .bold)
    }
    let best = best.map { words.bestOfSize(pairs: $0.pairs, moves: $0.moves, isSplit: $0.isSplit) }
    if !best.isEmpty { output.paragraph(words.bestWithoutAids(list: words.clauses(best)), style: style) }
    if let days { output.paragraph(days.sentence(words), style: style) }
    matches?.draw(style: style, into: &output)
  }

  func addSummary(to object: inout Output) {
    object.member("begun", begun)
    object.member("finished", finished)
    object.member("revealed", revealed)
  }
}
