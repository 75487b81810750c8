import Text
import Wording

/// The words of a line, or of a clause of it, and what the patterns of the languages of its letters find there.
final class Phrase {
  private let text: String
  private let asked: String
  private let isTitle: (String) -> Bool
  private(set) var isMisspelled = false
  /// By language, the patterns and the words without those that they skip.
  private lazy var matchers = self.matchersOfLanguages()
  private lazy var inUsualWords = matchers.compactMap { matcher in matcher.inUsualWords().map(matcher.reading) }
  /// The first pattern of given words that covers the phrase, as it is typed or in usual words.
  private(set) lazy var given = matchers.firstResult { $0.whole() } ?? inUsualWords.firstResult { $0.whole() }

  /// `asked` is the setting whose choices were just listed, or `settings` on their screen. `isTitle`: whether a
  /// text is on a card of the table.
  init(_ text: String, asked: String = "", isTitle: @escaping (String) -> Bool = { _ in false }) {
    (self.text, self.asked, self.isTitle) = (text, asked, isTitle)
  }

  /// The same phrase with its words corrected. Only patterns of given words cover it.
  private(set) lazy var corrected: Phrase = {
    let phrase = Phrase(text, asked: asked, isTitle: isTitle)
    phrase.isMisspelled = true
    phrase.matchers = matchers.compactMap { matcher in matcher.corrected().map(matcher.reading) }
    return phrase
  }()

  /// The first pattern that covers the phrase as one about one thing.
  var about: PatternMatcher.Match? {
    isMisspelled ? nil : (matchers + inUsualWords).firstResult { $0.about() }
  }

  /// Whether the phrase is too long to be read, or has hidden characters.
  var isUnreadable: Bool { matchers.isEmpty }
  var asks: Bool { matchers.contains(where: \.asks) }
  private(set) lazy var isNegated = matchers.contains(where: \.isNegated)
  /// Whether a word is in the patterns of its language.
  var hasKnownWord: Bool { matchers.contains(where: \.hasKnownWord) }

  /// The line that a pattern of given words means; nil if none covers the phrase.
  var wish: String? { given.map(Self.first) }

  /// The line that a Chinese phrase means with other characters of the same sound; nil if it means none.
  var soundingLike: String? {
    matchers.firstResult { $0.bySound?.whole() }.map(Self.first)
  }

  /// The deal that several clauses describe, or else the line that the only one that is understood means, or
  /// the first of several wishes, or the last clause: those before it often say why. A negated clause counts
  /// as none. Nil if there are not several.
  var firstWish: String? {
    let clauses = clauses.filter { !$0.isNegated }
    let wishes = clauses.compactMap(\.wish).filter { !["yes", "no"].contains($0) }
    for matcher in matchers {
      let parts = matcher.parts(between: .then)
      if matcher.isNegated, !parts.isEmpty { continue }
      let first = parts.firstResult { part in Phrase(part).wish }
      // `play a bit of rock, ten pairs will do`
      let deal = Reading.deal(of: clauses.compactMap { $0.wish ?? $0.nearest() })
      let wish = deal ?? (wishes.count == 1 ? wishes[0] : first ?? wishes.last)
      guard let wish else { continue }
      if !Word(wish).isNumber { return wish }
      // `12, for luck`
      if text.contains(" ") { return "flip \(wish)" }
    }
    return nil
  }

  /// The line that the phrase shares most words with; nil if these are less than a share of those that mean
  /// something.
  func nearest(share: Double = 0.5) -> String? {
    for matcher in matchers where !matcher.isNegated {
      guard let match = matcher.part(above: share) else { continue }
      let line = Self.first(of: match)
      return Word(line).isNumber ? nil : line
    }
    return nil
  }

  /// Whether the phrase answers a question with yes; nil if it does not answer.
  var answer: Bool? {
    for matcher in matchers where matcher.isMade(of: .answer) && !matcher.asksByMark {
      if !matcher.ranges(of: .no, ifAsLong: true).isEmpty { return false }
      if !matcher.ranges(of: .yes).isEmpty { return true }
    }
    return nil
  }

  /// The answer to a question in a phrase that has more beside it: no in `no, I am nearly done`, yes in
  /// `yes, deal again`. Beside a yes are only remarks and what it agrees to. Nil if there is no answer.
  var answerWithReason: Bool? {
    func begins(with rule: Rule) -> Bool { matchers.contains { $0.begins(with: rule) } }
    if asks { return nil }
    let answers = clauses.map(\.answer)
    if begins(with: .no) || answers.contains(false) { return answers.contains(true) ? nil : false }
    let deals: [String?] = ["play", "again"]
    // Without a blank, 好玩 would count as 好 with 玩.
    if clauses.isEmpty { return text.contains(" ") && begins(with: .yes) && deals.contains(wish) ? true : nil }
    let others = clauses.filter { $0.answer == nil }
    let agrees = others.allSatisfy { clause in
      guard let wish = clause.wish else { return clause.isIdle && !clause.isNegated }
      return deals.contains(wish) || ["reveal", "forget game"].contains(wish)
    }
    return others.count < clauses.count && agrees ? true : nil
  }

  /// Whether the phrase asks for nothing: it is a remark, or says what not to do.
  private(set) lazy var isIdle: Bool = {
    // `no, undo it`
    if let first = clauses.first, first.answer == false { return clauses.dropFirst().allSatisfy(\.isIdle) }
    // `never mind that one, deal eight pairs`, but not `if I lose, deal again`
    if !matchers.contains(where: { $0.begins(with: .condition) }),
      clauses.contains(where: { !$0.isNegated && $0.wish != nil })
    {
      return false
    }
    return matchers.contains { $0.isMade(of: .remark) || !$0.hasQuestionMark && $0.begins(with: .refusal) }
  }()

