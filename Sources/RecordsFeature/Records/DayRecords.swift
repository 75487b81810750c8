import MemoryCore

extension Record {
  /// The games of a day that one person finished, earliest first. Other games are passed after some columns.
  static func ofDays(in files: RecordSource) -> [Record] {
    var records: [Record] = []
    files(.finished) { file in
      _ = RecordKind.finished.lines(of: file) { line, columns in
        let start = line.place
        line.pass(columnsBeforeDay)
        guard line.nextText()?.isEmpty == false else { return true }
        line.place = start
        if let record = Record(&line, columns: columns), record.isSolo(of: Record.you), record.day != nil {
          records.append(record)
        }
        return true
      }
      return []
    }
    return records
  }

  private static let columnsBeforeDay = 11

  /// Whether it was finished on its day.
  var isInTime: Bool { day == Day(String(when.prefix(10))) }

  var dayResult: DayResult { DayResult(moves: moves, seconds: seconds, regret: regret, aids: aids) }
}

extension DayStats {
  /// Those of some games. A repeated game does not count. Nil if no other game is one of a day.
  init?(of games: [Record], today: Day) {
    let daily = games.filter { $0.day != nil && !$0.aids.isRepeat }
    self.init(
      Set(daily.compactMap(\.day)), inTime: Set(daily.filter(\.isInTime).compactMap(\.day)), today: today)
  }
}

extension Today {
  /// What the records say, and how many pairs of a deck are due.
  package init(at time: Int, deck: Deck, in files: @escaping RecordSource) {
    let (games, today) = (Record.ofDays(in: files), Day(time: time))
    self.init(
      time: time, result: games.first { $0.day == today && !$0.aids.isRepeat }?.dayResult,
      streak: DayStats(of: games, today: today)?.streak ?? 0,
      due: Boxes(LearnedPairs(in: files).learned(of: deck, today: today), of: deck)?.due ?? 0)
  }
}
