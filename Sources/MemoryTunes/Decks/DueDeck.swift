import Text
import Wording

/// A deck with pairs that are due.
struct DueDeck: Equatable, Sendable {
  /// Its name in rows.
  let name: String
  let count: Int

  /// A pair that is due, and the name of its deck in rows.
  struct Pair {
    let deck: String
    let front: String
    let back: String
  }

  /// Those of pairs: of built-in decks in a language, of the decks in a folder, and of a known one.
  static func all(of pairs: [Pair], in folder: DeckFolder, knowing known: Deck?, _ language: Language)
    -> [DueDeck]
  {
    func deck(named name: String) -> Deck? {
      if known?.nameInRows == name { return known }
      if let deck = BuiltInDeck(rawValue: name) { return deck.deck(in: language) }
      guard let path = folder.find(FilePath(name)), let bytes = try? folder.read(path).get() else { return nil }
      return try? Deck(.own(name: name), file: bytes)
    }
    return Dictionary(grouping: pairs, by: \.deck).sorted { $0.key < $1.key }.compactMap { name, pairs in
      let keys = pairs.map { ([$0.front, $0.back], true) }
      guard var deck = deck(named: name) else { return nil }
      deck.theme = nil
      let due = deck.indices(of: Dictionary(keys) { $1 }).keys.count(where: Set(deck.practicable).contains)
      return due == 0 ? nil : DueDeck(name: OutsideText.shown(name), count: due)
    }
  }
}

extension [DueDeck] {
  /// How many pairs of the deck with this name are due.
  subscript(named name: String) -> Int { first { $0.name == name }?.count ?? 0 }
}
