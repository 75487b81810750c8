import Saved
import Text
import Wording

/// A deck with pairs that are due.
struct DueDeck: Equatable, Sendable {
  /// Its name in rows.
  let name: String
  let count: Int

  private static let mark = "due"

  /// As a row of a reply.
  var row: Row { [Self.mark, name, "\(count)"] }

  /// Reads the rows of a reply.
  static func all(in rows: [Row]) -> [DueDeck] {
    rows.rows(mark, columns: 2).compactMap { row in
      row[1].countInRow.map { DueDeck(name: OutsideText.shown(row[0]), count: $0) }
    }
  }

  /// Those of pairs in rows: of built-in decks in a language, of the decks in a folder, and of a known one.
  static func all(of pairs: [Row], in folder: DeckFolder, knowing known: Deck?, _ language: Language)
    -> [DueDeck]
  {
    func deck(named name: String) -> Deck? {
      if known?.nameInRows == name { return known }
      if let deck = BuiltInDeck(rawValue: name) { return deck.deck(in: language) }
      guard let path = folder.find(FilePath(name)), let bytes = try? folder.read(path).get() else { return nil }
      return try? Deck(.own(name: name), file: bytes)
    }
    return Dictionary(grouping: pairs) { $0[0] }.sorted { $0.key < $1.key }.compactMap { name, rows in
      let keys = rows.map { (Array($0.dropFirst()), true) }
      guard var deck = deck(named: name) else { return nil }
      deck.theme = nil
      let due = deck.indices(of: Dictionary(keys) { $1 }).keys.count(where: Set(deck.practicable).contains)
      return due == 0 ? nil : DueDeck(name: name, count: due)
    }
  }
}

extension [DueDeck] {
  /// How many pairs of the deck with this name are due.
  subscript(named name: String) -> Int { first { $0.name == name }?.count ?? 0 }
}
