import Text
import Wording

/// A calendar day in UTC for which there is a game of the day.
struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  let number: Int

  /// The days of all valid times.
  static let numbers = 0...Clock.times.upperBound / 86_400

  /// The day of a time in seconds since 1970.
  init(time: Int) { number = Clock.clamped(time) / 86_400 }

  /// Reads `YYYY-MM-DD`; nil for anything else, for an invalid date, and for one before 1970.
  ///
  /// Source of the calendar, as for `text`: H. Hinnant, "chrono-compatible low-level date algorithms", 2013.
  init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard text.utf8.count == 10, parts.count == 3 else { return nil }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    let shifted = month <= 2 ? year - 1 : year
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    number = shifted * 365 + leapDays + dayOfYear - 719_468
    // February 30 is March 2.
    guard Self.numbers.contains(number), self.text == text else { return nil }
  }

  private var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Such as `2026-11-20`.
  var text: String {
    let date = date
    return "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))"
  }

  func aloud(_ words: Wording) -> String {
    let date = date
    return words.date(year: date.year, month: date.month, day: date.day)
  }

  func advanced(by days: Int) -> Day { Day(time: (number + days) * 86_400) }

  /// From 1.
  var ofMonth: Int { date.day }
  /// 0 for Monday.
  var weekday: Int { (number + 3) % 7 }

  var daysOfMonth: [Day] {
    let first = number - ofMonth + 1
    return (first..<first + 31).map { Day(time: $0 * 86_400) }.filter { $0.date.month == date.month }
  }

  static func padded(_ number: Int, _ digits: Int) -> String { String(number).withZeros(to: digits) }

  static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  static let pairs = 8

  var category: BuiltInDeck { BuiltInDeck.categories[number % BuiltInDeck.categories.count] }

  /// The date as a number: 20261120.
  var seed: UInt64 {
    let date = date
    return UInt64(date.year * 10_000 + date.month * 100 + date.day)
  }
}

/// A day as people name it, which may depend on today.
enum AskedDay: Equatable, Sendable {
  case date(Day)
  /// So many days after today.
  case inDays(Int)
  /// The last one with this month and day.
  case latest(month: Int, day: Int)

  /// Reads `YYYY-MM-DD`, `MM-DD`, `yesterday` or `tomorrow`; nil for anything else, and for a date that no year
  /// has.
  init?(_ text: String) {
    if let days = ["yesterday": -1, "tomorrow": 1][text] {
      self = .inDays(days)
    } else if let day = Day(text) {
      self = .date(day)
    } else if Day("2000-" + text) != nil {
      let parts = text.split(separator: "-").compactMap { Int($0) }
      self = .latest(month: parts[0], day: parts[1])
    } else {
      return nil
    }
  }

  func day(on today: Day) -> Day {
    switch self {
    case .date(let day): return day
    case .inDays(let days): return today.advanced(by: days)
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
