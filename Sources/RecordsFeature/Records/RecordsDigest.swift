import MemoryCore

/// The facts for an answer about records, gathered while the files are read. The records, perhaps a million,
/// are not kept.
package final class RecordsDigest: RecordsReader {
  let request: RecordsRequest
  private var finished = RecordLines(.finished)
  private var begun = RecordLines(.begun)
  private var solo = SoloNames()
  /// The best games by number of pairs.
  private var best: [Int: [Record]] = [:]
  /// The last games of several players, earliest first.
  private var several: [Record] = []
  private static let mostOfSeveral = 10
  private var matches = MatchStats()
  private var allGames = GameCounts()
  private var categoryGames = GameCounts()
  private var recent: [CardContent: RecentSkills] = [:]
  /// The days with a finished game.
  private var days: Set<Day> = []
  /// Those finished on the day itself.
  private var daysInTime: Set<Day> = []
  private let today: Day

  /// `today` is the day of the question.
  package init(_ request: RecordsRequest, today: Day) {
    self.request = request
    self.today = today
  }

  /// The number of finished games.
  var count: Int { finished.readable }

  package func addFinished(_ piece: Span<UInt8>) {
    finished.add(piece) { line, columns in
      guard let columns = RecordColumns(line, least: columns) else { return false }
      // Only games that one person played alone can be compared.
      if solo.isOnePerson(columns.players, of: line) {
        add(columns, of: line)
      } else {
        addSeveral(columns, of: line)
      }
      return true
    }
  }

  package func addBegun(_ piece: Span<UInt8>) {
    begun.add(piece) { line, _ in
      guard let columns = BegunColumns(line) else { return false }
      if case .stats(let category) = request, columns.event != .continued,
        solo.isOnePerson(columns.players, of: line)
      {
        let deal = GameCounts.Deal(cards: columns.cards, pairs: columns.pairs)
        let count: WritableKeyPath<GameCounts, [GameCounts.Deal: Int]> =
          columns.event == .revealed ? \.revealed : \.begun
        allGames[keyPath: count][deal, default: 0] += 1
        if line.has(category.rawValue, in: columns.deck) {
          categoryGames[keyPath: count][deal, default: 0] += 1
        }
      }
      return true
    }
  }

  package func endFile() {
    finished.endFile()
    begun.endFile()
  }

  package var unreadable: Int { finished.unreadable + begun.unreadable }

  private func addSeveral(_ columns: RecordColumns, of line: Span<UInt8>) {
    if case .best(let pairs) = request, pairs != nil, pairs != columns.pairs { return }
    let record = Record(columns, of: line)
    guard record.players.count > 1 else { return }
    if case .stats = request { return matches.add(record) }
    if several.count == 2 * Self.mostOfSeveral { several.removeFirst(Self.mostOfSeveral) }
    several.append(record)
  }

  private func add(_ columns: RecordColumns, of line: Span<UInt8>) {
    switch request {
    case .best(let pairs):
      if pairs == nil || pairs == columns.pairs { rank(columns, of: line, most: pairs == nil ? 1 : 10) }
    case .stats(let category):
      let deal = GameCounts.Deal(cards: columns.cards, pairs: columns.pairs)
      let game = GameCounts.Game(deal: deal, moves: columns.moves)
      let isAssisted = columns.isAssisted
      allGames.addFinished(game, isAssisted: isAssisted)
      if line.has(category.rawValue, in: columns.deck) {
        categoryGames.addFinished(game, isAssisted: isAssisted)
      }
      if let day = columns.day, !columns.isRepeat(in: line) {
        days.insert(day)
        if day == Day(String(line.text(in: columns.when).prefix(10))) { daysInTime.insert(day) }
      }
      recent[columns.cards, default: RecentSkills()].add(pairs: columns.pairs, regret: columns.regret)
    }
  }

  /// Adds a game to the best with its number of pairs, if it belongs to them. Of equal games, the earlier one
  /// stays first.
  private func rank(_ columns: RecordColumns, of line: Span<UInt8>, most: Int) {
    if let ranked = best[columns.pairs], ranked.count == most, !columns.precedes(ranked[most - 1], of: line) {
      return
    }
    var ranked = best.removeValue(forKey: columns.pairs) ?? []
    let index = ranked.firstIndex { columns.precedes($0, of: line) } ?? ranked.count
    ranked.insert(Record(columns, of: line), at: index)
    if ranked.count > most { ranked.removeLast() }
    best[columns.pairs] = ranked
  }

  /// The answer to the request.
  package var notice: RecordsNotice {
    switch request {
    case .best(let pairs):
      .best(
        best.keys.sorted().flatMap { best[$0] ?? [] }, ofSeveral: several.suffix(Self.mostOfSeveral).reversed(),
        pairs: pairs)
    case .stats(let category):
      .stats(
        Stats(
          groups: allGames.groups(category: nil) + categoryGames.groups(category: category),
          skills: recent.mapValues(\.skills), days: DayStats(days, inTime: daysInTime, today: today),
          matches: matches.finished > 0 ? matches : nil))
    }
  }
}

extension RecordColumns {
  /// Whether a game is better than another: no aids, then fewer moves, then less time, then earlier.
  fileprivate func precedes(_ other: Record, of line: Span<UInt8>) -> Bool {
    if isAssisted != (other.aids != .none) { return !isAssisted }
    if moves != other.moves { return moves < other.moves }
    if seconds != other.seconds { return seconds < other.seconds }
    return line.precedes(other.when, in: when)
  }
}
