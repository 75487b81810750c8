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

  private static func json(_ record: Record) -> JSONValue {
    .object([
      "deck": .string(record.deal.deck.name), "pairs": .number(Double(record.deal.pairs)),
      "moves": .number(Double(record.moves)), "flips": .number(Double(record.flips)),
      "seconds": .number(Double(record.seconds)), "seed": .string("\(record.deal.seed)"),
      "day": record.deal.day.map { .string(text($0)) } ?? .null, "cards": .string(record.deal.cards),
      "aids": .string(record.aids.joined(separator: " ")),
      "players": .array(record.deal.players.map { .string($0) }),
      "won": .array(record.won.map { .number(Double($0)) }),
    ])
  }

  /// The list of `records`, without regret, luck and times of day.
  func best(_ pairs: Int?) -> JSONValue {
    let several = records.filter { $0.deal.players.count > 1 && (pairs == nil || $0.deal.pairs == pairs) }
    let sizes = Set(records.filter { $0.deal.players == ["you"] }.map(\.deal.pairs)).sorted()
    let own =
      pairs.map { pairs in ["same", "split"].flatMap { ranked(self.own(pairs, $0)).prefix(10) } }
      ?? sizes.flatMap { size in ["same", "split"].flatMap { ranked(self.own(size, $0)).prefix(1) } }
    return .array((own + several.reversed().prefix(10)).map(Self.json))
  }

  /// The list of `stats` for the category of this name.
  func groups(_ category: String) -> JSONValue {
    var groups: [JSONValue] = []
    for (name, deck) in [(JSONValue.null, nil), (.string(category), category)] {
      for cards in ["same", "split"] {
        for pairs in 2...60 {
          let finished = own(pairs, cards).filter { deck == nil || $0.deal.deck.name == deck }
          let begun = ownBegun.filter {
            $0.cards == cards && $0.pairs == pairs && (deck == nil || $0.deck.name == deck)
          }
          if begun.isEmpty { continue }
          let moves = Dictionary(grouping: finished, by: \.moves).mapValues(\.count)
          let sum = finished.reduce(0) { $0 + $1.moves }
          let best = finished.filter { $0.aids.isEmpty }.map(\.moves).min()
          groups.append(
            .object([
              "category": name, "pairs": .number(Double(pairs)), "begun": .number(Double(begun.count)),
              "finished": .number(Double(finished.count)), "best": best.map { .number(Double($0)) } ?? .null,
              "mean": finished.isEmpty
                ? .null : .number((Double(sum) / Double(finished.count) * 1e6).rounded() / 1e6),
              "moves": .object(
                Dictionary(uniqueKeysWithValues: moves.map { ("\($0)", .number(Double($1))) })),
              "cards": .string(cards),
              "revealed": .number(Double(begun.count { $0.outcome == "revealed" })),
            ]))
        }
      }
    }
    return .array(groups)
  }

  /// The deals of one player that count: begun, or over.
  private var ownBegun: [ModelDeal] {
    deals.filter { $0.players == ["you"] && $0.outcome != "forgotten" && ($0.isBegun || $0.outcome != nil) }
  }

  var summary: JSONValue {
    .object([
      "begun": .number(Double(ownBegun.count)),
      "finished": .number(Double(records.count { $0.deal.players == ["you"] })),
      "revealed": .number(Double(ownBegun.count { $0.outcome == "revealed" })),
    ])
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

  /// A day as a date, counted month by month.
  static func text(_ number: Int) -> String {
    var (year, rest) = (1970, number)
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
    while rest >= (isLeap(year) ? 366 : 365) {
      rest -= isLeap(year) ? 366 : 365
      year += 1
    }
    var month = 1
    for days in [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
      if rest < days { break }
      rest -= days
      month += 1
    }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(year)-\(two(month))-\(two(rest + 1))"
  }

  /// The days in a row up to a day, or to the one before it.
  func streak(on day: Int) -> Int {
    let inTime = days.filter(\.value).keys
    var last = inTime.contains(day) ? day : day - 1
    var streak = 0
    while inTime.contains(last) { (streak, last) = (streak + 1, last - 1) }
    return streak
  }

  var dayStats: JSONValue {
    let longest = days.filter(\.value).keys.map { first in
      (1...).first { days[first + $0] != true }!
    }.max()
    return .object([
      "played": .number(Double(days.count)), "streak": .number(Double(streak(on: today))),
      "longest": .number(Double(longest ?? 0)),
    ])
  }

  /// The member `matches` of `stats`; nil if no game of several players is over.
  var matches: JSONValue? {
    func place(_ deal: ModelDeal) -> Int { deals.firstIndex { $0 === deal }! }
    let several = ends.filter { $0.deal.players.count > 1 }.sorted { place($0.deal) < place($1.deal) }
    var rivals: [(names: [String], games: [Int], matches: [Int])] = []
    func count(
      _ points: [Double], _ players: [String], _ results: WritableKeyPath<([String], [Int], [Int]), [Int]>
    ) {
      let seat = players.firstIndex(of: "you") ?? 0
      for other in players.indices where other != seat {
        let names = [players[seat], players[other]]
        let place = rivals.firstIndex { $0.names == names || $0.names == names.reversed() }
        if place == nil { rivals.append((names, [0, 0, 0], [0, 0, 0])) }
        var rival = rivals[place ?? rivals.count - 1]
        let isTurned = rival.names != names
        let (own, others) = isTurned ? (points[other], points[seat]) : (points[seat], points[other])
        var row = (rival.names, rival.games, rival.matches)
        row[keyPath: results][own > others ? 0 : own < others ? 1 : 2] += 1
        rival = row
        rivals[place ?? rivals.count - 1] = rival
      }
    }
    for end in several {
      if end.outcome == "finished" { count(end.won.map(Double.init), end.deal.players, \.1) }
      let points = end.points.split(separator: " ").dropFirst().compactMap { Double($0) }
      if !points.isEmpty { count(points, end.deal.players, \.2) }
    }
    if rivals.isEmpty { return nil }
    func results(_ counts: [Int]) -> [String: JSONValue] {
      Dictionary(uniqueKeysWithValues: zip(["won", "lost", "tied"], counts.map { .number(Double($0)) }))
    }
    return .object([
      "finished": .number(Double(several.count { $0.outcome == "finished" })),
      "against": .array(
        rivals.map { rival in
          .object(
            [
              "name": .string(rival.names[0]), "opponent": .string(rival.names[1]),
              "matches": .object(results(rival.matches)),
            ].merging(results(rival.games), uniquingKeysWith: { $1 }))
        }),
    ])
  }

  /// The member `learned` of `stats`; nil if no pair of the deck was practiced.
  func boxes(_ deck: ModelDeck) -> JSONValue? {
    guard let pairs = learned[deck.name]?.values, !pairs.isEmpty else { return nil }
    return .object([
      "deck": .string(deck.name), "pairs": .number(Double(DealModel.splitPlaces(deck.tunes).count)),
      "due": .number(Double(pairs.count { $0.due <= today })),
      "boxes": .array((1...5).map { box in .number(Double(pairs.count { $0.box == box })) }),
    ])
  }

  /// The faces to practice: those that are longest due, then the least known, new ones before others of the
  /// first box.
  func selection(_ count: Int, of deck: ModelDeck) -> [Int] {
    let known = learned[deck.name] ?? [:]
    var rest = DealModel.splitPlaces(deck.tunes)
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
