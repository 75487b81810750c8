import Text
import Wording

/// A line that the exact grammar refuses, read by the patterns of the languages of its letters.
struct Reading {
  /// The lines that it means, in English and in words of the exact grammar: the first that can be played now.
  let lines: [String]
  /// Whether they are only named: a question, a negation, or a pattern that says so.
  private let isNamed: Bool
  let asks: Bool
  /// Whether the pattern covers words of any kind.
  let isFree: Bool
  /// Whether words of the line that may mean something are not covered.
  let isLoose: Bool
  /// Whether the pattern covers words of any kind, and says that its line is only named.
  private let isSuggestion: Bool

  /// Nil for a line that no pattern covers as a whole. `asked` is the setting whose choices were just listed,
  /// or `settings` on their screen. `isTitle`: whether a text is on a card of the table. `isMisspelled`: read
  /// the line with its words corrected. Such a line, and a clause of a line, needs a pattern of given words.
  init?(
    _ line: String, asked: String = "", isTitle: @escaping (String) -> Bool = { _ in false },
    isMisspelled: Bool = false, isClause: Bool = false
  ) {
    var readers = Self.readers(line, asked: asked, isTitle: isTitle)
    if isMisspelled { readers = readers.compactMap { $0.matcher.corrected().map($0.reading) } }
    guard !readers.isEmpty else { return nil }
    let match = Self.match(readers, ofGivenWords: isMisspelled || isClause)
    let isNegated = readers.contains(where: \.isNegated)
    asks = readers.contains(where: \.asks)
    if match?.coverage != .given, let wish = Self.onlyWish(of: line) {
      (lines, isFree, isLoose, isSuggestion) = (wish.lines, false, false, false)
      isNamed = wish.isNamed || asks || isNegated
      return
    }
    guard let found = match else { return nil }
    (isFree, isLoose) = (found.coverage != .given, found.coverage == .loose)
    var lines = found.line
    // A phrase of the line says more than a word of it, but not of a question that a pattern answers.
    if isLoose || found.coverage == .unknown, lines.hasPrefix("?") || !asks, !lines.hasPrefix("help "),
      lines != "rules",
      let phrase = Self.soundingLike(line) ?? Self.firstWish(line)
        ?? (isLoose ? Self.nearest(line, share: 2.0 / 3) : nil)
    {
      lines = "?" + phrase
    }
    let isMarked = lines.hasPrefix("?")
    isSuggestion = isMarked && [.filled, .loose].contains(found.coverage)
    // A negation among words of any kind may be the meaning of the line.
    if isFree, isNegated, !Self.shows(lines), !isSuggestion { return nil }
    if isLoose || isSuggestion, Self.isIdle(line) { return nil }
    isNamed = isMarked || asks || isMisspelled || isNegated
    if isMarked { lines.removeFirst() }
    self.lines = lines.split(separator: "/").map { line in
      let line = line.trimming(" ")
      return found.asksHow ? Self.help(line) : line
    }
  }

  /// Whether one of its lines is named and not played. A line that only shows something answers a question, and
  /// a statement if the pattern covers every word of it.
  func names(_ line: String) -> Bool {
    let isHelp = line.hasPrefix("help ")
    return isSuggestion && (!isHelp || isLoose) || (isLoose || isNamed) && !Self.shows(line) || isLoose && !asks
  }

  /// The only wish of a line of several clauses, which the others repeat or remark on: `点错了，退一步`.
  private static func onlyWish(of line: String) -> Reading? {
    let clauses = clauses(of: line)
    guard !clauses.isEmpty else { return nil }
    var wishes: [Reading] = []
    for clause in clauses {
      if let reading = Reading(clause, isClause: true) {
        wishes.append(reading)
      } else if !isIdle(clause) {
        return nil
      }
    }
    return wishes.allSatisfy { $0.lines == wishes[0].lines } ? wishes.first : nil
  }

