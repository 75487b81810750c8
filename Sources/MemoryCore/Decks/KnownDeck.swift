import Wording

/// A deck that has a name in every language.
package enum KnownDeck: String, CaseIterable, Sendable {
  case animals, capitals, elements
  case englishChinese = "english-chinese"
  case englishRussian = "english-russian"
  /// The pairs that the player marks.
  case favorites

  /// With this name, in any language.
  package init?(_ word: Word) { self.init(rawValue: word.name(in: \.decks)) }

  /// In a file with this name.
  package init?(file name: String) {
    let name = DeckName(file: name)
    guard name.ending == ".tsv" else { return nil }
    self.init(rawValue: name.stem)
  }

  package func title(_ words: Wording) -> String { words.deck(rawValue) }

  package var fileName: String { "\(rawValue).tsv" }

  /// Whether its pairs are a title and an artist.
  var hasTunes: Bool { self == .favorites }
}

/// The parts of the name of a deck file: `animals`, `ru` and `.tsv`. A deck can have a file for each language.
struct DeckName: Equatable {
  let stem: String
  let language: Language?
  let ending: String

  init(file name: String) {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    let (whole, ending) = (name[..<end], String(name[end...]))
    let dot = whole.lastIndex(of: ".") ?? whole.startIndex
    let language = dot > whole.startIndex ? Language(rawValue: String(whole[dot...].dropFirst())) : nil
    (self.language, self.ending) = (language, ending)
    stem = String(language == nil ? whole : whole[..<dot])
  }

  /// The languages of which a file is used, the best first.
  static func languages(_ language: Language) -> [Language] {
    [language] + Language.allCases.filter { $0 != language }
  }
}

extension KnownDeck {
  /// The name of one of its themes in a language: those of the decks that come with the program are in English.
  package static func theme(_ name: String, of deck: KnownDeck?, _ words: Wording) -> String {
    guard let deck, !deck.hasTunes, let theme = WordTheme(name) else { return name }
    return words.wordTheme(theme: theme)
  }
}
