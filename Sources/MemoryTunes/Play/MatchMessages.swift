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
        : words.sentence(words.winsMatch(name: leaders[0].nameInSentence(words), scores: scores))
    return words.sentences(end, words.anotherMatch)
  }

  /// How the match stands in the middle of a game; nil without one.
  func matchStanding(_ words: Wording) -> String? {
    match.map { words.matchStands(scores: scores(of: $0, words), games: $0.games) }
  }

  /// The seats in the order of the first game of the match: in each game the next player begins.
  var seatsOfMatch: [Int] {
    let (count, played) = (players.list.count, matchBefore?.played ?? 0)
    return players.list.indices.map { ($0 + count - played % count) % count }
  }

  private func scores(of match: Match, _ words: Wording) -> String {
    let names = players.namesInRows(words)
    return seatsOfMatch.map { words.matchScore(player: names[$0], points: words.points(match.points[$0])) }
      .joined(separator: words.comma)
  }
}

extension Wording {
  /// Points of a match, which are given in halves.
  func points(_ points: Double) -> String { decimal(points, digits: Match.isWhole(points) ? 0 : 1) }
}
