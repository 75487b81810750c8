/// Why somebody cannot play, or some cannot play together. The cases quote names as they were typed.
package enum PlayersProblem: Error, Equatable {
  case empty
  /// The name has a blank or another character that is not seen.
  case unprintable(String)
  /// The name, and how many columns it may take.
  case tooLong(String, most: Int)
  /// The name has more marks than its letters can carry.
  case tooManyMarks(String)
  /// `forgetful` without a probability, or with none from 0 to 1.
  case probability(String)
  /// `capacity` without a number.
  case capacity(String)
  /// No player of the program, where it has to be one: it has a colon, or people cannot play.
  case noSuchProgram(String)
  /// Nearly a player of the program, who is spelled differently.
  case nearly(String, String)
  case equal(String)
  case tooMany(Int)
  /// The best play of two, among another number of players.
  case onlyForTwo(Int)
}
