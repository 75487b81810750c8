/// A placeholder for something that the player chooses.
package enum Placeholder: String, Argument, CaseIterable, Sendable {
  case card
  /// A row of the screen.
  case row
  /// A row and a column of the board.
  case line, column
  case number
  /// A count or a number without a more specific word.
  case count
  case pairs
  case deck
  case date
  case name
  case player
  /// The name of a setting.
  case setting
  case value
  case what
  /// That of a challenge.
  case code
  case command
}
