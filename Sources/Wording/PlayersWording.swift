/// Sentences about players.
package protocol PlayersWording {
  /// The single player's name in lists.
  var you: String { get }
  /// A program player in a list.
  func programPlayer(_ name: String) -> String
  /// A list of players' names.
  func playerNames(_ names: [String]) -> String
  /// A player and the pairs found, in a list.
  func playerScore(_ player: String, pairs: Int) -> String

  /// The possible players, in the row of the settings.
  func playerChoices(programs: [String]) -> String
  /// A game without a person.
  var onlyProgramsPlayed: String { get }

  // Why a bot has not moved: parts of a sentence, or sentences.
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

  // Why players are refused: parts of a sentence.
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
  /// A player's name as shown: the single player's is translated.
  package func playerName(_ name: String) -> String { name == "you" ? you : name }
}
