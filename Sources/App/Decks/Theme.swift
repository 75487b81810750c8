import Wording

/// Themes: the third column of a deck of words. A theme is dealt like a deck of its pairs.
extension Deck {
  /// Their names, as the deck has them, in its order.
  package var themes: [String] {
    guard isOfWords else { return [] }
    var themes: [String] = []
    for index in 0..<count {
      let theme = utf8(.album, at: index)
      if !theme.isEmpty, themes.last.map({ !theme.elementsEqual($0.utf8) }) ?? true {
        themes.append(String(decoding: theme, as: UTF8.self))
      }
    }
    return themes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The deck reduced to a theme, named in any language; nil if it has none of this name.
  package func theme(named name: String) -> Deck? {
    let name = Self.folded(name)
    guard
      let theme = themes.first(where: { theme in
        Self.folded(theme) == name
          || Language.allCases.contains { Self.folded(identity.theme(theme, $0.words)) == name }
      })
    else { return nil }
    var deck = self
    deck.theme = theme
    return deck
  }

  private static func folded(_ name: String) -> String {
    name.unicodeScalars.split(separator: " ").map { Word(String($0)).key }.joined(separator: " ")
  }

  /// Whether a pair belongs to its theme.
  func isInTheme(_ index: Int) -> Bool { theme.map { utf8(.album, at: index).elementsEqual($0.utf8) } ?? true }
}

extension DeckIdentity {
  /// The name of one of its themes on the screen: those of built-in decks are in English.
  package func theme(_ name: String, _ words: Wording) -> String {
    guard isBuiltIn, let theme = WordTheme(name) else { return name }
    return words.wordTheme(theme: theme)
  }
}
