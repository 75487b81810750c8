import MemoryGame
import Text
import Wording

extension Table {
  /// What a game against a level means: the first win or some wins or losses in a row, usually nothing; and the
  /// level to play next, if it is another one. The ladder has the levels with those that were beaten.
  func moment(
    of levelGame: LevelGame, _ past: LevelHistory, _ style: Style
  ) -> (news: String, ladder: String, next: String?) {
    let words = style.words
    let name = words.playerName(name: levelGame.person)
    let (isYou, isHigher) = (name == words.playerName(name: "you"), levelGame.result == 1)
    let level = past.nextLevel(after: levelGame)
    let news =
      isHigher && past.won == 0
      ? words.firstWin(name: name, isYou: isYou, level: words.playerName(name: levelGame.level))
      : level == nil ? "" : words.inRow(count: past.run + 1, isHigher: isHigher)
    let next = level.map { level in
      let shown = words.playerName(name: level.rawValue)
      return words.otherLevel(
        isHigher: isHigher,
        line: isYou
          ? words.againstLevel(level: level.rawValue)
          : [words.command("players"), name, shown].joined(separator: " "))
    }
    return (news, ladder(past.beaten(after: levelGame), style), next)
  }

  /// `beginner ✓ easy ✓ normal · hard · perfect ·`
  private func ladder(_ beaten: Set<Level>, _ style: Style) -> String {
    let words = style.words
    func name(_ level: Level) -> String { words.playerName(name: level.rawValue) }
    guard style.isPlain else {
      let (isBeaten, isLeft) = style.showsUnicode ? ("✓", "·") : ("+", ".")
      return Level.allCases.map { "\(name($0)) \(beaten.contains($0) ? isBeaten : isLeft)" }.joined(
        separator: " ")
    }
    func names(_ levels: [Level]) -> String? { levels.isEmpty ? nil : words.list(levels.map(name)) }
    return words.ladderInWords(
      beaten: names(Level.allCases.filter(beaten.contains)),
      open: names(Level.allCases.filter { !beaten.contains($0) }))
  }
}
