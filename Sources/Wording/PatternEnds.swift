/// Where a pattern that begins at a place of the line can end.
extension PatternMatcher {
  static let blank = UInt8(ascii: " ")

  /// Whether a word can begin or end here.
  func isBoundary(_ place: Int) -> Bool {
    guard place > 0, place < line.count else { return true }
    return line[place - 1] == Self.blank || line[place] == Self.blank || isHan(place) || isHan(endingAt: place)
  }

  /// Whether a Chinese character begins, or ends, here.
  private func isHan(_ place: Int) -> Bool { Self.beginsHan(line[place]) }
  static func beginsHan(_ byte: UInt8) -> Bool { (0xE3...0xE9).contains(byte) }
  private func isHan(endingAt place: Int) -> Bool { place >= 3 && isHan(place - 3) }

  /// The ends of a pattern that begins here. Where several ways lead to one end, the first counts.
  func ends(of pattern: Int, from start: Int) -> [End] {
    var ends: [End] = []
    _ = firstEnd(of: pattern, from: start) { place, values in
      if !ends.contains(where: { $0.place == place }) { ends.append((place, values)) }
      return false
    }
    return ends
  }

  /// Whether the body accepts an end of a pattern, or of alternatives in brackets, that begins here. It is
  /// called with each, in order, until it does.
  private func firstEnd(
    of pattern: Int, from start: Int, _ values: Values = [], where body: (Int, Values) -> Bool
  ) -> Bool {
    let letter = start < line.count ? line[start] : 0
    var sign = pattern
    repeat {
      // Most alternatives begin with another letter.
      let first = patterns.text[sign + 3]
      if first == letter || Self.isSign(first) || isBySound && Self.beginsHan(first) && Self.beginsHan(letter),
        firstEnd(ofPartsAt: sign + 3, from: start, values, where: body)
      {
        return true
      }
      sign += patterns.number(after: sign)
    } while patterns.text[sign] == UInt8(ascii: "|")
    return false
  }

  private func firstEnd(
    ofPartsAt first: Int, from start: Int, _ values: Values, where body: (Int, Values) -> Bool
  ) -> Bool {
    guard let (part, place) = end(ofLettersAt: first, from: start) else { return false }
    let sign = patterns.text[part]
    let isOptional = sign == UInt8(ascii: "[")
    let isName = sign == UInt8(ascii: "<") || sign == UInt8(ascii: "{")
    guard isOptional || isName || sign == UInt8(ascii: "(") else { return body(place, values) }
    func goesOn(_ place: Int, _ values: Values) -> Bool {
      let next = isName ? part + 3 : patterns.end(of: part) + 1
      return firstEnd(ofPartsAt: next, from: place, values, where: body)
    }
    let found =
      if isName {
        ends(ofName: patterns.number(after: part), at: place).contains { end in
          goesOn(end.place, end.values.isEmpty ? values : values + end.values)
        }
      } else {
        firstEnd(of: part, from: place, values, where: goesOn)
      }
    return found || isOptional && goesOn(place, values)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "*"), blank:
      true
    default: false
    }
  }

  /// The next sign after letters, blanks and endings, and where these end in the line; nil if it has others.
  private func end(ofLettersAt first: Int, from start: Int) -> (sign: Int, place: Int)? {
    let text = patterns.text
    var (part, place) = (first, start)
    while true {
      switch text[part] {
      case Self.blank:
        if place < line.count, line[place] == Self.blank {
          place += 1
        } else if !isBoundary(place) {
          return nil
        }
      case UInt8(ascii: "*"):
        place = line[place...].indices.first { line[$0] == Self.blank || isHan($0) } ?? line.count
      case let byte where Self.isSign(byte): return (part, place)
      case let byte:
        guard place < line.count else { return nil }
        if isBySound, isHan(place), Self.beginsHan(byte) {
          let meant = UnsafeBufferPointer(start: text + part, count: 3)
          guard Self.soundsAlike(line[place..<place + 3], meant) else { return nil }
          (place, part) = (place + 2, part + 2)
        } else if line[place] != byte {
          return nil
        }
        place += 1
      }
      part += 1
    }
  }

  private static func soundsAlike(_ typed: ArraySlice<UInt8>, _ meant: UnsafeBufferPointer<UInt8>) -> Bool {
    func syllable(_ character: some Collection<UInt8>) -> String? {
      // Its three bytes have 4, 6 and 6 bits of its number.
      let number = character.reduce(0 as UInt32) { $0 << 6 | UInt32($1 & 0x3F) } & 0xFFFF
      return Sounds.syllables[Unicode.Scalar(number)!]
    }
    return typed.elementsEqual(meant) || syllable(typed).map { $0 == syllable(meant) } ?? false
  }

  func ends(ofName number: Int, at start: Int) -> [End] {
    let key = start * patterns.names.count + number
    if found[key] > 0 { return lists[found[key]] }
    let ends: [End] =
      if let rule = patterns.rules[number] {
        self.ends(of: rule, from: start)
      } else {
        values(of: patterns.names[number], number, at: start).map {
          (place: $0.end, values: [(slot: number, name: $0.name)])
        }
      }
    found[key] = lists.count
    lists.append(ends)
    return ends
  }
}