  /// The parts of the phrase between punctuation and, in a language without blanks, blanks; or the halves of
  /// one that says a thing twice. None if it has one part.
  private(set) lazy var clauses = Self.clauses(of: text).map { Phrase($0, asked: asked) }

  private static func clauses(of line: String) -> [String] {
    // Scalars, because to compare a letter with thousands of marks takes the square of their number.
    let scalars = Array(line.unicodeScalars)
    let half = Array(scalars.prefix(scalars.count / 2))
    if half.count > 1, scalars.dropFirst(half.count).elementsEqual(half) {
      return [String(scalars: half), String(scalars: half)]
    }
    let separators = Array("，。！？；,!?;…".unicodeScalars)
    let hasBlanks = Language.written(in: line).allSatisfy(\.hasBlanks)
    let clauses = scalars.indices.split { index in
      // Without a blank after it, a full stop may be that of a date.
      separators.contains(scalars[index])
        || scalars[index] == "." && scalars[(index + 1)...].first == " "
    }.flatMap { range in
      // A number or a word in Latin letters belongs to the words before it.
      scalars[range].split(separator: " ").map { String(scalars: Array($0)) }.reduce(into: [String]()) {
        clauses, word in
        let isOwn = !hasBlanks && Language.written(in: String(word.prefix(1))).contains { !$0.hasBlanks }
        isOwn || clauses.isEmpty ? clauses.append(word) : clauses[clauses.count - 1].append(" " + word)
      }
    }
    // `退出退出！`
    if clauses.count == 1, !clauses[0].utf8.elementsEqual(line.utf8) { return Self.clauses(of: clauses[0]) }
    return clauses.count > 1 ? clauses : []
  }

  private static func first(of match: PatternMatcher.Match) -> String {
    match.line.drop { $0 == "?" }.split(separator: "/")[0].trimming(" ")
  }

  // MARK: Words

  private func matchersOfLanguages() -> [PatternMatcher] {
    guard !text.unicodeScalars.contains(where: OutsideText.isHidden), let typed = TypedText(text) else {
      return []
    }
    // The same person is asked about again for every text that names several.
    var known: [String: Bool] = [:]
    func canBeName(_ word: String) -> Bool {
      let canBe = known[word] ?? PatternMatcher.canBeName(word)
      known[word] = canBe
      return canBe
    }
    return Language.written(in: text).map { [isTitle] language in
      let matcher = PatternMatcher(language.patterns, typed, asked: asked) { word, typed in
        Self.names(word, typed, isTitle, canBeName)
      }
      // A letter beside a number is no article: `a 1`.
      let skipped = matcher.ranges(of: .skip).filter { $0.count > 2 || !typed.hasDigit(at: $0.upperBound) }
      let rest = typed.removing(skipped)
      return skipped.isEmpty || rest.bytes.isEmpty ? matcher : matcher.reading(rest)
    }
  }

  /// The English name of a word in a slot, if the exact grammar knows it.
  private static func names(
    _ word: String, _ typed: @escaping () -> String, _ isTitle: @escaping (String) -> Bool,
    _ canBeName: @escaping (String) -> Bool
  ) -> PatternMatcher.Names {
    let word = Word(folded: word)
    guard !word.key.isEmpty else { return { _ in nil } }
    return { slot in
      switch slot {
      case .command: CommandList.all.name(of: word)
      case .category: BuiltInDeck(word)?.rawValue
      case .language: Language(named: word.key)?.rawValue
      case .setting: Setting.named(word)?.rawValue
      case .name: name(word, typed())
      case .proper: typed().unicodeScalars.first!.properties.isUppercase ? name(word, typed()) : nil
      case .people: people(typed(), canBeName)
      case .title: isTitle(typed()) ? typed() : nil
      case .code where word.key.utf8.contains(UInt8(ascii: "-")) && isOneWord(typed()):
        (try? Challenge(Word(typed()))).map { _ in typed() }
      default: nil
      }
    }
  }

  /// People between commas or words for “and”, at least two, such as `Ann, Bob and me`; nil if one has no name,
  /// and empty if more text would not give it one.
  private static func people(_ typed: String, _ canBeName: (String) -> Bool) -> String? {
    // Bytes, because to split characters takes ten times as long.
    let words = typed.utf8.split(separator: UInt8(ascii: " ")).lazy.map { Word(String(Substring($0))) }
    var people: [String] = []
    var rest = words.flatMap(\.names).flatMap(\.namesAround).makeIterator()
    var next = rest.next()
    while let person = next {
      next = rest.next()
      let isSmall = person.typed.unicodeScalars.first!.properties.isLowercase
      switch Vocabulary.player(person.typed) {
      case "": continue
      case "you": people.append("you")
      case nil where !isSmall && name(person, person.typed) != nil && (next == nil || canBeName(person.typed)):
        people.append(person.typed)
      default: return next == nil ? nil : ""
      }
    }
    guard people.count > 1, people.last == "you" || canBeName(people.last!) else { return nil }
    return people.joined(separator: " ")
  }

  private static func isOneWord(_ typed: String) -> Bool { !typed.utf8.contains(UInt8(ascii: " ")) }

  /// The word as it was typed, if it is one of letters, no command, and no code such as `rock-8-7`.
  private static func name(_ word: Word, _ typed: String) -> String? {
    word.hasLetter && !word.beginsWithDigit && isOneWord(typed) && !word.key.utf8.contains(UInt8(ascii: "-"))
      && CommandList.all.name(of: word) == nil
      ? typed : nil
  }
}

extension Array {
  /// The first result that is not nil.
  fileprivate func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
    for element in self { if let result = result(element) { return result } }
    return nil
  }
}
