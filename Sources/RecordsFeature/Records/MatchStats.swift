import MemoryCore
import Text
import Wording

/// The finished games of several players, and how the first person of each fared against the others.
struct MatchStats: Equatable {
  private(set) var finished = 0
  private(set) var rivalries: [Rivalry] = []

  struct Rivalry: Equatable {
    let name: String
    let opponent: String
    /// How the games ended, and the matches.
    var games = Results()
    var matches = Results()
  }

  struct Results: Equatable {
    var won = 0
    var lost = 0
    var tied = 0

    mutating func count(_ points: Double, against others: Double) {
      if points > others { won += 1 } else if points < others { lost += 1 } else { tied += 1 }
    }
  }

  init(finished: Int = 0, rivalries: [Rivalry] = []) {
    (self.finished, self.rivalries) = (finished, rivalries)
  }

  /// Counts a finished game and, if it decided one, its match.
  mutating func add(_ record: Record) {
    finished += 1
    if record.won.isEmpty { return }
    let won = record.won.map(Double.init)
    forEachRivalry(of: record.players) { $0.games.count(won[$1], against: won[$2]) }
    addMatch(record.match, of: record.players)
  }

  /// Counts the match that a game has decided, if it did.
  mutating func addMatch(_ match: [String], of players: [String]) {
    let points = match.dropFirst().compactMap(Double.init)
    guard points.count == players.count else { return }
    forEachRivalry(of: players) { $0.matches.count(points[$1], against: points[$2]) }
  }

  /// Calls `count` with the rivalry of the first person and each other player, and with their seats.
  private mutating func forEachRivalry(
    of players: [String], _ count: (inout Rivalry, _ seat: Int, _ other: Int) -> Void
  ) {
    let people = players.indices.filter { Player.isPerson(written: players[$0]) }
    guard let seat = people.first(where: { players[$0] == Record.you }) ?? people.first else { return }
    for other in players.indices where other != seat {
      // Of two people other than the one at the keyboard, the one who was first stays first.
      let isKnown = rivalries.contains { $0.name == players[other] && $0.opponent == players[seat] }
      let (first, second) = isKnown ? (other, seat) : (seat, other)
      let known = rivalries.firstIndex { $0.name == players[first] && $0.opponent == players[second] }
      if known == nil { rivalries.append(Rivalry(name: players[first], opponent: players[second])) }
      count(&rivalries[known ?? rivalries.count - 1], first, second)
    }
  }
}

extension MatchStats {
  func draw(style: Style, into output: inout Output) {
    let words = style.words
    output.paragraph(words.gamesOfSeveral(finished: finished), style: style)
    let shown = rivalries.count > Self.mostRows ? Array(rivalries.prefix(Self.mostRows - 1)) : rivalries
    for rivalry in shown {
      let text = words.against(
        name: words.playerName(Player.name(written: rivalry.name)),
        opponent: words.playerName(Player.name(written: rivalry.opponent)),
        games: rivalry.games.text(words),
        matches: rivalry.matches == Results() ? nil : rivalry.matches.text(words))
      output.row(text, style: style)
    }
    if shown.count < rivalries.count {
      let others = words.moreOpponents(count: rivalries.count - shown.count)
      output.row(style.isPlain ? others.capitalized : others, style: style)
    }
  }

  /// So that the summary fits on a screen.
  private static let mostRows = 12

  func addMembers(to object: inout Output) {
    object.member("finished", finished)
    object.name("against")
    object.objects(rivalries) { rivalry, object in
      object.member("name", rivalry.name)
      object.member("opponent", rivalry.opponent)
      object.members(rivalry.games)
      object.name("matches")
      object.object { $0.members(rivalry.matches) }
    }
  }
}

extension Output {
  /// A row below the summary; in plain output, a sentence.
  fileprivate mutating func row(_ text: String, style: Style) {
    paragraph(style.isPlain ? style.words.sentence(text) : text, indent: style.isPlain ? 0 : 2, style: style)
  }

  fileprivate mutating func members(_ results: MatchStats.Results) {
    member("won", results.won)
    member("lost", results.lost)
    member("tied", results.tied)
  }
}

extension MatchStats.Results {
  fileprivate func text(_ words: Wording) -> String { words.results(won: won, lost: lost, tied: tied) }

  /// In a reply.
  fileprivate var item: String { "\(won) \(lost) \(tied)" }

  fileprivate init?(_ words: ArraySlice<String>) {
    let counts = words.counts
    guard counts.count == 3 else { return nil }
    (won, lost, tied) = (counts[0], counts[1], counts[2])
  }
}

/// Items of a reply.
extension MatchStats {
  var items: [String] {
    ["matches \(finished)"]
      + rivalries.map {
        let matches = $0.matches == Results() ? "" : " \($0.matches.item)"
        return "against \($0.games.item) \($0.name) \($0.opponent)\(matches)"
      }
  }

  /// Nil if there is no such item. Invalid items are skipped.
  init?(items: [(kind: Substring, rest: String)]) {
    let count = items.first { $0.kind == "matches" }.flatMap { Word($0.rest).count }
    guard let count, count > 0, count < Int(Int32.max) else { return nil }
    finished = count
    rivalries = items.filter { $0.kind == "against" }.compactMap { item in
      let words = item.rest.split(separator: " ").map(String.init)
      guard [5, 8].contains(words.count), let games = Results(words[..<3]),
        let matches = words.count == 5 ? Results() : Results(words[5...])
      else { return nil }
      return Rivalry(
        name: OutsideText.shown(words[3]), opponent: OutsideText.shown(words[4]), games: games, matches: matches
      )
    }
  }
}
