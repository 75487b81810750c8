import Text
import Wording

package struct Completion: Equatable {
  /// The typed part of the word: the end of the line.
  package let typed: String
  package let candidates: [String]
  var language = Language.english

  /// What all candidates share or, if there is only one, the whole of it and a blank; nil if none.
  package var certain: String? {
    guard let first = candidates.first else { return nil }
    // A folder is not a complete path.
    if candidates.count == 1 { return first.utf8.last == UInt8(ascii: "/") ? first : first + " " }
    var common = Array(first.unicodeScalars)
    for word in candidates.dropFirst() {
      common = zip(common, word.unicodeScalars).prefix { $0 == $1 }.map(\.0)
    }
    return String(String.UnicodeScalarView(common))
  }

  /// The candidates, in columns for a terminal of this width.
  package func list(width: Int) -> String {
    let most = 200
    let words = candidates.prefix(most).map { OutsideText.shown($0) }
    let widest = words.reduce(0) { max($0, DisplayWidth.of($1)) } + 2
    let columns = max(1, width / widest)
    var text = ""
    for (index, word) in words.enumerated() {
      let isLast = index % columns == columns - 1 || index == words.count - 1
      text += word + (isLast ? "\n" : String(repeating: " ", count: widest - DisplayWidth.of(word)))
    }
    if candidates.count > most { text += language.words.andMore(number: candidates.count - most) + "\n" }
    return text
  }
}

/// The parts of the session that completion needs.
struct CompletionContext {
  let language: Language
  let route: Route
  /// The numbers that can be typed alone: rows of the screen or cards.
  let bareNumbers: [String]
  /// The cards that can be flipped after those typed before.
  let cards: (_ typed: [Word]) -> [String]
  /// The cards whose tune may be known.
  let seenCards: () -> [String]
  /// The bots, and the people of earlier games.
  let players: () -> [String]
  /// The files and folders whose paths begin with `path`.
  let files: (_ path: String) -> [String]
  let decks: () -> [String]
  let games: () -> [String]
  /// Whether a command of this availability is offered now.
  let isTime: (_ availability: Availability) -> Bool

  /// The words for the arguments of a command, one for each.
  fileprivate func arguments(
    _ names: [String], _ typed: Word,
    _ find: (_ language: Language, _ name: String) -> String = { $0.words.argument($1) }
  ) -> [String] {
    // In English, words of other languages are completed only where a line begins.
    language == .english ? names : words(for: names, typed) { [find($0, $1)] }
  }

  /// The words of the session's language for English names or, once a letter is typed, those of languages that
  /// have the letter. A name without a word is used itself.
  fileprivate func words(
    for names: [String], _ typed: Word, _ find: (_ language: Language, _ name: String) -> [String]?
  ) -> [String] {
    if typed.isForeign {
      let others = Language.allCases.filter { $0 != language }
      return ([language] + others).filter { $0.vocabulary != nil }.flatMap { language in
        names.flatMap { find(language, $0) ?? [] }
      }.unique
    }
    return typed.key.isEmpty ? names.flatMap { find(language, $0) ?? [$0] }.unique : names
  }
}

extension CommandList {
  func completion(of line: String, _ context: CompletionContext) -> Completion {
    let bytes = Array(line.utf8)
    let places = bytes.span.words
    var words = places.map { Word(Array(bytes[$0])) }
    // A blank after the last word begins another one.
    if places.last?.upperBound != bytes.count { words.append(Word("")) }
    var typed = words.removeLast()
    let candidates: [String]
    if let (place, kind) = restOfLine(after: words) {
      typed = Word(bytes.dropping(words: place))
      candidates = paths(typed.typed, kind, context).filter(Self.canBeTyped)
    } else {
      let possible = words.isEmpty ? first(typed, context) : following(words, typed, context)
      candidates = possible.filter { typed.begins($0) }
    }
    return Completion(typed: typed.typed, candidates: candidates, language: context.language)
  }

