extension English {
  func pairs(_ count: Int) -> String { "\(count) pairs" }
  func splitPairs(_ count: Int) -> String { "\(count) split pairs" }
  func dealt(_ pairs: String, of deck: String) -> String { "\(pairs) of \(deck)" }
  func dealt(_ pairs: String, of deck: String, ofDay day: String) -> String {
    "\(pairs) of \(deck), the game of \(day)"
  }
  func dealt(_ game: String, from origin: String) -> String { "\(game), \(origin)." }
  func tunesInstead(_ origin: String, because trouble: String) -> String {
    "Tunes: \(origin), because \(trouble)."
  }
  var flipTwo: String { "Flip two cards by their numbers, like: flip 1 2" }
  func cannotDeal(_ pairs: String, most: Int, instead: Int) -> String {
    "\(quoted(pairs)) pairs are not possible: choose 2 to \(most). Type: play \(instead)"
  }
  var tooFewForSplit: String {
    "This deck cannot be split: too many tunes share a title or an artist. Type: cards same"
  }
  func titlesCannotBeSplit(_ deck: String, line: String) -> String {
    "\(deck) is a deck of titles: there is nothing to show on the other card. Type: \(line)"
  }
  func cannotDealSplit(_ pairs: String, most: Int, instead command: String, _ other: Int) -> String {
    "\(quoted(pairs)) split pairs are not possible: choose 2 to \(most), because tunes that share a title or an "
      + "artist are left out. Type: \(command) \(other)"
  }
  func tooManyForPrograms(most: Int) -> String { "Program players play at most \(most) pairs." }
  func notDealt(because trouble: String) -> String {
    "No game was dealt: \(trouble). To play with built-in tunes, type: set tunes built-in"
  }
  func dayToCome(_ day: String, today: String) -> String {
    "\(day) is in the future: today is \(today) (UTC). For today's game, type: daily"
  }
  func seedChosen(_ seed: String) -> String { "The next deal uses seed \(seed)." }
  var splitChosen: String { "In the next game, one card of a pair shows the title and the other the artist." }
  var sameChosen: String { "In the next game, both cards of a pair show the same tune." }
  func playersChosen(_ names: String) -> String { "Players of the next game: \(names)." }
  func playersRefused(because problem: String) -> String { "The players were not changed: \(problem)." }
  func playing(_ names: String) -> String { "Players: \(names)." }
}
