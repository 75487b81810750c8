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

  /// The results of games, in the order of the first games of their players.
  init(_ results: [GameResults]) {
    for result in results {
      if result.isFinished {
        finished += result.games
        count(result.won, of: result.players, result.games, in: \.games)
      }
      count(result.points, of: result.players, result.games, in: \.matches)
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

/// How many games of several players ended alike.
struct GameResults {
  let games: Int
  let players: [String]
  let isFinished: Bool
  /// The pairs of each player, and the points in a match, if it decided one.
  let won: [Double]
  let points: [Double]

  init?(_ row: borrowing Row) {
    guard let games = row.count("games") else { return nil }
    func numbers(_ text: String) -> [Double] { text.split(separator: " ").compactMap { Double($0) } }
    (self.games, players, isFinished) = (games, Record.words(row.text("players")), row.isTrue("is_finished"))
    // Before the points stands the number of games that were to be played.
    (won, points) = (numbers(row.text("won")), Array(numbers(row.text("points")).dropFirst()))
  }
}
