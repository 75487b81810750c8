import Wording
import Text

/// What a word that is being typed can become.
package struct Completion: Equatable {
  /// The word as far as it is typed: the end of the line.
  package let typed: String
  package let candidates: [String]
  /// The language of the session.
  var language = Language.english

  /// What the word becomes for certain: as far as all candidates agree and, when there is only one, the whole
  /// of it and a blank. Nil when there is none.
  package var certain: String? {
    guard let first = candidates.first else { return nil }
    // A folder is not the whole of a path.
    if candidates.count == 1 { return first.utf8.last == UInt8(ascii: "/") ? first : first + " " }
    var common = Array(first.unicodeScalars)
    for word in candidates.dropFirst() {
      let ends = zip(common.indices, zip(common, word.unicodeScalars)).first { $1.0 != $1.1 }?.0
      common.removeLast(common.count - (ends ?? min(common.count, word.unicodeScalars.count)))
    }
    return String(String.UnicodeScalarView(common))
  }

  /// The candidates as a terminal of this width shows them below the line, in columns.
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
    if candidates.count > most { text += language.words.andMore(candidates.count - most) + "\n" }
    return text
  }
}

/// What completion needs to know of the session.
struct CompletionContext {
  let language: Language
  let route: Route
  /// The numbers that can be typed alone: rows of the screen or cards.
  let bareNumbers: [String]
  /// The categories that can be typed alone.
  let bareCategories: [String]
  /// The cards that can be flipped after those typed before.
  let cards: (_ typed: [Word]) -> [String]
  let players: [String]
  /// The files and folders whose paths begin like this.
  let files: (_ path: String) -> [String]
  /// The names of the decks that are found by them.
  let decks: () -> [String]
  /// Whether a command that is offered then is offered now.
  let isTime: (_ availability: Availability) -> Bool
}

extension CommandList {
  /// What may come next after the beginning of a line.
  func completion(of line: String, _ context: CompletionContext) -> Completion {
    if let (path, isDeck) = path(in: line) {
      var files = context.files(path)
      for deck in isDeck ? context.decks() : [] where deck.utf8.starts(with: path.utf8) {
        // A file here may have the name of a deck, and two decks may have the same name.
        if !files.contains(where: { $0.utf8.elementsEqual(deck.utf8) }) { files.append(deck) }
      }
      return Completion(typed: path, candidates: files.filter(Self.canBeTyped), language: context.language)
    }
    let words = line.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: Self.isBlank)
      .map { String($0) }
    let typed = Word(words.last ?? "")
    let before = words.dropLast().filter { !$0.isEmpty }.map(Word.init)
    let candidates = before.isEmpty ? first(typed, context) : following(before, typed, context)
    // A word that has no key is longer than all candidates.
    let isPossible = typed.typed.isEmpty || !typed.key.isEmpty
    return Completion(
      typed: typed.typed, candidates: candidates.filter { isPossible && typed.begins($0) },
      language: context.language)
  }

  /// The path that is being typed, blanks at its end included, in a line whose command takes one, and whether
  /// it may be the name of a deck.
  private func path(in line: String) -> (path: String, isDeck: Bool)? {
    let text = line.unicodeScalars.drop(while: Self.isBlank)
    guard let end = text.firstIndex(where: Self.isBlank), let command = named(Word(String(text[..<end]))),
      let kind = command.parameters.last?.kind
    else { return nil }
    let path = String(text[end...].drop(while: Self.isBlank))
    switch kind {
    case .file: return (path, isDeck: false)
    case .deck: return (path, isDeck: true)
    case .word, .number, .card, .choice, .value, .command, .player, .text: return nil
    }
  }

  /// Whether a path means the same file when it stands at the end of a line: no blanks around it, which a line
  /// loses, and only characters that are seen. A newline would end the line and have the rest of the name
  /// played, and what was not UTF-8 would be another name.
  private static func canBeTyped(_ path: String) -> Bool {
    let isLost = path.unicodeScalars.first.map(isBlank) ?? true || path.unicodeScalars.last.map(isBlank) ?? true
    return !isLost
      && path.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: scalar != "\u{FFFD}"
        }
      }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{3000}"
  }

  /// What a line can begin with: a command that makes sense now, by its full name, or, if digits are typed,
  /// what a bare number picks here.
  private func first(_ typed: Word, _ context: CompletionContext) -> [String] {
    if typed.isNumber { return context.bareNumbers }
    let names = commands(on: context.route).filter { context.isTime($0.availability) }.map(\.name)
    let usual = context.words(for: names, typed) { vocabulary, name in
      vocabulary.commands[name]?.prefix(1).map(\.self)
    }
    let bare = context.words(for: context.bareCategories, typed) { $0.categories[$1] }
    if !typed.isForeign || usual.contains(where: typed.begins) { return usual + bare }
    return context.words(for: names, typed) { $0.commands[$1] } + bare
  }

  /// What can come after words, where a word is begun.
  private func following(_ words: [Word], _ typed: Word, _ context: CompletionContext) -> [String] {
    if words[0].isNumber, context.route == .game { return words.count == 1 ? context.cards(words) : [] }
    // What is begun counts as a word. Nothing follows a phrase.
    let words = Array(understood(words + [typed]).dropLast())
    guard let first = words.first, let command = named(first),
      command.place == nil || command.place == context.route,
      let parameter = command.parameter(words.count - 1)
    else { return [] }
    switch parameter.kind {
    case .word, .number, .file, .deck, .text: return []
    case .card: return context.cards(Array(words.dropFirst()))
    case .choice(let choices): return context.arguments(choices, typed)
    case .value(let choices): return context.arguments(words.last.map(choices) ?? [], typed)
    case .command:
      let names = commands.map(\.name)
      return context.arguments(names, typed) { $0.command($1) }
        + context.arguments([HelpTopic.wordForAll], typed)
    case .player: return context.players
    }
  }
}

extension Word {
  /// Whether it is a beginning of what can be typed.
  fileprivate func begins(_ candidate: String) -> Bool { candidate.utf8.starts(with: key.utf8) }
}

extension CompletionContext {
  /// The words for what follows a command, one for each.
  fileprivate func arguments(
    _ names: [String], _ typed: Word,
    _ find: (_ vocabulary: Vocabulary, _ name: String) -> String = { $0.argument($1) }
  ) -> [String] {
    // In English, words of other languages are completed only where a line begins.
    language == .english ? names : words(for: names, typed) { [find($0, $1)] }
  }

  /// What can be typed for English names where a word is begun: the words of the session's language or, as soon
  /// as a letter is typed, those of the languages that have it. A name without a word stands for itself.
  fileprivate func words(
    for names: [String], _ typed: Word, _ find: (_ vocabulary: Vocabulary, _ name: String) -> [String]?
  ) -> [String] {
    if typed.isForeign {
      let others = Language.allCases.filter { $0 != language }
      return ([language] + others).compactMap(\.vocabulary).flatMap { vocabulary in
        names.flatMap { find(vocabulary, $0) ?? [] }
      }
    }
    guard typed.key.isEmpty, let vocabulary = language.vocabulary else { return names }
    return names.flatMap { find(vocabulary, $0) ?? [$0] }
  }
}
