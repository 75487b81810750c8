import Text
import Wording

/// The games that can be loaded, with their numbers.
struct GamesScreen {
  func draw(_ games: [ListedGame], style: Style, into output: inout Output) {
    for (index, game) in games.enumerated() { output.row(index + 1, game.row(style.words), style: style) }
  }
}

extension ListedGame {
  fileprivate func row(_ words: any Wording) -> String {
    let time = Record.date(self.time).replacing("T", with: " ").prefix(16)
    return words.listedGame(
      name, of: deck, progress: words.progress(matched, of: pairs), moves: moves, time: String(time))
  }
}
