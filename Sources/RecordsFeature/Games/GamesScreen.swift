import MemoryCore
import Text
import Wording

/// The games that can be loaded, with their numbers.
struct GamesScreen {
  func draw(_ games: [ListedGame], style: Style, into output: inout Output) {
    for (index, game) in games.enumerated() {
      output.row(index + 1, of: games.count, game.row(style), style: style)
    }
  }
}

extension ListedGame {
  fileprivate func row(_ style: Style) -> String {
    let words = style.words
    let date = Record.date(time)
    let day = style.isPlain ? Day(time: time).aloud(words) + words.comma : "\(date.prefix(10)) "
    return words.listedGame(
      name, of: deck, progress: words.progress(matched, of: pairs), moves: moves,
      time: day + date.dropFirst(11).prefix(5))
  }
}