  /// The parts of a line between punctuation and, in a language without blanks, blanks; or the halves of one
  /// that says a thing twice. None if it has one part.
  private static func clauses(of line: String) -> [String] {
    // Scalars, because to compare a letter with thousands of marks takes the square of their number.
    let scalars = line.unicodeScalars
    let half = scalars.prefix(scalars.count / 2)
    if half.count > 1, scalars.dropFirst(half.count).elementsEqual(half) {
      return [String(half), String(half)]
    }
    let hasBlanks = Language.written(in: line).allSatisfy(\.hasBlanks)
    let clauses = scalars.split { "，。！？；,!?;…".unicodeScalars.contains($0) }.flatMap { clause in
      // A number or a word in Latin letters belongs to the words before it.
      clause.split(separator: " ").map { String($0) }.reduce(into: [String]()) { clauses, word in
        let isOwn = !hasBlanks && Language.written(in: String(word.prefix(1))).contains { !$0.hasBlanks }
        isOwn || clauses.isEmpty ? clauses.append(word) : clauses[clauses.count - 1].append(" " + word)
      }
    }
    // `退出退出！`
    if clauses.count == 1, clauses[0] != line { return Self.clauses(of: clauses[0]) }
    return clauses.count > 1 ? clauses : []
  }

  /// The line that a Chinese line means with other characters of the same sound; nil if it means none.
  static func soundingLike(_ line: String) -> String? {
    for reader in readers(line) where !reader.isNegated {
      if let match = reader.matcher.bySound?.whole() { return first(of: match) }
    }
    return nil
  }

  /// The line that the only clause that is understood means, or else the first of several wishes, or the last
  /// of several clauses: those before it often say why. A negated clause counts as none. Nil if there are not
  /// several.
  static func firstWish(_ line: String) -> String? {
    for reader in readers(line) {
      let parts = reader.matcher.parts(between: "then")
      if reader.isNegated, !parts.isEmpty { continue }
      let clauses = clauses(of: line).filter { !isNegated($0) }.compactMap(phrase)
      let wishes = parts.lazy.compactMap(phrase)
      let wish = clauses.count == 1 ? clauses[0] : wishes.first { !Word($0).isNumber } ?? clauses.last
      if let wish, !Word(wish).isNumber { return wish }
    }
    return nil
  }

  private static func isNegated(_ line: String) -> Bool { readers(line).contains(where: \.isNegated) }

  /// The line that a pattern of given words means; nil if none covers the line.
  static func phrase(_ line: String) -> String? {
    for reader in readers(line) {
      let usual = reader.matcher.inUsualWords().map { reader.reading($0).matcher }
      if let match = reader.matcher.whole() ?? usual?.whole() { return first(of: match) }
    }
    return nil
  }

  private static func first(of match: PatternMatcher.Match) -> String {
    match.line.drop { $0 == "?" }.split(separator: "/")[0].trimming(" ")
  }

  /// The line that the phrase shares most words with; nil if these are less than a share of those that mean
  /// something.
  static func nearest(_ line: String, share: Double = 0.5) -> String? {
    for reader in readers(line) where !reader.isNegated {
      guard let part = reader.matcher.part(), part.share > share else { continue }
      let line = first(of: part.match)
      return Word(line).isNumber ? nil : line
    }
    return nil
  }

  /// Whether the line answers a question with yes; nil if it does not answer.
  static func answer(_ line: String) -> Bool? {
    for reader in readers(line) where reader.matcher.isMade(of: "answer") {
      if !reader.matcher.ranges(of: "no").isEmpty { return false }
      if !reader.matcher.ranges(of: "yes").isEmpty { return true }
    }
    return nil
  }

  /// Whether a word of the line is in the patterns of its languages.
  static func hasKnownWord(_ line: String) -> Bool { readers(line).contains(where: \.matcher.hasKnownWord) }

  /// Whether the line asks for nothing: it is a remark, or says what not to do.
  static func isIdle(_ line: String) -> Bool {
    // `no, undo it`
    let clauses = clauses(of: line)
    if let first = clauses.first, answer(first) == false { return clauses.dropFirst().allSatisfy(isIdle) }
    return readers(line).contains { reader in
      reader.matcher.isMade(of: "remark") || reader.matcher.begins(with: "refusal")
    }
  }

  // MARK: Lines

  /// Commands whose list answers how to choose something.
  private static let lists = [
    "help", "rules", "records", "stats", "games", "tunes", "players", "language", "categories", "settings",
    "set", "score", "log", "recall",
  ]

