/// A place in a file of lines whose columns are separated by tabs. It moves from column to column.
package struct Columns {
  private let file: [UInt8]
  var place = 0

  package init(_ file: [UInt8]) { self.file = file }

  struct NotANumber: Error {}

  var isAtEndOfLine: Bool { place == file.count || Self.endsColumn(file[place]) && file[place] != tab }
  private var isInColumn: Bool { place < file.count && !Self.endsColumn(file[place]) }

  /// Lines may end as on Windows.
  private static func endsColumn(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: "\r") && (byte == tab || byte == newline || byte == UInt8(ascii: "\r"))
  }

  /// The place of the first such byte from here on; the end of the file if there is none.
  private func place(where isWanted: (UInt8) -> Bool) -> Int {
    file.withUnsafeBufferPointer { file in
      var place = place
      while place < file.count, !isWanted(file[place]) { place += 1 }
      return place
    }
  }

  /// How many columns are left in the line.
  var count: Int {
    var count = 1
    _ = place { byte in
      if byte == tab { count += 1 }
      return byte == newline
    }
    return count
  }

  func begins(with text: [UInt8]) -> Bool { file[place...].starts(with: text) }

  mutating func pass(_ columns: Int) {
    for _ in 0..<columns {
      place = place(where: Self.endsColumn)
      passTab()
    }
  }

  /// The next column; nil at the end of the line, also for an empty last column.
  mutating func next() -> ArraySlice<UInt8>? {
    if isAtEndOfLine { return nil }
    let start = place
    place = place(where: Self.endsColumn)
    defer { passTab() }
    return file[start..<place]
  }

  mutating func nextText() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  /// The words of the next column; none at the end of the line.
  mutating func nextWords() -> [String] {
    guard let text = nextText(), !text.isEmpty else { return [] }
    return text.utf8.contains(UInt8(ascii: " ")) ? text.split(separator: " ").map(String.init) : [text]
  }

  /// The next column if it looks like `2026-05-17T20:14:09Z`.
  mutating func nextMoment() -> String? {
    let form: StaticString = "0000-00-00T00:00:00Z"
    guard let column = next(), column.count == form.utf8CodeUnitCount else { return nil }
    for index in column.indices {
      let expected = form.utf8Start[index - column.startIndex]
      guard expected == UInt8(ascii: "0") ? isDigit(column[index]) : column[index] == expected else {
        return nil
      }
    }
    return String(decoding: column, as: UTF8.self)
  }

  /// The number in the next column; nil for anything but digits, and for a number that is too large.
  mutating func nextNumber() -> UInt64? {
    var isNumber = isInColumn
    var number: UInt64 = 0
    while isInColumn {
      let digit = file[place] &- UInt8(ascii: "0")
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isEvenLarger) = tenfold.addingReportingOverflow(UInt64(digit))
      isNumber = isNumber && digit <= 9 && !isTooLarge && !isEvenLarger
      number = sum
      place += 1
    }
    passTab()
    return isNumber ? number : nil
  }

  mutating func nextCount() -> Int? { nextNumber().flatMap(Int.init(exactly:)) }

  /// The number in the next column, below 10^9: digits, perhaps with a sign before them and with a point before
  /// the last six or fewer. Nil for an empty column, and at the end of the line.
  mutating func nextDecimal() throws(NotANumber) -> Double? {
    guard let column = next(), !column.isEmpty else { return nil }
    let isNegative = column.first == UInt8(ascii: "-")
    var (digits, scale, hasPoint) = (0.0, 1.0, false)
    for byte in column.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        guard isDigit(byte), digits < 1e14, scale < 1e6 else { throw NotANumber() }
        digits = 10 * digits + Double(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      }
    }
    // Both are exact, so the quotient is the nearest `Double`.
    guard column.last.map(isDigit) == true, digits / scale < 1e9 else { throw NotANumber() }
    return (isNegative ? -digits : digits) / scale
  }

  mutating func passLine() { place = min(place(where: { $0 == newline }) + 1, file.count) }

  private mutating func passTab() {
    if place < file.count, file[place] == tab { place += 1 }
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
