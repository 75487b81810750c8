import Text
import Wording

/// The games that can be loaded, with their numbers.
struct GamesScreen {
  func draw(_ games: [ListedGame], style: Style, into output: inout Output) {
    for (index, game) in games.enumerated() {
      output.row(index + 1, of: games.count, game.row(of: games.count, style), style: style)
    }
  }
}

extension ListedGame {
  /// In several lines if it is wider than the terminal.
  fileprivate func row(of count: Int, _ style: Style) -> String {
    if style.isPlain { return text(style) }
    let indent = 4 + String(count).utf8.count
    return DisplayWidth.lines(of: text(style), width: max(1, style.width - indent))
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private func text(_ style: Style) -> String {
    let words = style.words
    let date = Record.date(time)
    let day = style.isPlain ? Day(time: time).aloud(words) + words.comma : "\(date.prefix(10)) "
    return words.listedGame(
      name: name, deck: words.deckName(deck), progress: words.progress(found: matched, pairs: pairs),
      moves: moves, time: day + date.dropFirst(11).prefix(5), isInUse: isInUse)
  }
}
