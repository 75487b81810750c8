/// A day as people name it, which may depend on today.
package enum AskedDay: Equatable, Sendable {
  case date(Day)
  case yesterday
  case tomorrow
  /// The last one with this month and day.
  case latest(month: Int, day: Int)

  /// Reads `YYYY-MM-DD`, `MM-DD`, `yesterday` or `tomorrow`; nil for anything else, and for a date that no year
  /// has.
  package init?(_ text: String) {
    if text == "yesterday" {
      self = .yesterday
    } else if text == "tomorrow" {
      self = .tomorrow
    } else if let day = Day(text) {
      self = .date(day)
    } else if Day("2000-" + text) != nil {
      let parts = text.split(separator: "-").compactMap { Int($0) }
      self = .latest(month: parts[0], day: parts[1])
    } else {
      return nil
    }
  }

  package func day(on today: Day) -> Day {
    switch self {
    case .date(let day): return day
    case .yesterday: return today.advanced(by: -1)
    case .tomorrow: return today.advanced(by: 1)
    case .latest(let month, let day):
      let year = Int(today.text.prefix(4))!
      let dates = (0...8).lazy.compactMap { ago in
        Day("\(Day.padded(year - ago, 4))-\(Day.padded(month, 2))-\(Day.padded(day, 2))")
      }
      // February 29 is not in every year.
      return dates.first { $0 <= today } ?? today
    }
  }
}
