import Foundation

@testable import MemoryTunes

/// What a home keeps, as plain arrays.
final class ModelHome {
  /// A game that waits, was saved by name, or is on the table.
  final class Row {
    var name: String?
    var game: ModelGame?
    var marks = ModelMarks()
    var choices: ModelChoices
    var made = 0
    var latest = 0
    var time = 0

    init(_ choices: ModelChoices) { self.choices = choices }

    var isOver: Bool { game?.isOver ?? true }
  }

  /// A game that is over.
  struct End {
    let game: ModelGame
    let time: Int
    let marks: ModelMarks
    /// Of a match that it decides.
    let points: [Double]
    /// The regret and the luck that were said at the end.
    var worth: [JSONValue?] = []

    var deal: ModelDeal { game.deal }
    var won: [Int] { game.scores.map(\.pairs) }
  }

  struct Pair {
    var box: Int
    var due: Int
  }

  /// Seconds since 1970.
  var time = 1_795_219_200
  var deals: [ModelDeal] = []
  var ends: [End] = []
  var rows: [Row] = []
  /// By deck and face.
  var learned: [String: [Int: Pair]] = [:]
  /// Titles and artists.
  var favorites: [[String]] = []

  var today: Int { time / 86_400 }
  private var records: [End] { ends.filter { $0.game.phase == "finished" } }
  private var ownRecords: [End] { records.filter { $0.deal.players == ["you"] } }

  func touch(_ row: Row) { row.latest = 1 + (rows.map(\.latest).max() ?? 0) }

  /// The rows that a list has, the one played last first.
  func others(than row: Row?) -> [Row] {
    rows.filter { $0 !== row && $0.game != nil && ($0.name != nil || !$0.isOver) }.sorted {
      $0.latest > $1.latest
    }
  }

  /// Whether cards of the same layout were turned in another game before, or all of them in one given up.
  func hasSeen(_ deal: ModelDeal) -> Bool {
    deals.contains { other in
      guard other !== deal, let began = other.began, other.seed == deal.seed, other.pairs == deal.pairs else {
        return false
      }
      return other.outcome == "revealed" || began <= deal.began ?? began
    }
  }

  /// Deals of which no card was turned, and that no row has, are not kept.
  func dropUnbegun() {
    deals.removeAll { deal in !deal.isBegun && deal.outcome == nil && !rows.contains { $0.game?.deal === deal }
    }
  }

  /// The best games first: without aids, with few moves, in little time, early.
  private func best(_ pairs: Int, _ cards: String) -> [End] {
    ownRecords.enumerated().filter { $1.deal.pairs == pairs && $1.deal.cards == cards }.map { place, end in
      (key: (end.marks.aids.isEmpty ? 0 : 1, end.game.moves, end.marks.played, place), end: end)
    }.sorted { $0.key < $1.key }.map(\.end)
  }

  /// The rank of the last record.
  var rankOfLast: Int? {
    guard let deal = records.last?.deal, deal.players == ["you"] else { return nil }
    return 1 + best(deal.pairs, deal.cards).firstIndex { $0.deal === deal }!
  }

  private var sizes: [Int] { Set(deals.map(\.pairs)).sorted() }

  /// The list of `records`; games of several without regret and luck.
  func list(_ pairs: Int?) -> [[String: Any?]] {
    let several = records.filter { !$0.deal.isAlone && (pairs == nil || $0.deal.pairs == pairs) }
    let own = (pairs.map { [$0] } ?? sizes).flatMap { size in
      ["same", "split"].flatMap { best(size, $0).prefix(pairs == nil ? 1 : 10) }
    }
    return (own + several.reversed().prefix(10)).map { end in
      let worth = end.deal.isAlone ? ["regret": end.worth[0], "luck": end.worth[1]] : [:]
      return [
        "when": Record.date(end.time), "hints": end.marks.hints,
        "deck": end.deal.deck.name, "pairs": end.deal.pairs, "moves": end.game.moves, "flips": end.game.flips,
        "seconds": end.marks.played, "seed": "\(end.deal.seed)", "day": end.deal.day.map(Self.text),
        "cards": end.deal.cards, "aids": end.marks.aids, "players": end.deal.players,
        "won": end.won,
      ].merging(worth) { $1 }
    }
  }

  /// The list of `stats` for the category of this name.
  func groups(_ category: String) -> [[String: Any?]] {
    [nil, category].flatMap { deck in
      ["same", "split"].flatMap { cards in sizes.compactMap { group(deck, cards, $0) } }
    }
  }

  private func group(_ deck: String?, _ cards: String, _ pairs: Int) -> [String: Any?]? {
    let finished = best(pairs, cards).filter { deck == nil || $0.deal.deck.name == deck }
    let begun = ownBegun.filter {
      $0.cards == cards && $0.pairs == pairs && (deck == nil || $0.deck.name == deck)
    }
    if begun.isEmpty { return nil }
    let moves = finished.map(\.game.moves)
    let mean = Double(moves.reduce(0, +)) / Double(moves.count)
    return [
      "category": deck, "pairs": pairs, "begun": begun.count, "finished": finished.count,
      "best": finished.filter { $0.marks.aids.isEmpty }.map(\.game.moves).min(),
      "mean": finished.isEmpty ? nil : (mean * 1e6).rounded() / 1e6,
      "moves": Dictionary(grouping: moves) { "\($0)" }.mapValues(\.count), "cards": cards,
      "revealed": begun.count { $0.outcome == "revealed" },
    ]
  }

  /// The deals of one player that count: begun, or over.
  private var ownBegun: [ModelDeal] {
    deals.filter { $0.players == ["you"] && $0.outcome != "forgotten" && ($0.isBegun || $0.outcome != nil) }
  }

