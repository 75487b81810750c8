import Wording

extension Table {
  /// How the match stands after a game, and what to type next; nil without a match.
  func matchLine(_ words: Wording) -> String? {
    guard let match else { return nil }
    let scores = scores(of: match, words)
    guard match.isDecided else {
      return words.sentences(words.matchStands(scores: scores, games: match.games), words.nextOfMatch)
    }
    let leaders = match.leaders.map { players.list[$0] }
    let end =
      leaders.count > 1
      ? words.matchIsLevel(scores: scores)
      : leaders[0].isYou
        ? words.youWinMatch(scores: scores)
        : words.winsMatch(name: leaders[0].nameInSentence(words), scores: scores)
    return words.sentences(end, words.anotherMatch)
  }

  /// How the match stands in the middle of a game; nil without one.
  func matchStanding(_ words: Wording) -> String? {
    match.map { words.matchStands(scores: scores(of: $0, words), games: $0.games) }
  }

  private func scores(of match: Match, _ words: Wording) -> String {
    zip(players.list, match.halves).map { player, halves in
      words.matchScore(player: player.nameInSentence(words), points: match.text(halves, words))
    }.joined(separator: words.comma)
  }
}

extension Match {
  /// Points, which are given in halves.
  func text(_ halves: Int, _ words: Wording) -> String {
    words.decimal(Double(halves) / 2, digits: halves.isMultiple(of: 2) ? 0 : 1)
  }
}
