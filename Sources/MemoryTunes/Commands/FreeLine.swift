import MemoryCore
import PreferencesFeature
import Wording

/// A line in words that the exact grammar refuses, whatever their order.
///
/// It is played only if each of its words has a meaning. A line with unknown words can name a command, which is
/// not played.
struct FreeLine {
  /// A line in the words of the exact grammar, in English.
  enum Reading: Equatable {
    case line(String)
    /// It is named and not played.
    case name(String)
  }

  private typealias Kind = Lexicon.Sense.Kind

  private let text: String
  private let words: [FreeWord]
  /// Whether it has words without a meaning of their own.
  private let hasFillers: Bool
  private let route: Route
  /// The setting whose choices were just listed.
  private let asked: Setting?

  /// Nil for a line that cannot be read.
  init?(_ text: String, on route: Route, asked: Setting? = nil, isCommand: (Word) -> String?) {
    (self.text, self.asked) = (text, asked)
    guard let words = FreeWords(text, isCommand: isCommand), !words.hasSign else { return nil }
    self.words = words.list.filter { !$0.isAny(of: [.filler]) || $0.senses.count > 1 }
    self.route = route
    hasFillers = self.words.count < words.list.count
  }

  /// Whether it answers a question with yes; nil if it does not answer.
  var answer: Bool? {
    guard isAll([.yes, .no, .not]), words.contains(where: { $0.isAny(of: [.yes, .no, .not]) }) else {
      return nil
    }
    return !words.contains { $0.isAny(of: [.no, .not]) }
  }

  /// `namesOnly`: the first word is a command, so nothing else can be named.
  func reading(namesOnly: Bool = false) -> Reading? {
    if let line = named { return .name(line) }
    let isNegated = words.contains { $0.isAny(of: [.not]) }
    if !isNegated, let line = shownAll ?? line {
      return Self.isRisky(line) ? .name(line) : .line(line)
    }
    if let answer { return .line(answer ? "yes" : "no") }
    if isNegated { return nil }
    return (people ?? (namesOnly ? nil : partial)).map { .name($0) }
  }

  /// A line that is only named, whatever else is typed.
  private var named: String? {
    if verbs.contains("forget") { return forgotten ?? "forget" }
    // `reveal 7` turns a card.
    guard numbers.isEmpty, let line = names(.name).first, shownAll == nil else { return nil }
    return line.hasPrefix("forget ") ? forgotten ?? line : line
  }

  /// `show all records` is about records; `show all` alone gives up.
  private var shownAll: String? {
    guard names(.name) == ["reveal"], isAll([.name, .do, .noun, .verb]) else { return nil }
    return names(.do).first(where: Self.shown.contains)
  }

  /// What is to be deleted: `delete my old records`.
  private var forgotten: String? {
    let things = [
      "records": "records", "stats": "records", "log": "history", "settings": "settings", "games": "games",
      "load": "game", "game": "game", "practice": "learned", "tunes": "tunes",
    ]
    let thing = (names(.do) + verbs.filter { $0 != "forget" }).lazy.compactMap { things[$0] }.first
    return thing.map { "forget \($0)" }
  }

  /// What ends a game or deletes something is never played by a guess.
  static func isRisky(_ line: String) -> Bool {
    line.hasPrefix("forget") || line == "reveal" || line == "tunes clear"
  }

  private var line: String? {
    guard !words.contains(where: \.senses.isEmpty) else { return unknownValue }
    // `help play 3` deals nothing.
    if verbs.contains("help"), !numbers.isEmpty || !names(.category).isEmpty {
      return verbs.count == 2 ? verbs.first { $0 != "help" }.map { "help \($0)" } : nil
    }
    if asked != nil, names(.setting).isEmpty, let setting { return setting }
    return doing ?? opponent ?? setting ?? choice ?? tunes ?? cards ?? verb
  }

  // MARK: Words by kind

