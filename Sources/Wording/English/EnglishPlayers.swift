extension English {
  var you: String { "you" }
  func programPlayer(_ name: String) -> String { "\(name) (program)" }
  func playerNames(_ names: [String]) -> String { names.joined(separator: ", ") }
  func playerScore(_ player: String, pairs: Int) -> String { "\(player) \(count(pairs, "pair", "pairs"))" }
  func playerChoices(programs: [String]) -> String { "names of people, or \(playerNames(programs))" }
  var onlyProgramsPlayed: String { "Only programs played; with \(quoted("players you")) you play yourself." }

  var playerNeedsName: String { "a player needs a name that can be seen" }
  func nameIsUnprintable(_ name: String) -> String {
    "\(quoted(name)) is no name: it has blanks or characters that cannot be seen"
  }
  func nameIsTooLong(_ name: String, most: Int) -> String {
    "\(quoted(name)) is too long a name: at most \(most) columns"
  }
  func nameHasTooManyMarks(_ name: String, most: Int) -> String {
    "\(quoted(name)) has too many marks: a name is at most \(most) letters and marks"
  }
  func playerNeedsProbability(_ name: String) -> String {
    "\(quoted(name)) needs a probability from 0 to 1, like: forgetful:0.5"
  }
  func playerNeedsCapacity(_ name: String) -> String {
    "\(quoted(name)) needs a number of cards, like: capacity:7"
  }
  func noSuchProgramPlayer(_ name: String, among names: [String]) -> String {
    "\(quoted(name)) is no player of the program: \(playerNames(names))"
  }
  func noSuchProgramPlayer(_ name: String, nearest: String) -> String {
    "\(quoted(name)) is nearly a player of the program; did you mean: \(nearest)"
  }
  func nameIsThereTwice(_ name: String) -> String {
    "\(quoted(name)) is there twice: every player needs a name of their own"
  }
  func tooManyPlayers(_ count: Int, most: Int) -> String { "\(count) players are too many: at most \(most)" }
  func zwickPatersonNeedsTwo(not count: Int) -> String {
    "zwick-paterson plays games of two only, not of \(count)"
  }
}
