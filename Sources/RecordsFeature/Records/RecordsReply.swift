import MemoryCore
import Text

/// The reply about the records, as items that each begin with a word for their kind.
extension RecordsNotice {
  /// The first item is the request; empty if nothing is saved.
  package var items: [String] {
    switch self {
    case .best(let records, let several, let selection):
      [selection.item] + records.map { "best \($0.line)" } + several.map { "several \($0.line)" }
        + selection.others.map { "other \($0)" }
    case .stats(let stats): ["stats"] + stats.reply
    case .days(let calendar): calendar.items
    case .nothingSaved, .forgotten: []
    }
  }

  /// Nil if this does not answer the request. Invalid items are skipped.
  package init?(_ reply: [String], _ request: RecordsRequest) {
    let items = reply.map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return (kind: words.first ?? "", rest: words.count > 1 ? String(words[1]) : "")
    }
    func games(_ kind: Substring) -> [Record] {
      items.filter { $0.kind == kind }.compactMap { Record(line: $0.rest) }
    }
    switch (items.first?.kind, request) {
    case (nil, _): self = .nothingSaved
    case ("records", .best(let pairs, let player)):
      let others = items.filter { $0.kind == "other" && !$0.rest.isEmpty }.map { OutsideText.shown($0.rest) }
      self = .best(
        games("best"), ofSeveral: games("several").filter { $0.players.count > 1 },
        of: RecordsSelection(pairs: pairs, player: player, others: others))
    case ("stats", .stats(_, let pairs)):
      var stats = Stats(reply: items)
      stats.pairs = pairs
      self = .stats(stats)
    case ("calendar", .days):
      guard let calendar = DayCalendar(items: items) else { return nil }
      self = .days(calendar)
    default: return nil
    }
  }
}

extension Stats {
  fileprivate var reply: [String] {
    var lines: [String] = []
    for group in groups {
      let category = group.category?.rawValue ?? "all"
      lines.append(
        "games \(category) \(group.cards.rawValue) \(group.pairs) \(group.begun) \(group.revealed) \(group.best ?? 0)"
      )
      for (moves, games) in group.moves { lines.append("moves \(moves) \(games)") }
    }
    for cards in CardContent.allCases {
      for skill in skills[cards] ?? [] { lines.append("skill \(cards.rawValue) \(skill)") }
    }
    if let boxes { lines.append("boxes \(boxes.item)") }
    if let days { lines.append(days.item) }
    lines += matches?.items ?? []
    return lines
  }

  fileprivate init(reply items: [(kind: Substring, rest: String)]) {
    var groups: [Group] = []
    var skills: [CardContent: [Double]] = [:]
    var days: DayStats?
    for (kind, rest) in items where kind != "boxes" {
      let words = rest.split(separator: " ").map(String.init)
      let numbers = words.counts
      let cards = words.lazy.compactMap(CardContent.init(rawValue:)).first
      switch (kind, numbers.count) {
      case ("games", 4):
        guard let cards, words.count == 6, numbers[0] > 0 else { continue }
        groups.append(
          Group(
            category: Category(rawValue: words[0]), cards: cards, pairs: numbers[0], begun: numbers[1],
            revealed: numbers[2], best: numbers[3] > 0 ? numbers[3] : nil, moves: []))
      case ("moves", 2):
        guard let last = groups.indices.last, numbers[0] > groups[last].moves.last?.moves ?? 0, numbers[1] > 0
        else { continue }
        groups[last].moves.append((moves: numbers[0], games: numbers[1]))
      case ("skill", _):
        guard let cards, let skill = words.last.flatMap(Double.init), (0...1).contains(skill) else { continue }
        skills[cards, default: []].append(skill)
      case ("days", _): days = DayStats(item: rest) ?? days
      default: continue
      }
    }
    self.init(
      groups: groups, skills: skills, days: days, matches: MatchStats(items: items),
      boxes: items.first { $0.kind == "boxes" }.flatMap { Boxes(item: $0.rest) })
  }
}

extension Sequence<String> {
  /// The words that are counts. Records have no larger ones, and sums of such might overflow.
  var counts: [Int] { compactMap { Word($0).count }.filter { $0 < Int(Int32.max) } }
}
