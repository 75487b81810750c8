/// Columns of a row with their values.
package typealias NamedValues = [(name: String, value: Value)]

/// What a line has changed of the game on the table and of the choices for the next one.
package struct GameUpdate {
  /// The number of the game in the session; 0 for none.
  package let game: Int
  /// The columns of its deal, as it was dealt.
  package var deal: () -> NamedValues = { [] }
  /// The columns of its position that seldom change, and whether they have.
  package var fixed: () -> NamedValues
  package var isFixedOther = false
  /// Whether only time has passed, which does not bring back a game that was deleted.
  package var isTimeAlone = false
  /// The other columns of its position.
  package var position: NamedValues = []
  /// When its first card was turned, in seconds since 1970; how many flips and hints it had in all,
  /// and how many of them in other copies.
  package var began: Int?
  package var made = 0
  package var missed = 0
  /// The length of its log, how many of the first moves are as before, and the words of those from a place on.
  package var moves = 0
  package var unchanged = 0
  package var words: (_ start: Int) -> String = { _ in "" }
  /// How the deal was first over; nil if it is not, or was before.
  package var end: End?

  /// The columns of the deal, and what puts the pairs of its deck into other boxes.
  package typealias End = (deal: NamedValues, learning: [Query])

  package init(game: Int, fixed: @escaping () -> NamedValues) { (self.game, self.fixed) = (game, fixed) }
}
