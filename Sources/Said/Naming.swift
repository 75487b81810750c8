import Text
import Wording

/// What no glossary has: names of people and games, titles, codes and commands.
extension SpokenLine {
  /// The words of the line with what they name; and with several people, a title or a code as one word, if it
  /// has one.
  func readings(at moment: any Moment, in book: SentenceBook) -> [[Token]] {
    let named = tokens.indices.map { index in
      var token = tokens[index]
      let typed = typed(token)
      if let command = moment.command(typed) { token.add(command, of: .command) }
      let isNamed = index > 0 && isNaming(index - 1)
      if isName(token) || isNamed && token.number == nil {
        token.add(typed, of: .name)
        token.isProper =
          typed.unicodeScalars.first!.properties.isUppercase || tokens[index].has(.name) || isNamed
      }
      return token
    }
    let mayHaveTitle = named.contains { $0.meanings.intersects(book.besideTitles) }
    var readings = [named]
    for start in tokens.indices {
      if let (people, end, isSure) = people(from: start) {
        readings.append(joined(named, start..<end, people, as: .people, isSure: isSure))
      }
      for end in tokens.indices.suffix(from: start).map({ $0 + 1 }).prefix(6) {
        let typed = text.typed(tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
        if mayHaveTitle, moment.isTitle(typed) {
          readings.append(joined(named, start..<end, typed, as: .title))
        }
        if typed.utf8.contains(UInt8(ascii: "-")), moment.isCode(typed) {
          readings.append(joined(named, start..<end, typed, as: .code))
        }
      }
    }
    for start in tokens.indices.dropFirst() where tokens[start - 1].has(.named) {
      // In Chinese nobody knows where the words of a name begin.
      guard isHan(tokens[start].range.lowerBound) else { continue }
      let end = tokens[start...].firstIndex { typed($0) == "的" } ?? tokens.count
      guard end > start + 1 else { continue }
      let name = text.typed(tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
      readings.append(joined(named, start..<end, name, as: .name))
    }
    // The longest list of people is the first one.
    return readings
  }

  /// Whether a word says that a name follows. «Как» may ask as well.
  func isNaming(_ index: Int) -> Bool {
    guard tokens[index].has(.named) else { return false }
    return !tokens[index].isAsking
      || index == tokens.count - 2
        && (tokens[index + 1].isUnknown || tokens[..<index].contains { $0.has(.save) })
  }

  private func joined(
    _ tokens: [Token], _ range: Range<Int>, _ value: String, as meaning: Meaning, isSure: Bool = true
  ) -> [Token] {
    var token = Token(
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound, meaning, value)
    token.isProper = isSure && tokens[range].allSatisfy { !$0.has(.name) || $0.isProper }
    var tokens = tokens
    tokens.replaceSubrange(range, with: [token])
    return tokens
  }

  /// A word that no language has, or one that begins with a capital letter within the line.
  private func isName(_ token: Token) -> Bool {
    if token.has(.name) { return true }
    guard token.isUnknown || token.range.lowerBound > 0 && token.values.isEmpty && isCapital(token) else {
      return false
    }
    let typed = typed(token).unicodeScalars
    return typed.count > 1 && typed.count < 30 && typed.allSatisfy(\.properties.isAlphabetic)
  }

  func isCapital(_ token: Token) -> Bool {
    let typed = typed(token).unicodeScalars
    return typed.first!.properties.isUppercase && !typed.dropFirst().allSatisfy(\.properties.isUppercase)
  }

  /// Several people between commas or words for “and” or side by side, and where they end. Two names side by
  /// side that no glossary has may be those of one person.
  private func people(from start: Int) -> (people: String, end: Int, isSure: Bool)? {
    if start > 0, person(start - 1) != nil, isListed(start - 1, start) { return nil }
    var people: [String] = []
    var isSure = true
    var end = start
    var place = start
    while place < tokens.count, let person = person(place) {
      people.append(person.name)
      end = person.end
      place = end
      while place < tokens.count, tokens[place].has(.and) { place += 1 }
      // `me and my sister Lucy`
      while place < tokens.count, tokens[place].isLight || tokens[place].has(.loose), self.person(place) == nil
      {
        place += 1
      }
      guard place < tokens.count else { continue }
      if !isListed(end - 1, place) { break }
      isSure = isSure && (isSeparated(end - 1, place) || [end - 1, place].allSatisfy { tokens[$0].has(.name) })
    }
    guard people.count > 1, Set(people).count == people.count || people.contains(where: { $0 != "you" }) else {
      return nil
    }
    guard tokens[start..<end].contains(where: isName) || people.count > 1 && people.contains("you") else {
      return nil
    }
    return (people.joined(separator: " "), end, isSure)
  }

  /// Whether two people are in one list.
  private func isListed(_ first: Int, _ second: Int) -> Bool {
    isSeparated(first, second)
      || second == first + 1
        && [first, second].allSatisfy { tokens[$0].has(.name) || isName(tokens[$0]) && isCapital(tokens[$0]) }
  }

  /// Whether a comma or a word for “and” is between two words.
  private func isSeparated(_ first: Int, _ second: Int) -> Bool {
    tokens[first + 1..<second].contains { $0.has(.and) }
      || text.hasSeparator(in: tokens[first].range.lowerBound..<tokens[second].range.upperBound)
  }

  private func person(_ place: Int) -> (name: String, end: Int)? {
    let token = tokens[place]
    if token.value(of: .you) != nil { return ("you", place + 1) }
    if let level = token.value(of: .level) {
      let isNext = place + 1 < tokens.count && tokens[place + 1].has(.computer)
      return (level, isNext ? place + 2 : place + 1)
    }
    if token.has(.computer) { return ("computer", place + 1) }
    return isName(token) ? (typed(token), place + 1) : nil
  }

  /// A sign that belongs to a number, as in `-3` and `3.5`, and not a colon as in `three of us: Ann, Bob, me`.
  func isSign(_ token: Token) -> Bool {
    token.isUnknown && (isDigit(token.range.lowerBound - 1) || isDigit(token.range.upperBound))
      && ["\u{2212}", ".", ":"].contains(String(decoding: bytes[token.range], as: UTF8.self))
  }
}