  private func names(_ kind: Kind) -> [String] {
    words.flatMap { $0.names(kind) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Each number, in the order typed.
  private var numbers: [String] { words.compactMap { $0.names(.number).first } }

  private func isAll(_ kinds: Set<Kind>) -> Bool { words.allSatisfy { $0.isAny(of: kinds.union([.filler])) } }

  /// Its verbs; words that are nouns as well only if there are no others.
  private var verbs: [String] {
    let sure = words.filter { !$0.isAny(of: [.noun]) }.flatMap { $0.names(.verb) }
    return sure.isEmpty ? names(.verb) : sure.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether it deals: `play`, or `game` with what is dealt.
  private var plays: Bool {
    verbs.contains("play")
      || verbs.contains("game") && (names(.setting) == ["pairs"] || !names(.category).isEmpty)
  }

  // MARK: Readings, the most certain first

  /// A line of the lexicon or a command, with a number if it takes one.
  private var doing: String? {
    // `undo 2 moves` has two commands, but `moves` is a noun as well.
    let sure = words.filter { !$0.isAny(of: [.noun, .filler]) }.flatMap { $0.names(.do) }
    let lines = sure.isEmpty ? names(.do) : Array(Set(sure))
    guard let line = lines.first, lines.count == 1 else { return nil }
    let command = line.prefix { $0 != " " }
    // `show the board again` deals nothing.
    if line == "again", verbs.contains("show") {
      return isAll([.verb, .do, .noun, .setting]) ? "show" : nil
    }
    if verbs.contains("help"), !Self.shown.contains(String(command)), isAll([.verb, .do, .noun]) {
      return "help \(command)"
    }
    if command == "language", let language = names(.language).first { return "language \(language)" }
    if command == "back", numbers.count == 1, names(.noun).contains("move") { return "undo \(numbers[0])" }
    // `set x` does not leave.
    if command == "quit", !Set(verbs).isSubset(of: ["game", "play"]) { return nil }
    if command == "players", let level = names(.level).first, isAll([.verb, .do, .noun, .level]) {
      return "players you \(level)"
    }
    // `oops, flip 3` undoes nothing.
    let isAboutCards = verbs.contains("flip") || verbs.contains("play")
    if command == line, Self.counted.contains(line), !isAboutCards, numbers.count == 1,
      isAll([.verb, .do, .noun, .number])
    {
      return "\(line) \(numbers[0])"
    }
    return isAll([.verb, .do, .noun]) ? line : nil
  }

  /// Commands whose answer explains itself: `what is my score`.
  private static let shown: Set<String> = [
    "help", "records", "stats", "rules", "games", "log", "players", "decks",
  ]

  /// Commands that take a number.
  private static let counted: Set<String> = [
    "undo", "redo", "goto", "log", "records", "stats", "practice", "seed", "load", "favorite",
  ]

  /// A level of a computer player.
  private var opponent: String? {
    let levels = names(.level)
    guard levels.count == 1, names(.setting).isEmpty, isAll([.verb, .level, .noun]) else { return nil }
    return "players you \(levels[0])"
  }

  /// A setting, with or without a value.
  private var setting: String? {
    let named = names(.setting).filter { $0 != "pairs" || !plays && !verbs.contains("flip") }
    let settings = named.isEmpty ? asked.map { [$0.rawValue] } ?? [] : named
    guard settings.count == 1, let setting = Setting(rawValue: settings[0]) else { return nil }
    if setting == .board, verbs.contains("show"), isAll([.verb, .setting, .noun]) { return "show" }
    let values =
      switch setting {
      case .category: names(.category)
      case .language: names(.language) + names(.value).filter { $0 == "auto" }
      case .pairs: numbers + names(.value).filter { $0 == "auto" }
      case .tunes, .cards, .board, .color, .speed: names(.value).filter(setting.choices.contains)
      }
    // `settings color off` is about one of them.
    var others: Set<Kind> = [.verb, .setting, .noun]
    if names(.do) == ["settings"] { others.insert(.do) }
    switch values.count {
    case 0 where !named.isEmpty && isAll(others):
      return setting == .category ? "categories" : setting == .cards ? nil : "set \(setting.rawValue)"
    case 0 where !named.isEmpty && isAll(others.union([.value])) && words.last?.isAny(of: [.value]) == true:
      // The answer lists its values.
      return Self.isCommand(setting) ? nil : "set \(setting.rawValue) \(words.last!.text)"
    case 1 where setting == .category && isAll(others.union([.category])):
      return plays ? "play \(values[0])" : "category \(values[0])"
    case 1 where isAll(others.union([.value, .language, .number])) && numbers.count <= 1:
      return setting == .language ? "language \(values[0])" : "set \(setting.rawValue) \(values[0])"
    default: return nil
    }
  }

  /// Whether the name of a setting is also a command, whose arguments are others.
  private static func isCommand(_ setting: Setting) -> Bool { [.category, .tunes, .cards].contains(setting) }

  /// A setting with a word that is none of its values: the answer lists them.
  private var unknownValue: String? {
    let unknown = words.filter(\.senses.isEmpty)
    let settings = names(.setting)
    guard !hasFillers, unknown.count == 1, settings.count == 1,
      !Self.isCommand(Setting(rawValue: settings[0])!),
      words.allSatisfy({ $0.senses.isEmpty || $0.isAny(of: [.setting, .verb]) }),
      words.last?.senses.isEmpty == true, !plays
    else { return nil }
    return "set \(settings[0]) \(unknown[0].text)"
  }

  /// A language, or a kind of cards.
  private var choice: String? {
    let languages = names(.language)
    if languages.count == 1, isAll([.verb, .language, .noun]) { return "language \(languages[0])" }
    let cards = names(.value).filter { Setting.cards.choices.contains($0) }
    return cards.count == 1 && isAll([.verb, .value, .noun, .setting]) ? "cards \(cards[0])" : nil
  }

  /// A category, to be chosen or played.
  private var tunes: String? {
    let categories = names(.category)
    guard categories.count == 1, numbers.count <= 1, isAll([.verb, .category, .noun, .number]) else {
      return nil
    }
    let line = (["play"] + numbers + categories).joined(separator: " ")
    if plays { return line }
    // A category alone may be meant otherwise.
    return numbers.isEmpty && (!verbs.isEmpty || route == .categories) ? "category \(categories[0])" : nil
  }

  /// Cards to turn, or a row of the screen.
  private var cards: String? {
    guard !numbers.isEmpty, isAll([.verb, .noun, .number]) else { return nil }
    if plays, numbers.count == 1 { return "play \(numbers[0])" }
    let others = verbs.filter { $0 != "flip" }
    guard others.isEmpty || others == ["show"] || others == ["cards"] else { return nil }
    let isAboutCards = route == .game || !verbs.isEmpty || !names(.noun).isEmpty
    if isAboutCards { return "flip " + numbers.joined(separator: " ") }
    return numbers.count == 1 ? numbers[0] : nil
  }

  private var verb: String? {
    guard numbers.isEmpty, isAll([.verb, .noun]) else { return nil }
    let others = verbs.filter { $0 != "help" }
    if others.count == 1, verbs.count == 2 { return "help \(others[0])" }
    return Self.order.first(where: verbs.contains) ?? verbs.first
  }

  /// Which of several verbs is meant.
  private static let order = ["help", "play", "category", "game", "tunes", "cards", "players", "show"]

  /// The players of a line with names of people: `play with Ann`, `ann vs bob`. Only in English: other
  /// languages decline names.
  private var people: String? {
    let typed = text.split { " ,.!?".contains($0) }.map { String($0) }
      .filter { !["a", "the"].contains($0.lowercased()) }
    let isName = typed.map { $0.utf8.allSatisfy { $0 < 0x80 } && Lexicon.all.senses(of: $0).isEmpty }
    let meant = typed.map { Lexicon.all.player($0) }
    let isBetween = meant.map { $0 == "" }
    let isKnown = words.allSatisfy {
      $0.senses.isEmpty || $0.isAny(of: [.verb, .noun]) || $0.names(.do).contains("players you normal")
    }
    guard isKnown, isName.contains(true), isBetween.contains(true), plays || isBetween == [false, true, false]
    else { return nil }
    let names = typed.indices.compactMap { isName[$0] ? typed[$0] : meant[$0] }.filter { !$0.isEmpty }
    return "players " + (names.count == 1 ? ["you"] + names : names).joined(separator: " ")
  }

  /// The command that a line with unknown words names.
  private var partial: String? {
    // A single Chinese character is part of too many words.
    let line = words.first { $0.text.unicodeScalars.count > 1 && !$0.names(.do).isEmpty }
    if let line { return line.names(.do).first }
    if let category = names(.category).first, numbers.count <= 1 {
      return (["play"] + numbers + [category]).joined(separator: " ")
    }
    let verbs = words.filter { $0.text.unicodeScalars.count > 1 }.flatMap { $0.names(.verb) }
    return Self.order.first(where: verbs.contains) ?? verbs.first
  }
}