  /// The saved games, or the decks by their names and files and, if one is typed or no deck is meant, the
  /// folders.
  private func paths(_ text: String, _ kind: Parameter.Kind, _ context: CompletionContext) -> [String] {
    if case .game = kind { return context.games().filter { $0.utf8.starts(with: text.utf8) } }
    let typed = Word(text)
    let names = context.arguments(DeckReference.names, typed) + context.decks()
    let named = names.filter(typed.begins)
    let takesFolders = named.isEmpty || text.contains("/")
    let files = context.files(text).filter { path in
      path.hasSuffix("/") ? takesFolders : DeckFolder.isDeck(FilePath(path).name.bytes)
    }
    return named + files.filter { !names.contains($0) }
  }

  /// Where the deck or game being typed begins, if the command takes one after these words.
  private func restOfLine(after words: [Word]) -> (place: Int, kind: Parameter.Kind)? {
    guard let name = words.first,
      let command = named(Vocabulary.all.commandsWithArguments[name.key].map { Word($0) } ?? name),
      let place = command.restOfLine, words.count > place
    else { return nil }
    let kind = command.parameters[place].kind
    if case .text = kind { return nil }
    let isGame = words.dropFirst().prefix(place).allSatisfy { $0.choice(of: [SavedThing.game.rawValue]) != nil }
    return isGame ? (place + 1, kind) : nil
  }

  /// Whether a path can be typed at the end of a line: without surrounding blanks, which a line loses, and with
  /// visible characters only. A newline would end the line and run the rest of the name, and bytes that are not
  /// UTF-8 would name another file.
  private static func canBeTyped(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return bytes.span.words.first?.lowerBound == 0 && bytes.span.words.last?.upperBound == bytes.count
      && path.unicodeScalars.allSatisfy { !OutsideText.isHidden($0) && $0 != "\u{FFFD}" }
  }

  /// Commands that can be used now, by their full names, or, if digits are typed, the bare numbers.
  private func first(_ typed: Word, _ context: CompletionContext) -> [String] {
    if typed.isNumber { return context.bareNumbers }
    let names = commands(on: context.route).filter { context.isTime($0.availability) }.map(\.name)
    let usual = context.words(for: names, typed) { language, name in
      language.vocabulary?.commands[name]?.prefix(1).map(\.self)
    }
    let categories = context.route == .categories ? DeckReference.names : []
    let bare = context.words(for: categories, typed) { $0.vocabulary?.categories[$1] }
    let all =
      !typed.isForeign || usual.contains(where: typed.begins)
      ? usual : context.words(for: names, typed) { $0.vocabulary?.commands[$1] }
    return all + bare
  }

  private func following(_ words: [Word], _ typed: Word, _ context: CompletionContext) -> [String] {
    if words[0].isNumber, context.route == .game { return words.count == 1 ? context.cards(words) : [] }
    // The unfinished word counts as a word. Nothing follows a phrase.
    let words = Array(understood(words + [typed]).dropLast())
    guard let first = words.first, let command = named(first),
      command.place == nil || command.place == context.route, let parameter = command.parameter(words.count - 1)
    else { return [] }
    switch parameter.kind {
    case .word, .number, .deck, .game, .text: return []
    case .pairsOrDeck: return context.arguments(DeckReference.names, typed) + context.decks()
    case .card: return context.cards(Array(words.dropFirst()))
    case .seenCard: return context.seenCards()
    case .choice(let choices): return context.arguments(choices, typed)
    case .value(let choices): return context.arguments(words.last.map(choices) ?? [], typed)
    case .command:
      let names = commands.map(\.name)
      return context.arguments(names, typed) { $0.words.command($1) }
        + context.arguments([HelpTopic.wordForAll], typed)
    case .player:
      // Only the levels have names in each language.
      return context.arguments(Level.allCases.map(\.rawValue), typed) { $0.words.playerName($1) }
        + context.players() + Player.namesToComplete.filter { Level(rawValue: $0) == nil }
    }
  }
}

extension Word {
  /// Whether it is a beginning of the candidate. A word without a key is longer than all candidates.
  fileprivate func begins(_ candidate: String) -> Bool {
    (typed.isEmpty || !key.isEmpty) && candidate.utf8.starts(with: key.utf8)
      || candidate.utf8.starts(with: typed.utf8)
  }
}

extension [String] {
  /// The words without those that were there before.
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
