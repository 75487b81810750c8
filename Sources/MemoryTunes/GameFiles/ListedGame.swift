import Saved
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

  /// Nil for an invalid row.
  init?(_ row: borrowing Row, isInUse: Bool) {
    guard let pairs = row.count("pairs"), let matched = row.count("found"), matched <= pairs,
      let moves = row.count("moves"), let time = row.number("time")
    else { return nil }
    let name = row.text("name")
    self.init(
      name: name.isEmpty ? nil : name, deck: row.text("deck"), pairs: pairs, matched: matched, moves: moves,
      time: time, isInUse: isInUse)
  }

  init(name: String?, deck: String, pairs: Int, matched: Int, moves: Int, time: Int, isInUse: Bool) {
    (self.name, self.deck) = (name.map { OutsideText.shown($0) }, OutsideText.shown(deck))
    (self.pairs, self.matched, self.moves) = (pairs, matched, moves)
    (self.time, self.isInUse) = (Clock.clamped(time), isInUse)
  }
}
