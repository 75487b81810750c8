import Saved

/// What is kept of a deal, and of earlier games of its kind.
package struct Past: Equatable, Sendable {
  /// How many flips and hints the game had in all its states; nil if nothing is kept of it.
  package private(set) var made: Int?
  /// Whether the game was over in any of its states.
  package private(set) var wasOver: Bool = false
  /// Whether cards of the same layout were turned in another game.
  package private(set) var isSeen: Bool = false
  /// The moves of the first finish of another game of the same layout; nil if there was none.
  package private(set) var finished: Int?
  /// The fewest moves of the player's games with as many pairs and such cards, without aids; nil if there are
  /// none.
  package private(set) var best: Int?
}

extension Past {
  /// Reads the reply to `Query.past`.
  init(_ rows: [Row]) {
    let (deal, seen) = (rows.row("deal", columns: 2), rows.row("seen", columns: 1))
    self.init(
      made: deal?[0].countInRow, wasOver: deal?[1].isEmpty == false, isSeen: seen != nil,
      finished: seen?[0].countInRow, best: rows.row("best", columns: 1)?[0].countInRow)
  }
}
