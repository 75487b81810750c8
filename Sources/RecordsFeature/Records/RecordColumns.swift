import MemoryCore

/// The columns of a line in the file of finished games, read in place: a line becomes a `String` only if an
/// answer shows it.
struct RecordColumns {
  let when: Range<Int>
  let deck: Range<Int>
  let pairs: Int
  let moves: Int
  let flips: Int
  let seconds: Int
  let seed: UInt64
  /// Nil if unknown.
  let regret: Double?
  let luck: Double?
  let hints: Int
  /// Nil if the line has no such column.
  let players: Range<Int>?
  /// The date of a game of the day; otherwise nil.
  let day: Day?
  /// What the two cards of a pair showed.
  let cards: CardContent
  /// The pairs that each player found, by seat; nil if the line has no such column.
  let won: Range<Int>?
  /// Nil if the line has no such column.
  let aids: Range<Int>?

  var isAssisted: Bool { hints > 0 || aids?.isEmpty == false }

  /// Whether cards of the deal had been seen before.
  func isRepeat(in line: Span<UInt8>) -> Bool {
    aids.map { Aids(words: line.text(in: $0).split(separator: " ")).isRepeat } ?? false
  }

  /// Nil for a line that is not a record or has too few columns.
  init?(_ line: Span<UInt8>, least: Int) {
    var columns = ColumnCursor()
    guard let when = columns.next(of: line), line.isMoment(when),
      let deck = columns.next(of: line),
      let pairs = columns.nextCount(of: line),
      let moves = columns.nextCount(of: line),
      let flips = columns.nextCount(of: line),
      let seconds = columns.nextCount(of: line),
      let seed = columns.nextNumber(of: line),
      pairs > 0, moves >= pairs, flips >= moves, moves < Int(Int32.max)
    else { return nil }
    (self.when, self.deck, self.seed) = (when, deck, seed)
    (self.pairs, self.moves, self.flips, self.seconds) = (pairs, moves, flips, seconds)
    var values: (regret: Double?, luck: Double?) = (nil, nil)
    if let column = columns.next(of: line), !column.isEmpty {
      guard let value = line.decimal(in: column), value >= 0 else { return nil }
      values.regret = value
    }
    if let column = columns.next(of: line), !column.isEmpty {
      guard let value = line.decimal(in: column) else { return nil }
      values.luck = value
    }
    (regret, luck) = values
    var count = 0
    if let column = columns.next(of: line) {
      guard let value = line.count(in: column) else { return nil }
      count = value
    }
    hints = count
    players = columns.next(of: line)
    day = columns.next(of: line).flatMap { $0.isEmpty ? nil : Day(line.text(in: $0)) }
    cards = columns.nextCards(of: line)
    won = columns.next(of: line)
    aids = columns.next(of: line)
    while columns.passed < least { if columns.next(of: line) == nil { return nil } }
  }
}

/// The columns of a line in the file of begun games.
package struct BegunColumns {
  /// What happened to the game.
  package enum Event: String, CaseIterable {
    /// A card was turned for the first time.
    case begun = ""
    /// It was taken up again, or copied, and went on.
    case continued
    case revealed
  }

  let deck: Range<Int>
  let pairs: Int
  /// What the two cards of a pair showed.
  let cards: CardContent
  let event: Event
  /// Nil if the line has no such column, as those of 1.0, or if it was cut short.
  let seed: UInt64?
  /// Nil for one person, if the line has no such column.
  let players: Range<Int>?

  init?(_ line: Span<UInt8>) {
    var columns = ColumnCursor()
    guard let deck = columns.next(of: line), let pairs = columns.nextCount(of: line),
      pairs > 0, pairs < Int(Int32.max)
    else { return nil }
    (self.deck, self.pairs) = (deck, pairs)
    cards = columns.nextCards(of: line)
    let end = columns.next(of: line) ?? 0..<0
    event = Event.allCases.first { line.has($0.rawValue, in: end) } ?? .begun
    let number = columns.nextNumber(of: line)
    players = columns.next(of: line)
    seed = players == nil ? nil : number
  }
}

