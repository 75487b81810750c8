import Saved
import Text
import Wording

/// The finished games of several players, and how the first person of each fared against the others.
struct MatchStats: Equatable, Sendable {
  private(set) var finished = 0
  private(set) var rivalries: [Rivalry] = []

  struct Rivalry: Equatable, Sendable {
    let name: String
    let opponent: String
    /// How the games ended, and the matches.
    var games = Results()
    var matches = Results()
  }

  struct Results: Equatable, Sendable {
    var won = 0
    var lost = 0
    var tied = 0

    mutating func count(_ points: Double, against others: Double, _ games: Int) {
      if points > others { won += games } else if points < others { lost += games } else { tied += games }
    }

    func text(_ words: Wording) -> String { words.results(won: won, lost: lost, tied: tied) }
  }

  init() {}

  /// Reads the reply to `Query.results`.
  init(_ rows: [Row]) {
    for row in rows.rows("results", columns: 5) {
      guard let games = row[4].countInRow else { continue }
      let players = Record.words(row[0])
      if row[1] == "1" {
        finished += games
        count(row[2].split(separator: " ").compactMap { Double($0) }, of: players, games, in: \.games)
      }
      count(
        row[3].split(separator: " ").dropFirst().compactMap { Double($0) }, of: players, games, in: \.matches)
    }
  }

  /// Counts games or matches of the first person and each other player, who had so many pairs or points.
  private mutating func count(
    _ points: [Double], of players: [String], _ games: Int, in results: WritableKeyPath<Rivalry, Results>
  ) {
    guard points.count == players.count else { return }
    let people = players.indices.filter { Player.isPerson(written: players[$0]) }
    guard let seat = people.first(where: { players[$0] == Player.you.name }) ?? people.first else { return }
    for other in players.indices where other != seat {
      // Of two people other than the one at the keyboard, the one who was first stays first.
      let isKnown = rivalries.contains { $0.name == players[other] && $0.opponent == players[seat] }
      let (first, second) = isKnown ? (other, seat) : (seat, other)
      let known = rivalries.firstIndex { $0.name == players[first] && $0.opponent == players[second] }
      if known == nil { rivalries.append(Rivalry(name: players[first], opponent: players[second])) }
      rivalries[known ?? rivalries.count - 1][keyPath: results]
        .count(points[first], against: points[second], games)
    }
  }
}
