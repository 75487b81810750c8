/// Why players are refused. The cases quote names as typed.
package enum PlayersProblem: Error, Equatable {
  case empty
  /// The name has a blank or an invisible character.
  case unprintable(String)
  /// The name, and the most columns allowed.
  case tooLong(String, most: Int)
  /// The name has too many combining marks.
  case tooManyMarks(String)
  /// `forgetful` without a valid probability.
  case probability(String)
  /// `capacity` without a number.
  case capacity(String)
  /// An unknown computer player: the name has a colon, or people cannot play.
  case noSuchProgram(String)
  /// A misspelled computer player.
  case nearly(String, String)
  case equal(String)
  case tooMany(Int)
  /// A two-player strategy, with another number of players.
  case onlyForTwo(Int)
}
