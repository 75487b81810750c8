import MemoryCore
import MemoryGame
import Text
import Wording

/// Who plays, how many pairs each player has, and whose turn it is. It takes the same lines from the first card to
/// the last, so the board below stays where it is.
struct Scoreboard {
  private let players: [(name: String, pairs: Int, isToMove: Bool)]
  /// The most digits of a score.
  private let digits: Int

  init(_ table: borrowing Table, _ words: Wording) {
    let (game, isOver) = (table.game, table.game.isOver)
    players = table.players.list.enumerated().map { seat, player in
      (player.shownName(words), game.turns.score(of: seat).pairs, !isOver && seat == game.turns.turn)
    }
    digits = game.board.pairs.digits
  }

  /// `> you 2    easy 1`; in color, the player to move is bold.
  func lines(style: Style) -> [String] {
    var (lines, room) = ([String](), 0)
    for (name, pairs, isToMove) in players {
      let name = style.cut(style.shown(name), to: max(1, style.width - digits - 3))
      let score = "\(pairs)" + String(repeating: " ", count: digits - pairs.digits)
      let width = DisplayWidth.of(name) + digits + 3
      let text = "\(isToMove ? ">" : " ") \(name) \(score)"
      let shown = isToMove ? style.begin(.bold) + text + style.end(.bold) : text
      if !lines.isEmpty, room >= width + Self.gap {
        lines[lines.count - 1] += String(repeating: " ", count: Self.gap) + shown
        room -= width + Self.gap
      } else {
        lines.append(shown)
        room = style.width - width
      }
    }
    return lines
  }

  private static let gap = 2
}
