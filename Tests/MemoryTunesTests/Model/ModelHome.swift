import Foundation

/// What a home keeps, as plain arrays.
final class ModelHome {
  /// A game that waits, was saved by name, or is on the table.
  final class Row {
    var name: String?
    var game: ModelGame?
    var table: ModelTable?
    var choices: ModelChoices
    var latest = 0
    var time = 0

    init(_ choices: ModelChoices) { self.choices = choices }

    var isOver: Bool { game?.isOver ?? true }
  }

  struct Record {
    let deal: ModelDeal
    let ended: Int
    let moves: Int
    let flips: Int
    let seconds: Int
    let regret: Double?
    let won: [Int]
    let points: String
    let aids: [String]
  }

  struct Pair: Equatable {
    var box: Int
    var due: Int
  }

  /// Seconds since 1970.
  var time = 1_795_219_200
  var deals: [ModelDeal] = []
  var records: [Record] = []
  /// How games of one player and of several ended, those that were not finished included.
  var ends: [(deal: ModelDeal, outcome: String, won: [Int], points: String)] = []
  var rows: [Row] = []
  /// By deck and face.
  var learned: [String: [Int: Pair]] = [:]

  var today: Int { time / 86_400 }

  func touch(_ row: Row) { row.latest = 1 + (rows.map(\.latest).max() ?? 0) }

  /// The rows that a list has, the one played last first.
  func others(than row: Row?) -> [Row] {
    rows.filter { $0 !== row && $0.game != nil && ($0.name != nil || !$0.isOver) }.sorted {
      $0.latest > $1.latest
    }
  }

  /// Whether cards of the same layout were turned in another game.
  func hasSeen(_ deal: ModelDeal) -> Bool {
    deals.contains { $0 !== deal && $0.isBegun && $0.seed == deal.seed && $0.pairs == deal.pairs }
  }

  /// Deals of which no card was turned, and that no row has, are not kept.
  func dropUnbegun() {
    deals.removeAll { deal in !deal.isBegun && deal.outcome == nil && !rows.contains { $0.game?.deal === deal }
    }
  }

  /// The best games first: without aids, with few moves, in little time, early.
  private func ranked(_ records: [Record]) -> [Record] {
    var list: [Record] = []
    for record in records {
      func isBetter(_ other: Record) -> Bool {
        if other.aids.isEmpty != record.aids.isEmpty { return other.aids.isEmpty }
        if other.moves != record.moves { return other.moves < record.moves }
        return other.seconds <= record.seconds
      }
      list.insert(record, at: list.firstIndex { !isBetter($0) } ?? list.count)
    }
    return list
  }

  private func own(_ pairs: Int, _ cards: String) -> [Record] {
    records.filter { $0.deal.players == ["you"] && $0.deal.pairs == pairs && $0.deal.cards == cards }
  }

  /// The rank of the last record.
  var rankOfLast: Int? {
    guard let last = records.last, last.deal.players == ["you"] else { return nil }
    return 1 + ranked(own(last.deal.pairs, last.deal.cards)).firstIndex { $0.deal === last.deal }!
  }

  /// The list of `records`, without regret, luck and times of day.
  func best(_ pairs: Int?) -> [[String: Any?]] {
    let several = records.filter { !$0.deal.isAlone && (pairs == nil || $0.deal.pairs == pairs) }
    let own = (pairs.map { [$0] } ?? Array(2...60)).flatMap { size in
      ["same", "split"].flatMap { ranked(self.own(size, $0)).prefix(pairs == nil ? 1 : 10) }
    }
    return (own + several.reversed().prefix(10)).map { record in
      [
        "deck": record.deal.deck.name, "pairs": record.deal.pairs, "moves": record.moves, "flips": record.flips,
        "seconds": record.seconds, "seed": "\(record.deal.seed)", "day": record.deal.day.map(Self.text),
        "cards": record.deal.cards, "aids": record.aids.joined(separator: " "), "players": record.deal.players,
        "won": record.won,
      ]
    }
  }

  /// The list of `stats` for the category of this name.
  func groups(_ category: String) -> [[String: Any?]] {
    var groups: [[String: Any?]] = []
    for deck in [nil, category] {
      for (cards, pairs) in ["same", "split"].flatMap({ cards in (2...60).map { (cards, $0) } }) {
        let finished = own(pairs, cards).filter { deck == nil || $0.deal.deck.name == deck }
        let begun = ownBegun.filter {
          $0.cards == cards && $0.pairs == pairs && (deck == nil || $0.deck.name == deck)
        }
        if begun.isEmpty { continue }
        let moves = Dictionary(grouping: finished) { "\($0.moves)" }.mapValues(\.count)
        let mean = Double(finished.reduce(0) { $0 + $1.moves }) / Double(finished.count)
        groups.append([
          "category": deck, "pairs": pairs, "begun": begun.count, "finished": finished.count,
          "best": finished.filter { $0.aids.isEmpty }.map(\.moves).min(),
          "mean": finished.isEmpty ? nil : (mean * 1e6).rounded() / 1e6, "moves": moves, "cards": cards,
          "revealed": begun.count { $0.outcome == "revealed" },
        ])
      }
    }
    return groups
  }

  /// The deals of one player that count: begun, or over.
  private var ownBegun: [ModelDeal] {
    deals.filter { $0.players == ["you"] && $0.outcome != "forgotten" && ($0.isBegun || $0.outcome != nil) }
  }

