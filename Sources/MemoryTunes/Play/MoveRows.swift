import MemoryGame
import Text
import Wording

/// Moves as the rows of a table: the player, the cards with numbers apart from titles, and the result.
///
///     you    3  Lovefool     | 12  Take On Me | no pair
///     easy   3 + 9  Lovefool                  | a pair
///
/// A row is a line: titles are cut, and before they become very short, the result is left out. “+” is a pair.
struct MoveRows {
  private let rows: [Row]
  private let style: Style
  /// The columns for a number, a name and a result.
  private let number: Int
  private let name: Int
  private let result: Int

  private struct Row {
    let seat: Int
    let name: String
    /// One for a pair.
    let cards: [(number: String, title: String)]
    let result: String
  }

  /// `first`: a card that waits for the second of its move.
  init(_ moves: ArraySlice<CompletedMove>, first: Int? = nil, on table: Table, style: Style) {
    let words = style.words
    let digits = table.game.board.faces.count.digits
    func name(_ seat: Int) -> String { style.shown(table.players.list[seat].shownName(words)) }
    func number(_ card: Int) -> String { String(repeating: " ", count: digits - card.digits) + "\(card)" }
    func single(_ card: Int) -> (String, String) { (number(card), table.name(of: card, style: style)) }
    func row(_ seat: Int, _ cards: [(String, String)], _ result: String) -> Row {
      Row(seat: seat, name: name(seat), cards: cards, result: result)
    }
    var rows = moves.map { move in
      if move.cards.isEmpty { return row(move.seat, [], words.passes) }
      guard move.isPair else { return row(move.seat, move.cards.map(single), words.noPairInRow) }
      let (first, second) = (move.cards[0], move.cards[1])
      let tune = table.bothHalves(of: first, style: style) ?? table.name(of: first, style: style)
      return row(move.seat, [("\(number(first)) + \(second)", tune)], words.pairInRow)
    }
    if let first { rows.append(row(table.game.turns.turn, [single(first)], "")) }
    (self.rows, self.style, self.number) = (rows, style, digits)
    let names = table.players.list.indices.map { DisplayWidth.of(name($0)) }
    self.name = min(names.max() ?? 0, max(Self.leastName, style.width / 5))
    result = rows.map { $0.cards.isEmpty ? 0 : DisplayWidth.of($0.result) }.max() ?? 0
  }

  var lines: [String] {
    let all = style.width - name - Self.gap
    let withResult = all - result - Self.bar.utf8.count
    let longest =
      rows.filter { $0.cards.count == 2 }.flatMap(\.cards).map { DisplayWidth.of($0.title) }.max() ?? 0
    let tellsResult = room(in: withResult) >= min(longest, Self.leastTitle)
    let bodies = rows.map { body(of: $0, longest: longest, in: tellsResult ? withResult : all) }
    let width = bodies.map(DisplayWidth.of).max() ?? 0
    return zip(rows, bodies).map { row, body in
      let name = style.cut(row.name, to: name).padded(to: name + Self.gap)
      let end = tellsResult && !row.result.isEmpty
      let rest =
        row.cards.isEmpty ? row.result : end ? body.padded(to: width) + Self.bar + row.result : body
      let color = Style.Color.player(row.seat)
      return style.begin(color) + name + style.end(color)
        + style.cut(rest, to: style.width - DisplayWidth.of(name))
    }
  }

  private func body(of row: Row, longest: Int, in width: Int) -> String {
    guard row.cards.count == 2 else {
      return row.cards.map { card in
        let room = max(1, width - card.number.utf8.count - Self.gap)
        return "\(card.number)  \(style.cut(card.title, to: room))"
      }.joined()
    }
    let room = max(1, room(in: width))
    let cards = row.cards.map { card in "\(card.number)  \(style.cut(card.title, to: room))" }
    return cards[0].padded(to: number + Self.gap + min(longest, room)) + Self.bar + cards[1]
  }

  /// The columns for the title of each of two cards.
  private func room(in width: Int) -> Int { (width - Self.bar.utf8.count) / 2 - number - Self.gap }

  private static let bar = " | "
  private static let gap = 2
  private static let leastName = 5
  /// Below this width, the result is worth less than the titles.
  private static let leastTitle = 14
}
