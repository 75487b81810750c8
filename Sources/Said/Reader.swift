import Text
import Wording

/// Reads lines in other words, at a moment of the game.
package struct Reader {
  private let moment: any Moment
  private let book = SentenceBook.shared

  package init(at moment: any Moment) { self.moment = moment }

  /// What a line means; nil if that is not known.
  package func interpretation(of text: String) -> Interpretation? {
    guard !text.unicodeScalars.contains(where: OutsideText.isHidden) else { return nil }
    let languages = Language.written(in: text)
    guard let line = SpokenLine(text, glossaries: languages.map(\.glossary), book: book) else { return nil }
    if line.tokens.contains(where: { line.isSign($0) }) { return nil }
    if let reading = reading(of: line) { return interpretation(reading) }
    if line.tokens.contains(where: { $0.has(.not) || $0.has(.remark) }), !line.text.hasQuestionMark {
      return Interpretation(
        treatment: .nothing, words: [], isWhole: false, sentence: "", reason: "it is a remark")
    }
    return nil
  }

  /// How a line is read: its words with their meanings, then the line that it becomes and why.
  package func explanation(of text: String) -> String {
    let line = SpokenLine(text, glossaries: Language.written(in: text).map(\.glossary), book: book)
    let words = (line?.tokens ?? []).map { token in
      let meanings = token.meanings.map { book.name(of: $0) + (token.values[$0].map { ":\($0)" } ?? "") }
      return "\(line!.typed(token)) (\(meanings.isEmpty ? "unknown" : meanings.joined(separator: ", ")))"
    }
    let meaning = interpretation(of: text).map { meaning in
      "\(meaning.treatment): \(meaning.words.joined(separator: " ")) [\(meaning.sentence)] \(meaning.reason)"
    }
    return "\(text)\n  \(words.joined(separator: " "))\n  \(meaning ?? "not understood")"
  }

  private func interpretation(_ reading: Reading) -> Interpretation {
    let (treatment, words, reason) = Interpretation.of(reading)
    return Interpretation(
      treatment: treatment, words: words, isWhole: reading.isWhole, sentence: book.text(of: reading.sentence),
      reason: reason)
  }

  // MARK: Sentences

  private func reading(of line: SpokenLine) -> Reading? {
    let found = best(in: line)
    if found?.isWhole == true { return found }
    guard let corrected = line.corrected().flatMap(best) else { return found }
    return corrected.isWhole || found == nil ? corrected : found
  }

  /// The best match of a sentence.
  private func best(in line: SpokenLine) -> Reading? {
    let readings = line.readings(at: moment, in: book)
    var whole: [(match: Match, tokens: [Token])] = []
    for tokens in readings {
      var present = MeaningSet()
      for token in tokens { token.meanings.forEach { present.insert($0) } }
      for sentence in book.sentences where sentence.needs.isSubset(of: present) {
        if let match = Match(sentence, tokens, in: book), match.isWhole { whole.append((match, tokens)) }
      }
    }
    func weight(_ match: Match) -> Double {
      let isCard =
        moment.isInGame && !line.asks && !match.slots.isEmpty
        && ["flip", "place"].contains(book.command(of: match.sentence))
      return match.weight + (isCard ? 1.5 : 0)
    }
    whole.sort { weight($0.match) > weight($1.match) }
    var later: Reading?
    for (index, found) in whole.enumerated() {
      guard let (words, verdict) = self.line(of: found.match) else { continue }
      switch verdict {
      case .possible(let impact):
        let rival = whole[(index + 1)...].first {
          weight($0.match) > weight(found.match) - 0.2 && $0.match.sentence.row != found.match.sentence.row
        }
        return reading(
          found.match, words, impact, found.tokens, line,
          hasRival: rival.flatMap { self.line(of: $0.match) }.map { $0.words != words } ?? false)
      case .later: later = later ?? reading(found.match, words, .changes, found.tokens, line, hasRival: false)
      case .impossible: break
      }
    }
    return later ?? part(of: line, readings)
  }

  /// The share of a line that a sentence must have to be suggested.
  private static let leastShare = 0.5

  /// The sentence that is nearest to the line.
  private func part(of line: SpokenLine, _ readings: [[Token]]) -> Reading? {
    var best: (match: Match, words: [String], impact: Impact, tokens: [Token])?
    for tokens in readings {
      var present = MeaningSet()
      for token in tokens { token.meanings.forEach { present.insert($0) } }
      for sentence in book.sentences where sentence.needs.intersects(present) {
        guard let match = Match(sentence, tokens, in: book, isPart: true), match.share >= Self.leastShare,
          match.share > best?.match.share ?? 0, keepsNumbers(match, tokens),
          !match.hasName || match.isProper(in: tokens), let (words, verdict) = self.line(of: match)
        else { continue }
        switch verdict {
        case .possible(let impact): best = (match, words, impact, tokens)
        case .later: best = (match, words, .changes, tokens)
        case .impossible: break
        }
      }
    }
    return best.map { reading($0.match, $0.words, $0.impact, $0.tokens, line, hasRival: false) }
  }

  /// Whether each number of the line is in the sentence.
  private func keepsNumbers(_ match: Match, _ tokens: [Token]) -> Bool {
    tokens.indices.allSatisfy { match.isUsed[$0] || tokens[$0].number == nil || tokens[$0].isLight }
  }

  private func reading(
    _ match: Match, _ words: [String], _ impact: Impact, _ tokens: [Token], _ line: SpokenLine, hasRival: Bool
  ) -> Reading {
    let left = tokens.indices.filter { !match.isUsed[$0] }.map { tokens[$0] }
    return Reading(
      sentence: match.sentence, words: words, impact: impact, isWhole: match.isWhole,
      isNegated: left.contains { $0.has(.not) },
      isRemark: left.contains { $0.has(.remark) } && !line.beginsWithQuestion
        && !tokens.contains { $0.has(.wish) },
      isLoose: match.isLoose || match.hasName && !match.isProper(in: tokens), isCorrected: line.isCorrected,
      asks: line.asks,
      asksForHelp: tokens.contains { $0.meanings.contains(where: \.isExplained) }, hasRival: hasRival)
  }

  // MARK: The line of a sentence

  private func line(of match: Match) -> (words: [String], verdict: Verdict)? {
    var later: [String]?
    for line in book.lines(of: match.sentence) {
      guard let words = filled(line, match.slots) else { continue }
      switch moment.verdict(words) {
      case .possible(let impact): return (words, .possible(impact))
      case .later: later = later ?? words
      case .impossible: break
      }
    }
    return later.map { ($0, .later) }
  }

  /// A line with the values of its slots; nil if one has none.
  private func filled(_ line: [String], _ slots: [String: String]) -> [String]? {
    var words: [String] = []
    for word in line {
      guard word.first == "{" else {
        words.append(word)
        continue
      }
      guard let value = value(of: String(word.dropFirst().dropLast()), slots) else { return nil }
      words += value.split(separator: " ").map(String.init)
    }
    return words
  }

  private func value(of slot: String, _ slots: [String: String]) -> String? {
    func number(_ name: String) -> Int? { slots[name].flatMap { Int($0) } }
    func half(_ number: Int?) -> String? { number.flatMap { $0 % 2 == 0 && $0 > 0 ? "\($0 / 2)" : nil } }
    switch slot {
    case "n/2": return half(number("n"))
    case "n*n2/2":
      guard let rows = number("n"), let columns = number("n2"), rows < 1000, columns < 1000 else { return nil }
      return half(rows * columns)
    case "lastbutone": return moment.value(of: .lastButOne)
    case "most": return moment.value(of: .mostPairs)
    case "stronger": return moment.value(of: .stronger)
    case "weaker": return moment.value(of: .weaker)
    case "moves": return number("n").flatMap { moment.value(of: .steps(ofMoves: $0)) }
    default: return slots[slot]
    }
  }
}
