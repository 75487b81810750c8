import Text
import Wording

/// A line in other words, at a moment of the game.
package struct Reader {
  let moment: any Moment
  /// Nil if the line is too long, or has what is not shown.
  let line: SpokenLine?
  private let book = SentenceBook.shared

  package init(_ text: String, at moment: any Moment) {
    self.moment = moment
    line = SpokenLine(reading: text)
  }

  /// Whether a word of the line says not to.
  package var isNegated: Bool { line?.tokens.contains { $0.has(.not) } ?? false }

  /// What the line means; nil if that is not known.
  package var interpretation: Interpretation? {
    guard let line, !line.tokens.contains(where: line.isSign) else { return nil }
    if let reading = reading(of: line) { return interpretation(reading) }
    if line.tokens.contains(where: { $0.has(.not) || $0.has(.remark) }), !line.text.hasQuestionMark {
      return Interpretation(
        treatment: .nothing, words: [], isWhole: false, sentence: "", reason: "it is a remark")
    }
    return nil
  }

  /// How the line is read: its words with their meanings, then the line that it becomes and why.
  package var explanation: String {
    let words = (line?.tokens ?? []).map { token in
      var meanings: [String] = []
      token.meanings.forEach { meaning in
        meanings.append(meaning.name + (token.value(of: meaning).map { ":\($0)" } ?? ""))
      }
      return "\(line!.typed(token)) (\(meanings.isEmpty ? "unknown" : meanings.joined(separator: ", ")))"
    }
    let meaning = interpretation.map { meaning in
      "\(meaning.treatment): \(meaning.words.joined(separator: " ")) [\(meaning.sentence)] \(meaning.reason)"
    }
    return "  \(words.joined(separator: " "))\n  \(meaning ?? "not understood")"
  }

  private func interpretation(_ reading: FoundSentence) -> Interpretation {
    let (treatment, words, reason) = Interpretation.of(reading)
    return Interpretation(
      treatment: treatment, words: words, isWhole: reading.isWhole, sentence: book.text(of: reading.sentence),
      reason: reason)
  }

  // MARK: Sentences

  private func reading(of line: SpokenLine) -> FoundSentence? {
    let found = best(in: line)
    // What may be a name is rather a misspelled word.
    if let found, found.isWhole, !found.isLoose { return found }
    guard let corrected = line.corrected().flatMap(best) else { return found }
    // A person is no slip of another word.
    if let found, found.isWhole, corrected.words.first == "players", found.people > corrected.people {
      return found
    }
    return corrected.isWhole || found == nil ? corrected : found
  }

  /// The best match of a sentence.
  private func best(in line: SpokenLine) -> FoundSentence? {
    let readings = line.readings(at: moment, in: book).map { SpokenWords($0, in: book) }
    var whole: [(match: SentenceMatch, weight: Double)] = []
    for words in readings {
      for sentence in book.sentences where sentence.needs.isSubset(of: words.meanings) {
        guard let match = SentenceMatch(sentence, words, in: book), match.isWhole else { continue }
        // `she plays the piano`
        if match.isLoose, !sentence.isNamed, !match.isProper, match.hasName(in: book) { continue }
        let isCard = moment.isInGame && !line.asks && book.isOfCards(sentence)
        whole.append((match, match.weight + (isCard ? 1.5 : 0)))
      }
    }
    whole.sort { $0.weight > $1.weight }
    var later: FoundSentence?
    for (index, found) in whole.enumerated() {
      guard let (words, verdict) = self.line(of: found.match) else { continue }
      switch verdict {
      case .possible(let impact):
        let rival = whole[(index + 1)...].first {
          $0.weight > found.weight - 0.2 && $0.match.sentence.row != found.match.sentence.row
        }
        return reading(
          found.match, words, impact, line,
          hasRival: rival.flatMap { self.line(of: $0.match) }.map { $0.words != words } ?? false)
      case .later: later = later ?? reading(found.match, words, .changes, line, hasRival: false)
      case .impossible: break
      }
    }
    return later ?? part(of: line, readings)
  }

  /// The share of a line that a sentence must have to be suggested.
  private static let leastShare = 0.52
  /// How much a line that can be typed later counts.
  private static let shareOfLater = 0.8

  /// The sentence that is nearest to the line.
  private func part(of line: SpokenLine, _ readings: [SpokenWords]) -> FoundSentence? {
    var best: (match: SentenceMatch, words: [String], impact: Impact)?
    var mostShare = 0.0
    for words in readings {
      for sentence in book.sentences where sentence.needs.intersects(words.meanings) {
        guard let match = SentenceMatch(sentence, words, in: book, isPart: true),
          match.share >= Self.leastShare,
          match.share > mostShare, !match.losesValue,
          !match.hasName(in: book) || match.isProper, let (words, verdict) = self.line(of: match)
        else { continue }
        switch verdict {
        case .possible(let impact): (best, mostShare) = ((match, words, impact), match.share)
        case .later where match.share * Self.shareOfLater > mostShare:
          (best, mostShare) = ((match, words, .changes), match.share * Self.shareOfLater)
        case .later, .impossible: break
        }
      }
    }
    return best.map { reading($0.match, $0.words, $0.impact, line, hasRival: false) }
  }

  private func reading(
    _ match: SentenceMatch, _ words: [String], _ impact: Impact, _ line: SpokenLine, hasRival: Bool
  ) -> FoundSentence {
    let (left, taken) = (match.left, match.taken)
    // `clever` is praise, or a level.
    let praise = taken.filter { $0.has(.remark) && $0.hasValue }
    let isWish = match.words.meanings.contains(.wish)
    let negations = left.filter { $0.has(.not) }
    /// Whether it is about what was found: not `nice one, deal again`.
    func isBeside(_ token: Token, _ isApart: (Token, Token) -> Bool) -> Bool {
      taken.contains { !isApart(token, $0) }
    }
    let praises = left.contains { $0.has(.remark) && (!match.isWhole || isBeside($0, line.hasSeparator)) }
    return FoundSentence(
      sentence: match.sentence, words: words, impact: impact, isWhole: match.isWhole,
      isNegated: negations.contains { isBeside($0, line.hasComma) },
      isRemark: (praises || praise.count == taken.count)
        && !line.beginsWithQuestion && !isWish,
      isLoose: match.isLoose || !negations.isEmpty || !praise.isEmpty && !isWish
        || match.hasName(in: book) && !match.isProper,
      isCorrected: line.isCorrected,
      asks: line.asks, asksForHelp: match.words.meanings.intersects(.explained), hasRival: hasRival)
  }

  // MARK: The line of a sentence

  private func line(of match: SentenceMatch) -> (words: [String], verdict: Verdict)? {
    var later: [String]?
    let slots = match.slots(in: book)
    for line in book.lines(of: match.sentence) {
      guard let words = filled(line, slots) else { continue }
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
    case "nextlevel": return moment.value(of: .nextLevel)
    case "samedeal": return moment.value(of: .sameDeal)
    case "moves": return number("n").flatMap { moment.value(of: .steps(ofMoves: $0)) }
    default: return slots[slot]
    }
  }
}
