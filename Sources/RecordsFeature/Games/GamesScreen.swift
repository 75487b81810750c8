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
  /// In several lines if it is wider than the terminal.
  fileprivate func row(_ style: Style) -> String {
    if style.isPlain { return text(style) }
    // A row begins with its number, of at most two digits, and four blanks.
    return DisplayWidth.lines(of: text(style), width: max(1, style.width - 6)).joined(separator: "\n      ")
  }

  private func text(_ style: Style) -> String {
    let words = style.words
    let date = Record.date(time)
    let day = style.isPlain ? Day(time: time).aloud(words) + words.comma : "\(date.prefix(10)) "
    return words.listedGame(
      name: name, deck: deckName(words), progress: words.progress(found: matched, pairs: pairs), moves: moves,
      time: day + date.dropFirst(11).prefix(5), isInUse: isInUse)
  }
}
