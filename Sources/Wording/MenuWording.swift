/// What is said on the menu.
package protocol MenuWording {
  var menu: String { get }
  var newGame: String { get }
  var chooseCategory: String { get }
  var settings: String { get }
  var continueGame: String { get }
  /// A row with how the game stands, in columns and as part of a sentence.
  func menuRow(_ title: String, progress: String) -> String
  func menuRowInWords(_ title: String, progress: String) -> String
  /// How the game stands, on a line of its own below the row.
  func progressBelow(_ progress: String) -> String
  /// In three parts, which are printed one after the other: joining them would make every start take two
  /// fifths more memory.
  func nextGame(dealtFrom deck: String, isSplit: Bool) -> (String, String, String)
  var finishedGameOnTable: String { get }
  /// A game that ended because everybody passed.
  func drawnGameOnTable(progress: String) -> String
}
