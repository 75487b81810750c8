import MemoryGame
import Text
import Wording

/// What Tab offers for a line in a session.
struct LineCompletion {
  let state: AppState
  let world: World
  /// Whether commands of this availability are offered now.
  let offers: (_ availability: Availability) -> Bool

  private let list = CommandList.all
  private var language: Language { state.spoken }
  private var route: Route { state.path.current }

  func completion(of line: String) -> Completion {
    let bytes = Array(line.utf8)
    let places = bytes.span.words
    var words = places.map { Word(Array(bytes[$0])) }
    // A blank after the last word begins another one.
    if places.last?.upperBound != bytes.count { words.append(Word("")) }
    var typed = words.removeLast()
    let candidates: [String]
    if let (place, kind) = restOfLine(after: words) {
      typed = Word(bytes.dropping(words: place))
      candidates = paths(typed.typed, kind).filter(Self.canBeTyped)
    } else {
      let possible = words.isEmpty ? first(typed) : following(words, typed)
      candidates = possible.filter { typed.begins($0) }
    }
    return Completion(typed: typed.typed, candidates: candidates, language: language)
  }

  /// The saved games, or the decks by their names and files and, if one is typed or no deck is meant, the
  /// folders.
  private func paths(_ text: String, _ kind: Parameter.Kind) -> [String] {
    if case .game = kind { return (world.home?.gameNames() ?? []).filter { $0.utf8.starts(with: text.utf8) } }
    let withThemes = Deck.namesWithTheme(text).flatMap { deck, _ in themes(of: deck).map { "\(deck) \($0)" } }
    if !withThemes.isEmpty { return withThemes.filter { $0.lowercased().hasPrefix(text.lowercased()) } }
    let typed = Word(text)
    let names = arguments(DeckReference.names, typed) + world.decks.names
    let named = names.filter(typed.begins)
    let takesFolders = named.isEmpty || text.contains("/")
    let files = world.filesBeginning(text).filter { path in
      path.hasSuffix("/") ? takesFolders : DeckFolder.isDeck(FilePath(path).name.bytes)
    }
    return named + files.filter { !names.contains($0) }
  }

  /// The themes of a deck with this name, as they are typed.
  private func themes(of name: String) -> [String] {
    let builtIn = BuiltInDeck(Word(name)).map { ($0.identity(), $0.themes) }
    let own =
      builtIn == nil ? world.decks.find(FilePath(name)).flatMap { try? world.decks.read($0).get() } : nil
    let deck = own.flatMap { try? Deck(.own(name: name), file: $0) }
    guard let (identity, themes) = builtIn ?? deck.map({ ($0.identity, $0.themes) }) else { return [] }
    return themes.map { identity.theme($0, language.words).lowercased() }
  }

  /// Where the deck or game being typed begins, if the command takes one after these words.
  private func restOfLine(after words: [Word]) -> (place: Int, kind: Parameter.Kind)? {
    guard let name = words.first,
      let command = list.named(Vocabulary.all.commandsWithArguments[name.key].map { Word($0) } ?? name),
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

  /// Commands that can be used now, by their full names, or, if digits are typed, the bare numbers. The values
  /// of a setting whose choices were just listed come first, alone if nothing is typed.
  private func first(_ typed: Word) -> [String] {
    if typed.isNumber { return bareNumbers }
    let values = arguments(state.offeredSetting?.choices ?? [], typed)
    if typed.key.isEmpty, !values.isEmpty { return values }
    let names = list.commands(on: route).filter { offers($0.availability) }.map(\.name)
    let usual = words(for: names, typed) { language, name in
      language.vocabulary?.commands[name]?.prefix(1).map(\.self)
    }
    let categories = route == .categories ? DeckReference.names : []
    let bare = words(for: categories, typed) { $0.vocabulary?.categories[$1] }
    let all =
      !typed.mayBeTranslated || usual.contains(where: typed.begins)
      ? usual : words(for: names, typed) { $0.vocabulary?.commands[$1] }
    return values + all + bare
  }

  private func following(_ words: [Word], _ typed: Word) -> [String] {
    if words[0].isNumber, route == .game { return words.count == 1 ? cards(after: words) : [] }
    // The unfinished word counts as a word. Nothing follows a phrase.
    let words = Array(list.understood(words + [typed]).dropLast())
    guard let first = words.first, let command = list.named(first),
      command.place == nil || command.place == route, let parameter = command.parameter(words.count - 1)
    else { return [] }
    switch parameter.kind {
    case .word, .number, .deck, .game, .text: return []
    case .pairsOrDeck:
      let deck = words.dropFirst().filter { !$0.isNumber }.map(\.typed).joined(separator: " ")
      guard deck.isEmpty else { return themes(of: deck) }
      return paths(typed.typed, parameter.kind).filter {
        Self.canBeTyped($0) && !$0.utf8.contains(UInt8(ascii: " "))
      }
    case .card: return cards(after: words.dropFirst())
    case .seenCard: return state.game.table?.favoriteCards.map(String.init) ?? []
    case .choice(let choices): return arguments(choices, typed)
    case .value(let choices): return arguments(words.last.map(choices) ?? [], typed)
    case .command:
      let names = list.commands.map(\.name)
      return arguments(names, typed) { $0.words.command($1) }
        + arguments([HelpTopic.wordForAll], typed)
    case .player:
      // Only the levels have names in each language.
      return arguments(Level.allCases.map(\.rawValue), typed) { $0.words.playerName(name: $1) }
        + state.game.bots + (world.home?.people() ?? [])
        + Player.namesToComplete.filter { Level(rawValue: $0) == nil }
    }
  }

  /// The numbers that can be typed alone: rows of the screen or cards.
  private var bareNumbers: [String] {
    if state.offeredSetting == nil, route == .game { return cards(after: []) }
    let rows = state.offeredSetting?.choices.count ?? state.rows.count
    return (0..<rows).map { String($0 + 1) }
  }

  /// The cards that can be flipped after those typed before.
  private func cards(after words: some Sequence<Word>) -> [String] {
    guard var board = state.game.table?.game.board else { return [] }
    for word in words {
      guard let card = word.number.flatMap(Int.init(exactly:)), (try? board.flip(card)) != nil else {
        return []
      }
    }
    return board.cards.filter(board.canFlip).map(String.init)
  }

  /// The words for the arguments of a command, one for each.
  private func arguments(
    _ names: [String], _ typed: Word,
    _ find: (_ language: Language, _ name: String) -> String = { $0.words.argument($1) }
  ) -> [String] {
    // In English, words of other languages are completed only where a line begins.
    language == .english ? names : words(for: names, typed) { [find($0, $1)] }
  }

  /// The words of the session's language for English names or, once a letter is typed, those of languages that
  /// have the letter. A name without a word is used itself.
  private func words(
    for names: [String], _ typed: Word, _ find: (_ language: Language, _ name: String) -> [String]?
  ) -> [String] {
    if typed.mayBeTranslated, !typed.key.isEmpty {
      let others = Language.allCases.filter { $0 != language }
      return ([language] + others).filter { $0.vocabulary != nil }.flatMap { language in
        names.flatMap { find(language, $0) ?? [] }
      }.unique
    }
    return typed.key.isEmpty ? names.flatMap { find(language, $0) ?? [$0] }.unique : names
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
