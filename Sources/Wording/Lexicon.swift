import CCatalogs
import Text

/// What people type besides the exact words: the rows of the section `[habits]` in the files of words of all
/// languages, and the exact words.
///
/// A row is `KIND NAME = PATTERN, PATTERN`. A pattern is one or more words; one that ends with an asterisk
/// matches any ending. Chinese characters are words of their own. Rows of four kinds are no senses: letters
/// that are written in two ways, sounds of characters, articles, which are skipped, and other names of players.
package struct Lexicon: Sendable {
  /// What a pattern means.
  package struct Sense: Hashable, Sendable {
    package let kind: Kind
    package let name: String

    package init(_ kind: Kind, _ name: String = "") { (self.kind, self.name) = (kind, name) }

    package enum Kind: String, Sendable {
      /// A line that is played.
      case `do`
      /// A line that is named and not played.
      case name
      /// A command, unless another word of the line names one.
      case verb
      case number, noun, category, level, setting, value, language
      /// A word without a meaning of its own.
      case filler
      case not, yes, no
    }

    fileprivate var isAnswer: Bool { [.yes, .no, .not].contains(kind) }
  }

  private struct Entry: Sendable {
    let words: [String]
    let sense: Sense
    /// Prefers whole words to beginnings, and long beginnings to short ones.
    let rank: Int
  }

  private var entries: [Unicode.Scalar: [Entry]] = [:]
  private var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// Words that are skipped in lines and in patterns.
  private var articles: Set<String> = []
  /// By word, the name of the player that it means, as `computer` is `normal` and `я` is `you`; and the word as
  /// it is written.
  private var players: [String: (name: String, word: String)] = [:]
  /// By character, its syllable; by the syllables of a Chinese command, that command.
  private var syllables: [Unicode.Scalar: String] = [:]
  private var sounds: [String: String] = [:]
  /// The commands that yield to another one of the line.
  private(set) var verbs: Set<String> = []

  package static let all = Lexicon()

  private init() {
    let texts = [words_en(), words_ru(), words_zh()].map(Vocabulary.habits)
    let rows = texts.joined().map(Row.init)
    // Letters first: patterns are folded like lines.
    for row in rows where row.kind == "letter" {
      for forms in row.patterns.map(\.unicodeScalars) {
        for other in forms.dropFirst() { letters[other] = forms.first! }
      }
    }
    for row in rows where row.kind == "article" { articles.formUnion(row.patterns) }
    for row in rows where row.kind == "player" {
      for word in row.patterns { players[Self.words(word, letters: letters).joined()] = (row.name, word) }
    }
    for row in rows {
      guard let kind = Sense.Kind(rawValue: row.kind) else { continue }
      if kind == .verb { verbs.insert(row.name) }
      for pattern in row.patterns { add(pattern, Sense(kind, row.name)) }
    }
    for row in rows where row.kind == "sound" {
      for character in row.patterns { syllables[character.unicodeScalars.first!] = row.name }
    }
    for (name, words) in Language.chinese.vocabulary?.commands ?? [:] {
      for word in words { if let sound = sound(of: word) { sounds[sound] = name } }
    }
    for vocabulary in Language.allCases.compactMap(\.vocabulary) { add(vocabulary) }
  }

  private mutating func add(_ vocabulary: Vocabulary) {
    func add(_ words: [String: [String]], _ sense: (_ name: String) -> Sense) {
      for (name, words) in words { for word in words { self.add(word, sense(name)) } }
    }
    add(vocabulary.commands, sense(ofCommand:))
    add(vocabulary.phrases, sense(ofCommand:))
    add(vocabulary.categories) { Sense(.category, $0) }
    add(vocabulary.cards) { Sense(.value, $0) }
    add(vocabulary.ownValues) { Sense(.value, $0) }
    add(vocabulary.languages) { Sense(.language, $0) }
    add(vocabulary.settings) { Sense(.setting, $0) }
  }

  /// The sense of a command's name.
  package func sense(ofCommand name: String) -> Sense {
    switch name {
    case "yes": Sense(.yes)
    case "no": Sense(.no)
    default: Sense(verbs.contains(name) ? .verb : .do, name)
    }
  }

  private mutating func add(_ pattern: String, _ sense: Sense) {
    let words = words(pattern)
    guard let first = words.first?.unicodeScalars.first else { return }
    let stem = words.reduce(0) { $0 + ($1.last == "*" ? 100 - $1.count : 0) }
    entries[first, default: []].append(Entry(words: words, sense: sense, rank: 1000 - stem))
  }

  private struct Row {
    let kind: String
    let name: String
    let patterns: [String]

    init(_ row: WordRow) {
      let parts = row.name.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
      (kind, name) = (String(parts[0])!, parts.count > 1 ? String(parts[1])! : "")
      patterns = row.words
    }
  }

  /// The name of the player that a word means; empty for a word between two names, nil for any other word.
  package func player(_ word: String) -> String? {
    word.utf8.count > 40 ? nil : players[Self.words(word, letters: letters).joined()]?.name
  }

  /// The computer player that was probably meant by the name of a person. Only names of six letters or more
  /// count.
  package func player(nearlyTyped person: String) -> String? {
    let typed = Self.words(person, letters: letters).joined()
    guard typed.utf8.count <= 40, !Self.people.contains(typed) else { return nil }
    let near = players.filter { folded, player in
      !["", "you"].contains(player.name) && folded.unicodeScalars.count >= 6
        && Spelling.isSlip(typed, for: folded)
    }
    return near.values.map(\.word).min()
  }

  /// People whose names are nearly those of computer players.
  private static let people: Set<String> = ["norma"]

  /// The text in simplified Chinese characters.
  package func simplified(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value < Self.firstHan ? $0 : letters[$0] ?? $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let firstHan: UInt32 = 0x3400

  /// The command whose Chinese name sounds like the text, in other characters or in letters.
  package func command(soundingLike text: String) -> String? {
    text.utf8.count > 40 ? nil : sound(of: text).flatMap { sounds[$0] }
  }

  /// Its syllables; nil if there is a character of unknown sound, or only one.
  private func sound(of text: String) -> String? {
    let scalars = text.unicodeScalars.map { Self.folded($0, letters) }.filter { !Self.isBlank($0) }
    guard scalars.count > 1 else { return nil }
    let sounds = scalars.map { ("a"..."z").contains($0) ? String($0) : syllables[$0] ?? "" }
    return sounds.contains("") ? nil : sounds.joined()
  }

  /// Single words that are commands in other words and begin like this.
  package func commands(beginning start: String) -> [String] {
    guard let first = start.unicodeScalars.first else { return [] }
    let words = entries[first, default: []].filter { entry in
      [.do, .verb].contains(entry.sense.kind) && entry.words.count == 1 && entry.words[0].last != "*"
    }
    return Set(words.map { $0.words[0] }).filter { $0.utf8.starts(with: start.utf8) }.sorted()
  }

  /// The words of a text in the form for look-ups. An asterisk stays with its word, and any other character
  /// that is no letter, digit or blank is a word of its own.
  package func words(_ text: String) -> [String] {
    let words = Self.words(text, letters: letters)
    let others = words.indices.filter { index in
      // A letter beside a number is no article: `a 1`.
      let next = index + 1 < words.count ? words[index + 1] : "1"
      return !articles.contains(words[index]) || words[index] == "a" && next.first!.isNumber
    }
    return others.isEmpty ? words : others.map { words[$0] }
  }

  private static func words(_ text: String, letters: [Unicode.Scalar: Unicode.Scalar]) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isNumber = false
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    let scalars = text.unicodeScalars.map { folded($0, letters) }
    for (index, scalar) in scalars.enumerated() {
      let isDigit = ("0"..."9").contains(scalar)
      if scalar == "-" || scalar == "+", word.isEmpty, index == 0 || isBlank(scalars[index - 1]),
        index + 1 < scalars.count, ("0"..."9").contains(scalars[index + 1])
      {
        words.append(sign)
        continue
      }
      if scalar == "-", !word.isEmpty, !isNumber, index + 1 < scalars.count, isLetter(scalars[index + 1]) {
        end()
        continue
      }
      if scalar == "'" || scalar == "\u{2019}" { continue }
      if isDigit || isLetter(scalar) || scalar == "*" && !word.isEmpty {
        if !word.isEmpty, isDigit != isNumber { end() }
        isNumber = isDigit
        word.append(scalar)
      } else {
        end()
        if !isBlank(scalar) { words.append(String(scalar)) }
      }
    }
    end()
    return words
  }

  /// The word for the sign of a number: `-3`.
  package static let sign = "\u{2212}"

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{3000}"
  }

  /// Whether it is a letter of a word with several.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x500 && scalar.properties.isAlphabetic
  }

  private static func folded(
    _ scalar: Unicode.Scalar, _ letters: [Unicode.Scalar: Unicode.Scalar]
  ) -> Unicode.Scalar {
    let half = (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar
    // Not a look-alike like the Kelvin sign.
    guard half.value < 0x500, half.properties.changesWhenLowercased else { return letters[half] ?? half }
    let lower = half.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? letters[lower.first!] ?? lower.first! : half
  }

  /// The longest pattern at the beginning of the words: its length and senses. Nil if there is none.
  package func match(_ words: ArraySlice<String>) -> (length: Int, senses: [Sense])? {
    guard let first = words.first?.unicodeScalars.first, let candidates = entries[first] else { return nil }
    let matching = candidates.filter { Self.begins(words, with: $0.words) }
    guard let length = matching.map(\.words.count).max() else { return nil }
    let longest = matching.filter { $0.words.count == length }
    // A word that answers a question may be a command as well, by its beginning.
    let rank = longest.filter { !$0.sense.isAnswer }.map(\.rank).max()
    return (length, longest.filter { $0.sense.isAnswer || $0.rank == rank }.map(\.sense))
  }

  /// The senses of a single word; empty if it is unknown.
  package func senses(of word: String) -> [Sense] {
    let words = words(word)
    return match(words[...]).flatMap { $0.length == words.count ? $0.senses : nil } ?? []
  }

  private static func begins(_ words: ArraySlice<String>, with pattern: [String]) -> Bool {
    guard words.count >= pattern.count else { return false }
    return zip(words, pattern).allSatisfy { word, pattern in
      guard pattern.utf8.last == UInt8(ascii: "*") else { return word == pattern }
      return word.utf8.starts(with: pattern.utf8.dropLast())
    }
  }
}
