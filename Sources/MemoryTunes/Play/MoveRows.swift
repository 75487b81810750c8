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
  let table: Table
  let style: Style

  private struct Row {
    let seat: Int
    /// One for a pair.
    let cards: [(number: String, title: String)]
    let result: String
  }

  private static let bar = " | "
  private static let gap = 2
  private static let leastName = 5
  /// Below this width, the result is worth less than the titles.
  private static let leastTitle = 14

  /// `first`: a card that waits for the second of its move.
  func lines(of moves: ArraySlice<CompletedMove>, first: Int? = nil) -> [String] {
    var rows = moves.map(row)
    if let first { rows.append(Row(seat: table.game.turns.turn, cards: [single(first)], result: "")) }
    let names = table.players.namesInRows(style.words).map(style.shown)
    let nameWidth = min(names.map(DisplayWidth.of).max() ?? 0, max(Self.leastName, style.width / 5))
    let all = style.width - nameWidth - Self.gap
    let results = rows.map { $0.cards.isEmpty ? 0 : DisplayWidth.of($0.result) }
    let withResult = all - (results.max() ?? 0) - Self.bar.utf8.count
    let longest = (0..<2).map { index in
      rows.map { $0.cards.count == 2 ? DisplayWidth.of($0.cards[index].title) : 0 }.max() ?? 0
    }
    let tellsResult = room(in: withResult) >= min(longest[0] + longest[1], 2 * Self.leastTitle)
    let bodies = rows.map { body(of: $0, longest: longest, in: tellsResult ? withResult : all) }
    let width = bodies.map(DisplayWidth.of).max() ?? 0
    return zip(rows, bodies).map { row, body in
      let name = style.cut(names[row.seat], to: nameWidth).padded(to: nameWidth + Self.gap)
      let end = tellsResult && !row.result.isEmpty
      let rest =
        row.cards.isEmpty ? row.result : end ? body.padded(to: width) + Self.bar + row.result : body
      let color = Style.Color.player(row.seat)
      return style.begin(color) + name + style.end(color)
        + style.cut(rest, to: style.width - DisplayWidth.of(name))
    }
  }

  private func row(_ move: CompletedMove) -> Row {
    let words = style.words
    if move.cards.isEmpty { return Row(seat: move.seat, cards: [], result: words.passes) }
    guard move.isPair else {
      return Row(seat: move.seat, cards: move.cards.map(single), result: words.noPairInRow)
    }
    let (first, second) = (move.cards[0], move.cards[1])
    let tune = table.bothHalves(of: first, style: style) ?? table.name(of: first, style: style)
    return Row(seat: move.seat, cards: [("\(number(first)) + \(second)", tune)], result: words.pairInRow)
  }

  private func single(_ card: Int) -> (String, String) { (number(card), table.name(of: card, style: style)) }

  private func number(_ card: Int) -> String { "\(card)".aligned(to: digits) }

  private var digits: Int { table.game.board.faces.count.digits }

  /// `longest`: the columns of the longest title of a first and of a second card. The first has half of the
  /// space, and what the second does not need.
  private func body(of row: Row, longest: [Int], in width: Int) -> String {
    let room = room(in: width)
    let first = max(1, min(longest[0], max(room / 2, room - longest[1])))
    let isOne = row.cards.count < 2
    let rooms = isOne ? row.cards.map { width - $0.number.utf8.count - Self.gap } : [first, room - first]
    let cards = zip(row.cards, rooms).map { "\($0.number)  \(style.cut($0.title, to: max(1, $1)))" }
    return isOne ? cards.joined() : cards[0].padded(to: digits + Self.gap + first) + Self.bar + cards[1]
  }

  /// The columns for the titles of two cards.
  private func room(in width: Int) -> Int { width - Self.bar.utf8.count - 2 * (digits + Self.gap) }
}
