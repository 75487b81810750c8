/// What the game says about the moment at which a line is typed.
package protocol Moment {
  /// Whether cards can be turned up.
  var isInGame: Bool { get }
  /// What the exact grammar makes of a line.
  func verdict(_ words: [String]) -> Verdict
  /// Whether a text is on a card of the table.
  func isTitle(_ text: String) -> Bool
  /// Whether a text is the code of a challenge.
  func isCode(_ text: String) -> Bool
  /// The command of this name or synonym in any language, in English.
  func command(_ word: String) -> String?
  /// A value that depends on the state; nil if there is none now.
  func value(of slot: StateSlot) -> String?
}

/// What becomes of a line if it is typed now.
package enum Verdict: Sendable {
  case possible(Impact)
  /// It is for another screen, or for a game when there is none.
  case later
  /// It is refused whenever it is typed.
  case impossible
}

/// What a line does. The order is that of caution.
package enum Impact: Sendable {
  /// Nothing: it shows something.
  case shows
  case changes
  /// Something is lost, and nobody asks first.
  case loses
}

/// A slot of a line whose value depends on the state.
package enum StateSlot: Hashable, Sendable {
  /// Levels beside that of the opponent.
  case stronger, weaker
  /// The level that the end of the game on the table named.
  case nextLevel
  case lastButOne
  /// All pairs of the chosen deck.
  case mostPairs
  /// How many steps so many moves are.
  case steps(ofMoves: Int)
  /// The line that deals the game on the table again.
  case sameDeal
}
