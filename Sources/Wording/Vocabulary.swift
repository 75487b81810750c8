import Text

/// The words of a language that can be typed.
package struct Vocabulary: Sendable {
  /// The words by section and by name: `play = играть, начать` is a row of `commands`.
  private var sections: [String: [String: [String]]] = [:]

  /// By the name of a command, its words, the usual one first.
  package var commands: [String: [String]] { words("commands") }
  /// By the name of a command, words that mean it if something follows.
  package var commandsWithArguments: [String: [String]] { words("commands with arguments") }
  /// By the name of a command, phrases of several words.
  package var phrases: [String: [String]] { words("phrases") }
  /// By the name of a category, its words.
  package var categories: [String: [String]] { words("categories") }
  /// By the kind of cards, its words.
  package var cards: [String: [String]] { words("cards") }
  /// By the name of a deck that every language names, its names.
  package var decks: [String: [String]] { words("decks") }
  /// By the code of a language, its names.
  package var languages: [String: [String]] { words("languages") }
  /// By the name of a setting, its words.
  package var settings: [String: [String]] { words("settings") }
  /// By the name of a player, other words for it; `and` has those between two names.
  var players: [String: [String]] { words("players") }
  /// By the English name of an argument, its words. Two arguments can share a word if no command takes both.
  package var arguments: [String: [String]] { words("arguments") }

  /// By the value of a setting, its words. A language has its own name.
  package var values: [String: [String]] { words("values") }

  private func words(_ section: String) -> [String: [String]] { sections[section] ?? [:] }

  /// Reads a file. No name contains an equals sign, and no word a comma.
  init(_ text: StaticString) {
    func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var section = ""
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      if line.first == UInt8(ascii: "[") {
        section = string(line.dropFirst().dropLast())
      } else {
        let sign = line.firstIndex(of: UInt8(ascii: "="))!
        let words = line[sign...].dropFirst().split(separator: UInt8(ascii: ","))
        sections[section, default: [:]][string(line[..<sign].dropLast())] = words.map { string($0.dropFirst()) }
      }
    }
    for words in [categories, cards] { sections["values", default: [:]].merge(words) { first, _ in first } }
  }

  /// The usual word for an argument.
  package func argument(_ name: String) -> String {
    let words = arguments[name] ?? settings[name] ?? values[name] ?? languages[name] ?? decks[name]
    return words?.first ?? name
  }

  /// By word, what each word of all languages means. Each list is made when it is first asked for.
  package enum Index {
    package static let commands = names(\.commandsAlone)
    package static let commandsWithArguments = names(\.commandsWithArguments)
    package static let phrases = names(\.phrases)
    package static let categories = names(\.categories)
    package static let cards = names(\.cards)
    package static let decks = names(\.decks)
    package static let categoriesAndDecks = categories.merging(decks) { category, _ in category }
    package static let languages = names(\.languages)
    package static let settings = names(\.settings)
    package static let values = names(\.values)
    package static let players = names(\.players)
    /// By word, the arguments that it can mean.
    package static let arguments: [String: Set<String>] = Language.allCases.reduce(into: [:]) {
      $0.merge(($1.vocabulary?.arguments ?? [:]).mapValues(Set.init)) { $0.union($1) }
    }
  }

  package static let all = Index.self

  /// By the name of a command, its words without those that mean it only if something follows.
  package var commandsAlone: [String: [String]] {
    commands.merging(commandsWithArguments) { words, others in words.filter { !others.contains($0) } }
  }

  private static func names(_ words: KeyPath<Vocabulary, [String: [String]]>) -> [ByteKey: String] {
    var names: [ByteKey: String] = [:]
    for vocabulary in [en] + Language.allCases.compactMap(\.vocabulary) {
      for (name, words) in vocabulary[keyPath: words] {
        for word in words {
          names[word] = name
          let folded = TypedText.folded(word)
          if folded != word { names[folded] = name }
        }
      }
    }
    return names
  }

  /// The name of the opponent that was chosen last, in place of a player's.
  package static let opponent = "opponent"

  /// The name of the player that a word means, or `opponent`; empty for a word between two names, nil for any
  /// other word.
  package static func player(_ word: String) -> String? {
    guard word.utf8.count <= 40, let name = all.players[TypedText.folded(word)] else { return nil }
    return name == "and" ? "" : name
  }

  /// The computer player that was probably meant by the name of a person. Only those of `least` letters or more
  /// count.
  package static func player(nearlyTyped person: String, ofLetters least: Int = 6) -> String? {
    let typed = TypedText.folded(person)
    guard typed.utf8.count <= 40, !people.contains(typed) else { return nil }
    let letters = Array(typed.unicodeScalars)
    return all.players.lazy.filter { word, name in
      // No slip leaves out so much, and most words are of other lengths.
      guard abs(word.text.utf8.count - typed.utf8.count) < 6 else { return false }
      let meant = Array(word.text.unicodeScalars)
      return !["and", "you"].contains(name) && meant.count >= least
        && Spelling.isSlip(letters[...], for: meant[...], mayBeName: true)
    }.map(\.key.text).min()
  }

  /// People whose names are nearly those of computer players.
  private static let people: Set<String> = ["norma", "hardy"]
}

/// A text as its bytes. `String` hashes and compares canonical forms, which takes ten times as long for letters
/// that are not Latin, and the square of their number for marks.
package struct ByteKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: Self, other: Self) -> Bool {
    one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Dictionary where Key == ByteKey {
  package subscript(text: String) -> Value? {
    get { self[ByteKey(text)] }
    set { self[ByteKey(text)] = newValue }
  }
}
