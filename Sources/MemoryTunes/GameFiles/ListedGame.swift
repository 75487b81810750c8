import Text

/// A game that can be loaded, as listed.
struct ListedGame: Equatable, Sendable {
  /// The name under which it was saved; nil for a waiting game.
  let name: String?
  /// The name of its deck, in untranslated text.
  let deck: String
  let pairs: Int
  let matched: Int
  let moves: Int
  /// When it was last played, in seconds since 1970.
  let time: Int
  /// Whether another program has it on its table.
  let isInUse: Bool

  /// Nil for a row that is none of the list.
  init?(_ row: some Collection<String>) {
    let row = Array(row)
    guard row.count == 7, let pairs = Word(row[2]).count, let matched = Word(row[3]).count, matched <= pairs,
      let moves = Word(row[4]).count, let time = Word(row[5]).count
    else { return nil }
    name = row[0].isEmpty ? nil : OutsideText.shown(row[0])
    deck = OutsideText.shown(row[1])
    (self.pairs, self.matched, self.moves, self.time) = (pairs, matched, moves, Clock.clamped(time))
    isInUse = row[6] == "in-use"
  }
}
