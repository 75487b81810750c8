extension English {
  var you: String { "you" }
  func programPlayer(_ name: String) -> String { "\(name) (program)" }
  func playerNames(_ names: [String]) -> String { names.joined(separator: ", ") }
  func playerScore(_ player: String, pairs: Int) -> String { "\(player) \(count(pairs, "pair", "pairs"))" }
  func playerChoices(programs: [String]) -> String { "names of people, or \(playerNames(programs))" }
  var onlyProgramsPlayed: String { "Only programs played. To play yourself, type: players you" }

  func botIsUnknown(_ name: String) -> String { "\(quoted(name)) is not a bot of this session" }
  func botEnded(_ name: String) -> String { "\(quoted(name)) has ended" }
  func botIsLate(_ name: String, seconds: Int) -> String {
    "\(quoted(name)) has not answered within \(seconds) s"
  }
  func botAnswerTooLong(_ name: String) -> String { "\(quoted(name)) gave an answer that is too long" }
  func botAnswerIllegal(_ name: String, _ answer: String) -> String {
    "\(quoted(name)) answered \(quoted(answer)), which is not a legal move"
  }
  func botStalled(_ name: String) -> String { "\(quoted(name)) has made many moves without finding a pair" }
  func botGivenUp(_ name: String) -> String { "\(quoted(name)) has not moved: you stopped waiting" }
  func howToNameBot(_ name: String) -> String { "Start the program with: --bot \(name)=COMMAND" }
  var howToAskBotAgain: String { "To ask it again, type: game" }
  func botIsThinking(_ name: String) -> String { "\(quoted(name)) is thinking. Ctrl-C stops waiting." }

  var playerNeedsName: String { "a name needs visible characters" }
  func nameIsUnprintable(_ name: String) -> String {
    "\(quoted(name)) is not a valid name: it contains blanks or invisible characters"
  }
  func nameIsTooLong(_ name: String, most: Int) -> String {
    "\(quoted(name)) is too long: a name has at most \(most) columns"
  }
  func nameHasTooManyMarks(_ name: String, most: Int) -> String {
    "\(quoted(name)) has too many marks: a name has at most \(most) letters and marks"
  }
  func playerNeedsProbability(_ name: String) -> String {
    "\(quoted(name)) needs a probability from 0 to 1, like: forgetful:0.5"
  }
  func playerNeedsCapacity(_ name: String) -> String {
    "\(quoted(name)) needs a number of cards, like: capacity:7"
  }
  func noSuchProgramPlayer(_ name: String, among names: [String]) -> String {
    "\(quoted(name)) is not a program player (expected: \(playerNames(names)))"
  }
  func noSuchProgramPlayer(_ name: String, nearest: String) -> String {
    "there is no player \(quoted(name)) (did you mean \(quoted(nearest))?)"
  }
  func nameIsThereTwice(_ name: String) -> String {
    "player names must be unique: \(quoted(name))"
  }
  func tooManyPlayers(_ count: Int, most: Int) -> String { "\(count) players are too many: at most \(most)" }
  func zwickPatersonNeedsTwo(not count: Int) -> String {
    "zwick-paterson plays two-player games only, not \(count)-player ones"
  }
}