/// A position in a line whose columns are separated by tabs.
private struct ColumnCursor {
  private var start: Int? = 0
  private(set) var passed = 0

  mutating func next(of line: Span<UInt8>) -> Range<Int>? {
    guard let first = start else { return nil }
    var end = first
    while end < line.count, line[end] != UInt8(ascii: "\t") { end += 1 }
    start = end < line.count ? end + 1 : nil
    passed += 1
    return first..<end
  }

  /// The number in the next column, if there is one.
  mutating func nextNumber(of line: Span<UInt8>) -> UInt64? {
    guard let column = next(of: line) else { return nil }
    return line.number(in: column)
  }

  /// The cards in the next column. Lines without it were written when all games had equal cards.
  mutating func nextCards(of line: Span<UInt8>) -> CardContent {
    next(of: line).map { line.has(CardContent.split.rawValue, in: $0) } ?? false ? .split : .same
  }

  mutating func nextCount(of line: Span<UInt8>) -> Int? {
    guard let column = next(of: line) else { return nil }
    return line.count(in: column)
  }
}

extension Span<UInt8> {
  private func digit(_ index: Int) -> UInt64? {
    let digit = self[index] &- UInt8(ascii: "0")
    return digit <= 9 ? UInt64(digit) : nil
  }

  /// Reads one or more digits; nil for anything else and for a number that is too large.
  fileprivate func number(in column: Range<Int>) -> UInt64? {
    if column.isEmpty { return nil }
    var number: UInt64 = 0
    for index in column {
      guard let digit = digit(index) else { return nil }
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isEvenLarger) = tenfold.addingReportingOverflow(digit)
      if isTooLarge || isEvenLarger { return nil }
      number = sum
    }
    return number
  }

  fileprivate func count(in column: Range<Int>) -> Int? {
    number(in: column).flatMap(Int.init(exactly:))
  }

  /// Reads a number below 10^9 in magnitude in the program's format: digits, optionally a point and up to six
  /// more.
  fileprivate func decimal(in column: Range<Int>) -> Double? {
    let isNegative = !column.isEmpty && self[column.lowerBound] == UInt8(ascii: "-")
    let start = column.lowerBound + (isNegative ? 1 : 0)
    var point = start
    while point < column.upperBound, self[point] != UInt8(ascii: ".") { point += 1 }
    guard let whole = number(in: start..<point), whole < 1_000_000_000 else { return nil }
    var scaled = whole
    var scale: UInt64 = 1
    if point < column.upperBound {
      guard (1...6).contains(column.upperBound - point - 1) else { return nil }
      for index in point + 1..<column.upperBound {
        guard let digit = digit(index) else { return nil }
        scaled = 10 * scaled + digit
        scale *= 10
      }
    }
    // Both are exact, so the quotient is the nearest `Double`.
    let value = Double(scaled) / Double(scale)
    return isNegative ? -value : value
  }

  /// Whether a column looks like `2026-05-17T20:14:09Z`.
  fileprivate func isMoment(_ column: Range<Int>) -> Bool {
    let form: StaticString = "0000-00-00T00:00:00Z"
    guard column.count == form.utf8CodeUnitCount else { return false }
    for index in column {
      let expected = form.utf8Start[index - column.lowerBound]
      let fits = expected == UInt8(ascii: "0") ? digit(index) != nil : self[index] == expected
      if !fits { return false }
    }
    return true
  }

  /// Whether a column is this text.
  func has(_ text: String, in column: Range<Int>) -> Bool {
    var index = column.lowerBound
    for byte in text.utf8 {
      if index == column.upperBound || self[index] != byte { return false }
      index += 1
    }
    return index == column.upperBound
  }

  /// Whether a column comes before a text, byte by byte.
  func precedes(_ text: String, in column: Range<Int>) -> Bool {
    var index = column.lowerBound
    for byte in text.utf8 {
      if index == column.upperBound { return true }
      if self[index] != byte { return self[index] < byte }
      index += 1
    }
    return false
  }

  func text(in column: Range<Int>) -> String {
    extracting(column).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
