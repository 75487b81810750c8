import Saved
import Text

/// What is kept about the decks in the list.
package struct KnownPairs: Equatable, Sendable {
  /// Of each deck, by its name in the database, the two texts of the pairs in a box above the first.
  private let known: [String: [[String]: Bool]]
  /// How many favorites there are.
  package let favorites: Int

  /// Reads the replies to `Query.known` and `Query.countFavorites`.
  package init(_ rows: [Row]) {
    known = Dictionary(grouping: rows.rows("known", columns: 3)) { $0[0] }.mapValues { rows in
      Dictionary(rows.map { (Array($0[1...]), true) }) { $1 }
    }
    favorites = rows.row("count", columns: 1)?[0].countInRow ?? 0
  }

  /// The themes of a deck, in order: the third columns, if several pairs share each of them. Otherwise the
  /// whole deck, if any pair is known.
  package func themes(of deck: Deck) -> [ListedDeck.Theme] {
    let known = deck.indices(of: known[deck.nameInRows] ?? [:])
    let indices = deck.places(for: .split)?.map(Int.init) ?? []
    func theme(_ name: String, _ indices: [Int]) -> ListedDeck.Theme {
      ListedDeck.Theme(name: name, pairs: indices.count, known: indices.count { known[$0] != nil })
    }
    let groups = Dictionary(grouping: indices) { deck.text(.album, at: $0) }
    if groups.count > 1, groups[""] == nil, groups.values.allSatisfy({ $0.count > 1 }) {
      return groups.sorted { $0.value[0] < $1.value[0] }.map { theme(OutsideText.shown($0.key), $0.value) }
    }
    let whole = theme("", indices)
    return whole.known > 0 ? [whole] : []
  }
}

extension Deck {
  /// Its name in the database.
  package var nameInRows: String { OutsideText.shown(identity.key) }

  /// The values of those of its pairs that have one, by index. The keys are the two texts of a pair.
  package func indices<Value>(of values: [[String]: Value]) -> [Int: Value] {
    guard !values.isEmpty else { return [:] }
    var found: [Int: Value] = [:]
    for index in 0..<count { found[index] = values[[text(.title, at: index), text(.artist, at: index)]] }
    return found
  }
}
