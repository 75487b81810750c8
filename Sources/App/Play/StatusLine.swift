import MemoryGame
import Text
import Wording

/// The status of the game on the table: deck, pairs found, moves, par, and the best result.
struct StatusLine {
  private let deck: String
  /// The date of a game of the day.
  private let day: String?
  private let found: Int
  private let pairs: Int
  private let moves: Int
  /// Nil in a game of several, where it means nothing.
  private let par: String?
  /// The fewest moves of a recorded game with as many pairs.
  private let best: String?
  /// In a game of several.
  private let scoreboard: Scoreboard?
  /// From the first card turned to the last; shown on a terminal with a clock.
  private let time: String?
  private let words: Wording

  init(_ table: borrowing Table, _ words: Wording) {
    self.words = words
    deck = table.tunes.deck.name(words)
    day = table.day?.text
    found = table.game.board.matchedPairs
    pairs = table.game.board.pairs
    moves = table.game.board.moves
    par = table.isShared ? nil : words.statusPar(par: table.par.text(words))
    best = table.isShared ? nil : table.past?.best.map(words.statusBest)
    time = table.seconds.map(words.time)
    scoreboard = table.isShared ? Scoreboard(table, words) : nil
  }

  /// The longest line that fits the width, and the scores.
  func lines(style: Style, letters: [String] = []) -> [String] {
    let deck = style.shown(deck)
    let count = words.moves(count: moves)
    let rest = [best, style.height == nil ? nil : time].compactMap(\.self)
    let line = longest(deck, count, rest, style) ?? short(deck, count, style)
    return [line] + (scoreboard?.lines(style: style, letters: letters) ?? [])
  }

  /// The line with as much of the rest as fits.
  private func longest(_ deck: String, _ count: String, _ rest: [String], _ style: Style) -> String? {
    for shown in (0...rest.count).reversed() {
      if let line = long(deck, count, rest.prefix(shown), style) { return line }
    }
    return nil
  }

  /// Nil if it does not fit even without a bar.
  private func long(_ deck: String, _ count: String, _ rest: ArraySlice<String>, _ style: Style) -> String? {
    let beginning =
      (day.map { deck + words.comma + $0 } ?? deck) + "   " + words.statusPairs(found: found, pairs: pairs)
    let ending = "   " + ([count, par].compactMap(\.self) + rest).joined(separator: words.comma)
    let room = style.width - DisplayWidth.of(beginning) - DisplayWidth.of(ending) - 1
    if room >= Self.bar.least {
      return
        "\(beginning) \(style.frame.bar(width: min(room, Self.bar.most), filled: found, of: pairs))\(ending)"
    }
    return room >= -1 ? beginning + ending : nil
  }

  private func short(_ deck: String, _ count: String, _ style: Style) -> String {
    let moves = par.map { count + words.comma + $0 } ?? count
    let numbers = "\(found)/\(pairs)  \(moves)"
    let lines = [
      "\(deck)   \(words.statusPairs(found: found, pairs: pairs))   \(moves)",
      "\(deck)  \(words.statusPairsShort(found: found, pairs: pairs))  \(moves)",
    ]
    if let line = lines.first(where: { DisplayWidth.of($0) <= style.width }) { return line }
    let room = style.width - DisplayWidth.of(numbers) - 1
    if room >= min(4, DisplayWidth.of(deck)) { return "\(style.cut(deck, to: room)) \(numbers)" }
    return room >= -1 ? numbers : "\(found)/\(pairs)  \(count)"
  }

  /// Columns of the bar: the fewest that are useful, and the most.
  private static let bar = (least: 8, most: 24)
}
