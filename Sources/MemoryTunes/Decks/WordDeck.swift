import Wording

/// A built-in deck besides those of the categories, which has a name in every language.
enum WordDeck: String, CaseIterable, Sendable {
  case animals, capitals, elements
  case englishChinese = "english-chinese"
  case englishRussian = "english-russian"

  /// With this name, in any language.
  init?(_ word: Word) { self.init(rawValue: word.name(in: \.decks)) }

  func title(_ words: Wording) -> String { words.deck(rawValue) }

  /// The languages that it teaches, besides that of the session; empty if its text is in one language.
  private var teaches: Language? {
    switch self {
    case .animals, .capitals, .elements: nil
    case .englishChinese: .chinese
    case .englishRussian: .russian
    }
  }

  /// Whether one side of its cards is in this language, and the other in another one.
  func teaches(in language: Language) -> Bool {
    teaches.map { [.english, $0].contains(language) } ?? false
  }

  /// How many pairs it has; known without reading it.
  var count: Int {
    switch self {
    case .animals: 53
    case .capitals: 58
    case .elements: 59
    case .englishChinese, .englishRussian: 200
    }
  }

  /// The names of its themes in its file; known without reading it.
  var themes: [String] { teaches == nil ? [] : WordTheme.allCases.map(\.name) }

  var identity: DeckIdentity { .words(self, .english) }

  /// The deck with its text in a language. All languages have the same cards in the same order.
  func deck(in language: Language) -> Deck {
    let language = teaches == nil ? language : .english
    let file = packageFile("\(rawValue).\(language.rawValue).tsv") ?? packageFile("\(rawValue).en.tsv")!
    return .builtIn(.words(self, language), file)
  }
}

/// Themes: the third column of a deck of words. A theme is dealt like a deck of its pairs.
extension Deck {
  /// Their names, as the deck has them, in its order.
  var themes: [String] {
    guard isOfWords else { return [] }
    var themes: [String] = []
    for index in 0..<count {
      let theme = text(.album, at: index)
      if !theme.isEmpty, !themes.contains(theme) { themes.append(theme) }
    }
    return themes
  }

  /// The deck reduced to a theme, named in any language; nil if it has none of this name.
  func theme(named name: String) -> Deck? {
    let ofBuiltIn = identity.isBuiltIn ? WordTheme(named: name)?.name : nil
    guard let theme = themes.first(where: { $0 == ofBuiltIn || folded($0) == folded(name) }) else { return nil }
    var deck = self
    deck.theme = theme
    return deck
  }

  func isInTheme(_ index: Int) -> Bool { theme.map { utf8(.album, at: index).elementsEqual($0.utf8) } ?? true }
}

extension WordTheme {
  /// The theme with this name in any language; nil if there is none.
  init?(named name: String) {
    let theme = Self.allCases.first { theme in
      Language.allCases.contains { folded($0.words.wordTheme(theme: theme)) == folded(name) }
    }
    guard let theme else { return nil }
    self = theme
  }
}

private func folded(_ name: String) -> String {
  name.unicodeScalars.split(separator: " ").map { Word(String($0)).key }.joined(separator: " ")
}

extension DeckIdentity {
  /// The name of one of its themes on the screen: those of built-in decks are in English.
  func theme(_ name: String, _ words: Wording) -> String {
    guard isBuiltIn, let theme = WordTheme(name) else { return name }
    return words.wordTheme(theme: theme)
  }
}