  var summary: [String: Any?] {
    [
      "begun": ownBegun.count, "finished": ownRecords.count,
      "revealed": ownBegun.count { $0.outcome == "revealed" },
    ]
  }

  /// The days whose game was finished, and whether that was first done on that day. A repeat does not count.
  private var days: [Int: Bool] {
    var days: [Int: Bool] = [:]
    for record in ownRecords where !record.marks.isRepeat {
      if let day = record.deal.day { days[day] = days[day] ?? (record.time / 86_400 == day) }
    }
    return days
  }

  /// A day's date, formatted by Foundation.
  static func text(_ number: Int) -> String {
    Date(timeIntervalSince1970: Double(number) * 86_400).formatted(.iso8601.year().month().day())
  }

  /// The days in a row up to a day, or to the one before it.
  func streak(on day: Int) -> Int {
    let last = days[day] == true ? day : day - 1
    return (0...).first { days[last - $0] != true }!
  }

  var dayStats: [String: Any?] {
    ["played": days.count, "streak": streak(on: today), "longest": days.keys.map(streak).max() ?? 0]
  }

  /// The member `matches` of `stats`; nil if no game of several players is over.
  var matches: [String: Any?]? {
    /// How the games ended, and the matches: won, lost and level.
    var rivals: [(names: [String], results: [[Int]])] = []
    func place(_ end: End) -> Int { deals.firstIndex { $0 === end.deal }! }
    let several = ends.filter { !$0.deal.isAlone }.sorted { place($0) < place($1) }
    for end in several {
      let players = end.deal.players
      let seat = players.firstIndex(of: "you") ?? 0
      let won = end.game.phase == "finished" ? end.won.map(Double.init) : []
      for (kind, points) in [won, end.points].enumerated() where !points.isEmpty {
        for other in players.indices where other != seat {
          let names = [players[seat], players[other]]
          let place = rivals.firstIndex { Set($0.names) == Set(names) } ?? rivals.count
          if place == rivals.count { rivals.append((names, [[0, 0, 0], [0, 0, 0]])) }
          let margin = (points[seat] - points[other]) * (rivals[place].names == names ? 1 : -1)
          rivals[place].results[kind][margin > 0 ? 0 : margin < 0 ? 1 : 2] += 1
        }
      }
    }
    if rivals.isEmpty { return nil }
    func json(_ counts: [Int]) -> [String: Any?] { ["won": counts[0], "lost": counts[1], "tied": counts[2]] }
    return [
      "finished": several.count { $0.game.phase == "finished" },
      "against": rivals.map { rival in
        json(rival.results[0]).merging([
          "name": rival.names[0], "opponent": rival.names[1], "matches": json(rival.results[1]),
        ]) { $1 }
      },
    ]
  }

  /// The member `learned` of `stats`; nil if no pair of the deck was practiced.
  func boxes(_ deck: ModelDeck) -> [String: Any?]? {
    guard let pairs = learned[deck.name]?.values, !pairs.isEmpty else { return nil }
    return [
      "deck": deck.name, "pairs": deck.splitPlaces.count, "due": pairs.count { $0.due <= today },
      "boxes": (1...5).map { box in pairs.count { $0.box == box } },
    ]
  }

  /// The faces to practice: those that are longest due, then the least known, new ones before others of the
  /// first box.
  func selection(_ count: Int, of deck: ModelDeck) -> [Int] {
    func key(_ face: Int) -> (Int, Int, Int) {
      guard let pair = learned[deck.name]?[face] else { return (1, 0, face) }
      return pair.due <= today ? (0, pair.due, face) : (1, pair.box, face)
    }
    return deck.splitPlaces.sorted { key($0) < key($1) }.prefix(count).sorted()
  }

  /// What a finished game of split cards teaches. `costs`: the regret of each flip.
  func learn(_ game: ModelGame, _ marks: ModelMarks, _ costs: [(card: Int, regret: Double)]) {
    let faulty = Set(costs.filter { $0.regret > 0 }.map { game.deal.faces[$0.card - 1] })
    var pairs = learned[game.deal.deck.name] ?? [:]
    for face in Set(game.deal.faces) {
      let isTold = marks.isUndone || marks.isRepeat || marks.hinted.contains(face)
      if faulty.contains(face) {
        pairs[face] = Pair(box: 1, due: today + 1)
      } else if !isTold, pairs[face].map({ $0.due <= today }) ?? true {
        let box = min(5, (pairs[face]?.box ?? 1) + 1)
        pairs[face] = Pair(box: box, due: today + [1, 2, 4, 8, 16][box - 1])
      }
    }
    if !pairs.isEmpty { learned[game.deal.deck.name] = pairs }
  }

  /// Forgets a row. Of a game that was not over, only that its cards were seen is still known, unless another
  /// row has it. False if a step of a session may need the row or the game.
  func forget(_ row: Row) -> Bool {
    rows.removeAll { $0 === row }
    guard let deal = row.game?.deal, deal.outcome == nil, !rows.contains(where: { $0.game?.deal === deal })
    else { return row.name != nil }
    deal.outcome = "forgotten"
    return false
  }

  /// `forget records`: what is left of a deal that a row has counts no more.
  func forgetRecords() {
    deals.removeAll { deal in !rows.contains { $0.game?.deal === deal } }
    for deal in deals where deal.outcome != nil { (deal.began, deal.outcome) = (nil, "forgotten") }
    ends = []
  }
}

/// What the next deal is made of.
struct ModelChoices: Equatable {
  var category = "pop"
  /// Another deck than that of the category.
  var deck: String?
  var players = ["you"]
  var seed: UInt64
  var isSeedChosen = false
  /// What was chosen since the deal: `deck`, `players`.
  var chosen: Set<String> = []
}
