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

  /// Looks up all needs in the line, for `placesOfNeeds`.
  func findNeeds() -> [UInt16] {
    // As many as two letters can tell.
    var places = Array(repeating: UInt16(0), count: 1 << 12)
    places[0] = .max
    for start in line.indices where Patterns.isLetter(line[start]) && isBoundary(start) {
      func meet(_ entry: LetterList.Entry) {
        entry.forEachNumber { places[$0] = UInt16(start + 1) }
      }
      if isBySound, Self.beginsHan(line[start]) {
        for other in alike[start] {
          patterns.needs.forEachEntry(beginningWith: other) { entry in
            if end(ofLettersAt: entry.letters.baseAddress!, from: start) != nil { meet(entry) }
          }
        }
      } else {
        patterns.needs.forEachBeginning(of: line[start...], meet)
      }
    }
    if line.contains(UInt8(ascii: "-")) {
      patterns.needs.forEachBeginning(of: Array("‐".utf8)[...]) { $0.forEachNumber { places[$0] = .max } }
    }
    return places
  }

  /// Whether the line has, from this place on, letters that meet the need of a mark.
  private func isMet(_ mark: Int, from start: Int) -> Bool {
    Int(placesOfNeeds[patterns.number(after: mark)]) > start
  }

  /// False if a pattern cannot cover what begins here.
  func mayMatch(_ pattern: Int, from start: Int) -> Bool { isMet(pattern + 3, from: start) }

  /// The ends of a pattern that begins here. Where several ways lead to one end, the first counts.
  func ends(of pattern: Int, from start: Int) -> [End] {
    guard mayMatch(pattern, from: start) else { return [] }
    let base = stack.count
    addEnds(of: pattern, from: End(place: start))
    if stack.count == base { return [] }
    var ends: [End] = []
    for end in stack[base...] where !ends.contains(where: { $0.place == end.place }) { ends.append(end) }
    stack.removeSubrange(base...)
    return ends
  }

  /// Puts the ends of a pattern, or of alternatives in brackets, that begins here on the stack. Returns the
  /// sign after the last alternative.
  @discardableResult
  private func addEnds(of pattern: Int, from start: End) -> Int {
    let text = patterns.text
    let letter = start.place < line.count ? line[start.place] : 0
    let second = start.place + 1 < line.count ? line[start.place + 1] : 0
    var sign = pattern
    repeat {
      let first = sign + 3
      let byte = text[first]
      // Most alternatives have no need that is met, or begin with another letter, which may have several bytes.
      if byte == UInt8(ascii: "!") {
        if isMet(first, from: start.place) { addEnds(ofPartsAt: first + 3, from: start) }
      } else if byte == letter && (byte < 0x80 || text[first + 1] == second)
        || isBySound && Self.beginsHan(byte)
      {
        addEnds(ofPartsAt: first, from: start)
      }
      sign += text.number(after: sign)
    } while text[sign] == UInt8(ascii: "|")
    return sign
  }

  /// Puts the ends of the parts of an alternative on the stack.
  private func addEnds(ofPartsAt first: Int, from start: End) {
    guard let (count, place) = end(ofLettersAt: patterns.text + first, from: start.place) else { return }
    let part = first + count
    let end = End(place: place, values: start.values)
    switch patterns.text[part] {
    case UInt8(ascii: "<"), UInt8(ascii: "{"):
      for next in ends(ofName: patterns.number(after: part), at: place) {
        addEnds(ofPartsAt: part + 3, from: End(place: next.place, values: joined(end.values, next.values)))
      }
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let base = stack.count
      let next = addEnds(of: part, from: end) + 1
      let found = base..<stack.count
      for index in found { addEnds(ofPartsAt: next, from: stack[index]) }
      if patterns.text[part] == UInt8(ascii: "[") { addEnds(ofPartsAt: next, from: end) }
      if !found.isEmpty { stack.removeSubrange(found) }
    default: stack.append(end)
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "*"), blank:
      true
    default: false
    }
  }

  /// How many letters, blanks and endings precede the next sign, and where they end in the line; nil if it has
  /// others.
  private func end(ofLettersAt text: UnsafePointer<UInt8>, from start: Int) -> (count: Int, place: Int)? {
    var (part, place) = (0, start)
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
        if isBySound, Self.beginsHan(byte) {
          guard hasCharacter(like: text + part, at: place) else { return nil }
          (place, part) = (place + 2, part + 2)
        } else if line[place] != byte {
          return nil
        }
        place += 1
      }
      part += 1
    }
  }

  // Not inlined, because lines are seldom read by their sound.
  @inline(never)
  private func hasCharacter(like meant: UnsafePointer<UInt8>, at place: Int) -> Bool {
    alike[place].contains { $0.elementsEqual(UnsafeBufferPointer(start: meant, count: 3)) }
  }

  func ends(ofName number: Int, at start: Int) -> [End] {
    let key = start * patterns.names.count + number
    if found[key] > 0 { return lists[Int(found[key])] }
    let ends: [End] =
      if let rule = patterns.rules[number] {
        self.ends(of: rule, from: start)
      } else {
        values(ofSlot: number, at: start).map { name, place in
          // A value of `{any}` has no name, and no line uses it.
          if name.isEmpty { return End(place: place) }
          chain.append((before: 0, slot: number, name: name))
          return End(place: place, values: chain.count - 1)
        }
      }
    found[key] = ends.isEmpty ? 1 : UInt16(lists.count)
    if !ends.isEmpty { lists.append(ends) }
    return ends
  }

  /// The values up to one, and those up to another one behind them.
  private func joined(_ first: Int, _ last: Int) -> Int {
    if first == 0 || last == 0 { return first + last }
    chain.append((joined(first, chain[last].before), chain[last].slot, chain[last].name))
    return chain.count - 1
  }

  /// The values up to one, in the order of the line.
  func values(upTo last: Int) -> Values {
    last == 0 ? [] : values(upTo: chain[last].before) + [(chain[last].slot, chain[last].name)]
  }
}
