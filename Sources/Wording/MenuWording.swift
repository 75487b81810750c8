/// Sentences on the menu.
package protocol MenuWording {
  var menu: String { get }
  var newGame: String { get }
  var chooseCategory: String { get }
  var settings: String { get }
  var continueGame: String { get }
  /// A row with the game's progress, in columns and as part of a sentence.
  func menuRow(_ title: String, progress: String) -> String
  func menuRowInWords(_ title: String, progress: String) -> String
  /// The game's progress, on its own line below the row.
  func progressBelow(_ progress: String) -> String
  func nextGame(dealtFrom deck: String, isSplit: Bool) -> String
  /// The players of the next game, unless it is you alone.
  func nextPlayers(_ names: String) -> String
  var finishedGameOnTable: String { get }
  /// A game that everybody passed.
  func drawnGameOnTable(progress: String) -> String
  /// A game given up.
  func revealedGameOnTable(progress: String) -> String
}
