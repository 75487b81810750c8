import Wording

/// A game of several players, as a row or as a sentence.
struct GameOfSeveral {
  private let date: String
  private let deck: String
  private let pairs: Int
  private let players: [String]
  /// The pairs that each player found; empty if unknown.
  private let won: [Int]

  init(_ record: Record, _ style: Style) {
    (date, deck, pairs) = (record.date(style), style.words.deckName(record.deck), record.pairs)
    players = record.players.map { style.words.playerName(Player.name(written: $0)) }
    won = record.won
  }

  func row(_ words: Wording) -> String {
    words.gameOfSeveral(date: date, deck: deck, pairs: pairs, scores: scores(words), result: result(words))
  }

  func aloud(_ words: Wording) -> String {
    words.gameOfSeveralAloud(
      date: date, deck: deck, pairs: pairs, scores: scores(words), result: resultAloud(words))
  }

  /// The players with the most pairs; empty if unknown.
  private var best: [String] { zip(players, won).filter { $1 == won.max() }.map { $0.0 } }

  /// The names with their pairs; only the names if these are unknown.
  private func scores(_ words: Wording) -> String {
    if best.isEmpty { return words.enumerated(players) }
    return zip(players, won).map(words.scoreOfSeveral(player:pairs:)).joined(separator: words.comma)
  }

  private func result(_ words: Wording) -> String? {
    let best = best
    guard let first = best.first else { return nil }
    if best.count > 1 { return words.tied(winners: words.list(best), isAll: best.count == players.count) }
    return first == words.you ? words.youWon : words.won(name: first)
  }

  /// The same at the beginning of a sentence.
  private func resultAloud(_ words: Wording) -> String? {
    let best = best
    guard let first = best.first else { return nil }
    guard best.count > 1 else { return first == words.you ? words.youWonAloud : words.wonAloud(name: first) }
    let winners = first == words.you ? [words.youAsFirstWinner] + best.dropFirst() : best
    return words.tiedAloud(winners: words.list(winners), isAll: best.count == players.count)
  }
}
