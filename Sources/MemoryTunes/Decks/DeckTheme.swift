import Wording

/// Themes: the third column of a deck of words. A theme is dealt like a deck of its pairs.
extension Deck {
  /// The names of those that can be dealt, as the deck has them, in its order.
  var themes: [String] {
    guard isOfWords || saysWords else { return [] }
    let names = (0..<count).map { text(.album, at: $0) }.filter { !$0.isEmpty }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return names.filter { counts[$0]! > 1 && seen.insert($0).inserted }
  }

  /// The deck reduced to a theme, named in any language; nil if it has none of this name.
  func theme(named name: String) -> Deck? {
    let ofBuiltIn = identity.isBuiltIn ? WordTheme(named: name)?.name : nil
    guard let theme = themes.first(where: { $0 == ofBuiltIn || folded($0) == folded(name) }) else { return nil }
    var deck = self
    deck.theme = theme
    return deck
  }

  /// The ways to read a name as that of a deck and, after a blank, of a theme.
  static func namesWithTheme(_ name: String) -> [(deck: String, theme: String)] {
    let scalars = name.unicodeScalars
    return scalars.indices.filter { scalars[$0] == " " }.map {
      (String(scalars[..<$0]), String(scalars[scalars.index(after: $0)...]))
    }
  }

  /// The deck reduced to the theme in a name such as `german kitchen`; nil if that does not begin with the name
  /// of this deck in the folder of decks.
  func theme(inFull name: String) -> Deck? {
    guard case .own(let file) = identity else { return nil }
    return Self.namesWithTheme(name).lazy.compactMap { deck, theme in
      [file, DeckFolder.stem(file)].contains { folded($0) == folded(deck) } ? self.theme(named: theme) : nil
    }.first
  }

  func isInTheme(_ index: Int) -> Bool { theme.map { utf8(.album, at: index).elementsEqual($0.utf8) } ?? true }
}

extension WordTheme {
  /// By folded name, in any language.
  private static let named: [String: Self] = {
    let names = allCases.flatMap { theme in
      Language.allCases.map { (folded($0.words.wordTheme(theme: theme)), theme) }
    }
    return Dictionary(names) { first, _ in first }
  }()

  /// The theme with this name in any language; nil if there is none.
  init?(named name: String) {
    guard let theme = Self.named[folded(name)] else { return nil }
    self = theme
  }

  init?(_ name: String) { self.init(rawValue: String(name.lowercased().map { $0 == " " ? "-" : $0 })) }

  /// Its name in a deck file.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst().map { $0 == "-" ? " " : $0 } }
}

private func folded(_ name: String) -> String {
  name.unicodeScalars.split(separator: " ").map { Word(String($0)).key }.joined(separator: " ")
}

extension DeckIdentity {
  /// The name of one of its themes on the screen: those of built-in decks are in English.
  func theme(_ name: String, _ words: Wording) -> String {
    guard isBuiltIn, let theme = WordTheme(name) else { return words.isolated(name) }
    return words.wordTheme(theme: theme)
  }
}
