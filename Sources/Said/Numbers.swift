import Wording

/// Numbers and dates of several words.
extension SpokenLine {
  /// `twenty` and `five` are 25.
  mutating func joinNumbers() {
    for index in tokens.indices.dropLast().reversed() {
      guard let tens = tokens[index].number, let ones = tokens[index + 1].number, tens >= 20, tens % 10 == 0,
        (1...9).contains(ones), !isDigit(tokens[index].range.lowerBound),
        !isDigit(tokens[index + 1].range.lowerBound),
        !text.hasSeparator(in: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
      else { continue }
      let sum = Token(
        tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, .number, "\(tens + ones)")
      tokens.replaceSubrange(index...index + 1, with: [sum])
    }
  }

  /// `5 november 2026`, `05.11.2026`, `2026-11-05` and `05.11` are days.
  mutating func joinDates() {
    for start in tokens.indices {
      guard start < tokens.count else { return }
      if tokens[start].number == nil, tokens[start].value(of: .month) == nil { continue }
      for length in [5, 4, 3, 2] where start + length <= tokens.count {
        guard let date = date(tokens[start..<start + length]) else { continue }
        let token = Token(
          tokens[start].range.lowerBound..<tokens[start + length - 1].range.upperBound, .date, date)
        tokens.replaceSubrange(start..<start + length, with: [token])
        break
      }
    }
  }

  private func date(_ tokens: ArraySlice<Token>) -> String? {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let units = ["年", "月", "日", "号"]
    var separators = tokens.filter { $0.number == nil && $0.value(of: .month) == nil }
      .map { token in (token, String(decoding: bytes[token.range], as: UTF8.self)) }
      .filter { token, text in !token.isLight || [".", "-", "/"].contains(text) }.map(\.1)
    let hasUnits = separators.contains("月")
    separators.removeAll(where: units.contains)
    guard !tokens.last!.isLight || tokens.last!.number != nil,
      tokens.first!.number != nil || tokens.first!.value(of: .month) != nil
    else { return nil }
    var numbers = tokens.compactMap(\.number)
    let month = tokens.compactMap { $0.value(of: .month) }.first.flatMap { Int($0) }
    let year = numbers.firstIndex { $0 > 1969 && $0 < 10000 }.map { numbers.remove(at: $0) }
    var parts: [Int]
    if let month {
      guard separators.isEmpty, numbers.count == 1 else { return nil }
      parts = [month, numbers[0]]
    } else if hasUnits {
      guard separators.isEmpty, numbers.count == 2 else { return nil }
      parts = numbers
    } else {
      guard numbers.count == 2, Set(separators).count == 1, [".", "-", "/"].contains(separators[0]),
        separators.count == (year == nil ? 1 : 2),
        // `3.5` is no day.
        year != nil || separators[0] == "." && tokens.allSatisfy({ $0.number == nil || $0.range.count == 2 })
      else { return nil }
      parts = tokens.first!.number == year ? numbers : numbers.reversed()
    }
    guard (1...12).contains(parts[0]), (1...31).contains(parts[1]) else { return nil }
    if let year { parts.insert(year, at: 0) }
    return parts.map(padded).joined(separator: "-")
  }

  /// `one` in “the third one” and “a harder one” is no number.
  mutating func replacePronouns() {
    for index in tokens.indices.dropFirst() where tokens[index].number == 1 {
      let start = tokens[index].range.lowerBound
      guard !isDigit(start), !isHan(start), tokens[index - 1].meanings.intersects(.beforePronouns) else {
        continue
      }
      tokens[index] = Token(tokens[index].range, .card)
    }
  }
}
