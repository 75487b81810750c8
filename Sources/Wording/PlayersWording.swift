/// Sentences about players.
extension Wording {
  /// A player's name as shown: those of the single player and of levels are translated.
  package func playerName(_ name: String) -> String {
    switch name {
    case "you": you
    case "easy": easy
    case "normal": normal
    case "hard": hard
    case "perfect": perfect
    default: name
    }
  }

  package var you: String { say() }
  package var easy: String { say() }
  package var normal: String { say() }
  package var hard: String { say() }
  package var perfect: String { say() }
  package func programPlayer(name: String) -> String { say(name) }
  package func playerScore(player: String, pairs: Int) -> String { say(player, pairs) }
  package var onlyProgramsPlayed: String { say() }
  package func playerChoices(programs: String) -> String { say(programs) }
  // Why a bot has not moved: parts of a sentence, or sentences.
  package func botIsUnknown(name: String) -> String { say(name) }
  package func botEnded(name: String) -> String { say(name) }
  package func botIsLate(name: String, seconds: Int) -> String { say(name, seconds) }
  package func botAnswerTooLong(name: String) -> String { say(name) }
  package func botAnswerIllegal(name: String, answer: String) -> String { say(name, answer) }
  package func botStalled(name: String) -> String { say(name) }
  package func botGivenUp(name: String) -> String { say(name) }
  package func howToNameBot(name: String) -> String { say(name) }
  package var howToAskBotAgain: String { say() }
  package func botIsThinking(name: String) -> String { say(name) }
  // Why players are refused: parts of a sentence.
  package var playerNeedsName: String { say() }
  package func nameIsUnprintable(name: String) -> String { say(name) }
  package func nameIsTooLong(name: String, most: Int) -> String { say(name, most) }
  package func nameHasTooManyMarks(name: String, most: Int) -> String { say(name, most) }
  package func playerNeedsProbability(name: String) -> String { say(name) }
  package func playerNeedsCapacity(name: String) -> String { say(name) }
  package func noSuchProgramPlayer(name: String, names: String) -> String { say(name, names) }
  package func noSuchPlayer(name: String, nearest: String) -> String { say(name, nearest) }
  package func namesMustBeUnique(name: String) -> String { say(name) }
  package func tooManyPlayers(count: Int, most: Int) -> String { say(count, most) }
  package func zwickPatersonNeedsTwo(count: Int) -> String { say(count) }
}
