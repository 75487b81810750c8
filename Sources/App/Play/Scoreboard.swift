import MemoryGame
import Text
import Wording

/// Who plays, how many pairs each player has, and whose turn it is. It takes the same lines from the first card
/// to the last, so the board below stays where it is.
struct Scoreboard {
  private let players: [(name: String, pairs: Int, isToMove: Bool)]
  /// The score of the match, and how wide it can become; nil without a match.
  private let match: (text: String, width: Int)?
  /// The most digits of a score.
  private let digits: Int

  init(_ table: borrowing Table, _ words: Wording) {
    let (game, isOver) = (table.game, table.game.isOver)
    players = table.players.list.enumerated().map { seat, player in
      (player.shownName(words), game.turns.score(of: seat).pairs, !isOver && seat == game.turns.turn)
    }
    digits = game.board.pairs.digits
    match = table.match.map { match in
      func text(_ points: [String]) -> String {
        words.scoreOfMatch(score: points.joined(separator: words.betweenPoints), games: match.games)
      }
      let widest = text(match.halves.map { _ in words.decimal(0.5, digits: 1) })
      return (text(match.halves.map { match.text($0, words) }), DisplayWidth.of(widest))
    }
  }

  /// ` > you 2    easy 1`, or with the letters that stand for the players on cards, ` > you =Y 2    easy =E 1`.
  /// In color, the player to move is bold. The blank at its beginning tells it from the echo of a line.
  func lines(style: Style, letters: [String] = []) -> [String] {
    var (lines, room) = ([String](), 0)
    func add(_ text: String, width: Int) {
      if !lines.isEmpty, room >= width + Self.gap {
        lines[lines.count - 1] += String(repeating: " ", count: Self.gap) + text
        room -= width + Self.gap
      } else {
        lines.append(" " + text)
        room = style.width - width - 1
      }
    }
    for (seat, (name, pairs, isToMove)) in players.enumerated() {
      let mark = letters.isEmpty ? "" : " " + CardLook.found.mark + letters[seat]
      let room = max(1, style.width - digits - 4 - DisplayWidth.of(mark))
      let name = style.cut(style.shown(name), to: room) + mark
      let color = Style.Color.player(seat, isBold: isToMove)
      let score = "\(pairs)" + String(repeating: " ", count: digits - pairs.digits)
      let text = "\(isToMove ? ">" : " ") \(name) \(score)"
      add(style.begin(color) + text + style.end(color), width: DisplayWidth.of(name) + digits + 3)
    }
    if let match {
      add(style.cut("  " + match.text, to: style.width - 1), width: min(style.width - 1, match.width + 2))
    }
    return lines
  }

  private static let gap = 2
}