  var summary: [String: Any?] {
    [
      "begun": ownBegun.count, "finished": records.count { $0.deal.players == ["you"] },
      "revealed": ownBegun.count { $0.outcome == "revealed" },
    ]
  }

  /// The days whose game was finished, and whether that was first done on that day. A repeat does not count.
  private var days: [Int: Bool] {
    var days: [Int: Bool] = [:]
    for record in records where record.deal.players == ["you"] && !record.aids.contains("repeat") {
      guard let day = record.deal.day else { continue }
      days[day] = days[day] ?? (record.ended / 86_400 == day)
    }
    return days
  }

  /// A day's date, formatted by Foundation.
  static func text(_ number: Int) -> String {
    Date(timeIntervalSince1970: Double(number) * 86_400).formatted(.iso8601.year().month().day())
  }

  /// The days in a row up to a day, or to the one before it.
  func streak(on day: Int) -> Int {
    let inTime = days.filter(\.value).keys
    var last = inTime.contains(day) ? day : day - 1
    var streak = 0
    while inTime.contains(last) { (streak, last) = (streak + 1, last - 1) }
    return streak
  }

  var dayStats: [String: Any?] {
    let longest = days.filter(\.value).keys.map { first in (1...).first { days[first + $0] != true }! }.max()
    return ["played": days.count, "streak": streak(on: today), "longest": longest ?? 0]
  }

  /// The member `matches` of `stats`; nil if no game of several players is over.
  var matches: [String: Any?]? {
    /// How the games ended, and the matches: won, lost and level.
    var rivals: [(names: [String], results: [[Int]])] = []
    func count(_ points: [Double], _ players: [String], _ kind: Int) {
      guard points.count == players.count else { return }
      let seat = players.firstIndex(of: "you") ?? 0
      for other in players.indices where other != seat {
        let names = [players[seat], players[other]]
        if !rivals.contains(where: { $0.names == names || $0.names == names.reversed() }) {
          rivals.append((names, [[0, 0, 0], [0, 0, 0]]))
        }
        let place = rivals.firstIndex { $0.names == names || $0.names == names.reversed() }!
        let (own, others) =
          rivals[place].names == names ? (points[seat], points[other]) : (points[other], points[seat])
        rivals[place].results[kind][own > others ? 0 : own < others ? 1 : 2] += 1
      }
    }
    func place(_ deal: ModelDeal) -> Int { deals.firstIndex { $0 === deal }! }
    let several = ends.filter { !$0.deal.isAlone }.sorted { place($0.deal) < place($1.deal) }
    for end in several {
      if end.outcome == "finished" { count(end.won.map(Double.init), end.deal.players, 0) }
      count(end.points.split(separator: " ").dropFirst().compactMap { Double($0) }, end.deal.players, 1)
    }
    if rivals.isEmpty { return nil }
    func json(_ counts: [Int]) -> [String: Any?] { ["won": counts[0], "lost": counts[1], "tied": counts[2]] }
    return [
      "finished": several.count { $0.outcome == "finished" },
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
    let known = learned[deck.name] ?? [:]
    var rest = deck.splitPlaces
    var chosen: [Int] = []
    func isBefore(_ one: Int, _ other: Int) -> Bool {
      let (a, b) = (known[one], known[other])
      let (isDue, isOtherDue) = (a.map { $0.due <= today } ?? false, b.map { $0.due <= today } ?? false)
      if isDue != isOtherDue { return isDue }
      if isDue, a!.due != b!.due { return a!.due < b!.due }
      if !isDue, a?.box ?? 0 != b?.box ?? 0 { return a?.box ?? 0 < b?.box ?? 0 }
      return one < other
    }
    while chosen.count < count {
      let next = rest.indices.min { isBefore(rest[$0], rest[$1]) }!
      chosen.append(rest.remove(at: next))
    }
    return chosen.sorted()
  }

  /// What a finished game of split cards teaches. `costs`: the regret of each flip.
  func learn(_ game: ModelGame, _ table: ModelTable, _ costs: [(card: Int, regret: Double)]) {
    func face(_ card: Int) -> Int { game.deal.faces[card - 1] }
    let faulty = Set(costs.filter { $0.regret > 0 }.map { face($0.card) })
    for face in Set(game.deal.faces) {
      let pair = learned[game.deal.deck.name]?[face]
      let isTold = table.isUndone || table.isRepeat || table.hinted.contains(face)
      if faulty.contains(face) {
        learned[game.deal.deck.name, default: [:]][face] = Pair(box: 1, due: today + 1)
      } else if !isTold, pair.map({ $0.due <= today }) ?? true {
        let box = min(5, (pair?.box ?? 1) + 1)
        learned[game.deal.deck.name, default: [:]][face] = Pair(
          box: box, due: today + [1, 2, 4, 8, 16][box - 1])
      }
    }
  }

  /// `forget records`: what is left of a deal that a row has counts no more.
  func forgetRecords() {
    for deal in deals {
      let isKept = rows.contains { $0.game?.deal === deal }
      if deal.outcome != nil || !isKept { deal.isBegun = false }
      if deal.outcome != nil { deal.outcome = isKept ? "forgotten" : nil }
      if !isKept { deal.made = 0 }
    }
    deals.removeAll { deal in !rows.contains { $0.game?.deal === deal } }
    (records, ends) = ([], [])
  }
}

/// What the next deal is made of.
struct ModelChoices {
  var category = "pop"
  var deck: ModelDeck?
  var players = ["you"]
  var seed: UInt64
  var isSeedChosen = false
}