  /// The line that shows the help on the command of a line.
  private static func help(_ line: String) -> String {
    let command = String(line.prefix { $0 != " " })
    if lists.contains(command), shows(line) || command == line { return line }
    return "help \(Word(command).isNumber ? "flip" : command)"
  }

  /// Whether a line changes nothing.
  static func shows(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard case .shows(let most)? = CommandList.all.named(Word(String(words[0])))?.consequence else {
      return false
    }
    return words.count - 1 <= most
  }

  // MARK: Patterns

  /// The patterns of one language, for the line without the words that they skip.
  private struct Reader {
    let text: TypedText
    let matcher: PatternMatcher

    /// The same reader of another text.
    func reading(_ text: TypedText) -> Reader {
      Reader(text: text, matcher: PatternMatcher(matcher.patterns, text, named: matcher.named))
    }

    var asks: Bool { text.hasQuestionMark || !matcher.ranges(of: "question").isEmpty }
    /// Whether it has a negation that is no part of a question, such as `有没有`.
    var isNegated: Bool {
      let questions = matcher.ranges(of: "question")
      return matcher.ranges(of: "negation").contains { range in !questions.contains { $0.overlaps(range) } }
    }
  }

  /// The first pattern that covers the line, as it is typed or in usual words: one of given words, otherwise
  /// one for a line about one thing.
  private static func match(_ readers: [Reader], ofGivenWords: Bool) -> PatternMatcher.Match? {
    for reader in readers { if let match = reader.matcher.whole() { return match } }
    let usual = readers.compactMap { reader in reader.matcher.inUsualWords().map(reader.reading) }
    for reader in usual { if let match = reader.matcher.whole() { return match } }
    for reader in ofGivenWords ? [] : readers + usual { if let match = reader.matcher.about() { return match } }
    return nil
  }

  private static func readers(
    _ line: String, asked: String = "", isTitle: @escaping (String) -> Bool = { _ in false }
  ) -> [Reader] {
    guard !line.unicodeScalars.contains(where: OutsideText.isHidden), let text = TypedText(line) else {
      return []
    }
    let named = { (slot: String, word: String) in Self.name(slot, word, asked: asked, isTitle: isTitle) }
    return Language.written(in: line).map { language in
      let matcher = PatternMatcher(language.patterns, text, named: named)
      // A letter beside a number is no article: `a 1`.
      let skipped = matcher.ranges(of: "skip").filter { $0.count > 2 || !text.hasDigit(at: $0.upperBound) }
      let rest = text.removing(skipped)
      if skipped.isEmpty || rest.bytes.isEmpty { return Reader(text: text, matcher: matcher) }
      return Reader(text: rest, matcher: PatternMatcher(language.patterns, rest, named: named))
    }
  }

  /// The English name of a word in a slot, if the exact grammar knows it. An empty word asks for a value that
  /// takes no place in the line.
  private static func name(
    _ slot: String, _ word: String, asked: String, isTitle: (String) -> Bool
  ) -> String? {
    if slot.hasPrefix("asked ") {
      return word.isEmpty && !asked.isEmpty && asked == slot.dropFirst(6) ? "" : nil
    }
    let word = Word(word)
    guard !word.key.isEmpty else { return nil }
    switch slot {
    case "command": return CommandList.all.name(of: word)
    case "category": return BuiltInDeck(word)?.rawValue
    case "language": return Language(named: word.key)?.rawValue
    case "setting": return Setting(rawValue: word.name(in: \.settings))?.rawValue
    case "name", "proper":
      if slot == "proper", word.typed.unicodeScalars.first?.properties.isUppercase != true { return nil }
      guard word.hasLetter, !word.beginsWithDigit, !word.typed.contains(" "),
        CommandList.all.name(of: word) == nil
      else { return nil }
      return PatternMatcher.canBeName(word.typed) ? word.typed : nil
    case "title": return isTitle(word.typed) ? word.typed : nil
    case "code": return (try? Challenge(word)).map { _ in word.typed }
    default: return nil
    }
  }
}

extension StringProtocol {
  func trimming(_ blank: Character) -> String { split(separator: blank).joined(separator: " ") }
}
