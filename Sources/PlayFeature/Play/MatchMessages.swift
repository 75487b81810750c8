import MemoryCore
import Wording

extension Table {
  /// How the match stands after a game, and what to type next; nil without a match.
  func matchLines(_ words: Wording) -> [String]? {
    guard let match else { return nil }
    let scores = zip(players.list, match.halves).map { player, halves in
      words.matchScore(player: player.shownName(words), points: match.text(halves, words))
    }.joined(separator: words.comma)
    guard match.isDecided else {
      return [words.sentences(words.matchStands(scores: scores, games: match.games), words.nextOfMatch)]
    }
    let leaders = match.leaders.map { players.list[$0] }
    let end =
      leaders.count > 1
      ? words.matchIsLevel(scores: scores)
      : leaders[0].isYou
        ? words.youWinMatch(scores: scores) : words.winsMatch(name: leaders[0].shownName(words), scores: scores)
    return [words.sentences(end, words.anotherMatch)]
  }
}

extension Match {
  /// Points, which are given in halves.
  func text(_ halves: Int, _ words: Wording) -> String {
    words.decimal(Double(halves) / 2, digits: halves.isMultiple(of: 2) ? 0 : 1)
  }
}
