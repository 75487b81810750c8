/// What is said of those who play.
package protocol PlayersWording {
  /// The player who plays alone, as lists name him.
  var you: String { get }
  /// A player of the program in a list.
  func programPlayer(_ name: String) -> String
  /// The names of the players, one after the other.
  func playerNames(_ names: [String]) -> String
  /// A player and the pairs that he found, in a list.
  func playerScore(_ player: String, pairs: Int) -> String

  /// Who can play, in the row of the settings.
  func playerChoices(programs: [String]) -> String
  /// A game in which no person took part.
  var onlyProgramsPlayed: String { get }

  // Why a bot does not make its move. These stand inside of a sentence, or are one.
  func botIsUnknown(_ name: String) -> String
  func botEnded(_ name: String) -> String
  func botIsLate(_ name: String, seconds: Int) -> String
  func botAnswerTooLong(_ name: String) -> String
  func botAnswerIllegal(_ name: String, _ answer: String) -> String
  func botStalled(_ name: String) -> String
  func botGivenUp(_ name: String) -> String
  func howToNameBot(_ name: String) -> String
  var howToAskBotAgain: String { get }
  func botIsThinking(_ name: String) -> String

  // Why somebody cannot play. These stand inside of a sentence.
  var playerNeedsName: String { get }
  func nameIsUnprintable(_ name: String) -> String
  func nameIsTooLong(_ name: String, most: Int) -> String
  func nameHasTooManyMarks(_ name: String, most: Int) -> String
  func playerNeedsProbability(_ name: String) -> String
  func playerNeedsCapacity(_ name: String) -> String
  func noSuchProgramPlayer(_ name: String, among names: [String]) -> String
  func noSuchProgramPlayer(_ name: String, nearest: String) -> String
  func nameIsThereTwice(_ name: String) -> String
  func tooManyPlayers(_ count: Int, most: Int) -> String
  func zwickPatersonNeedsTwo(not count: Int) -> String
}

extension PlayersWording {
  /// A player's name as it is shown: who plays alone has that of nobody else.
  package func playerName(_ name: String) -> String { name == "you" ? you : name }
}
