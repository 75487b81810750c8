extension English {
  func pairs(_ count: Int) -> String { "\(count) pairs" }
  func splitPairs(_ count: Int) -> String { "\(count) split pairs" }
  func dealt(_ pairs: String, of deck: String) -> String { "\(pairs) of \(deck)" }
  func dealt(_ pairs: String, of deck: String, ofDay day: String) -> String {
    "\(pairs) of \(deck), the game of \(day)"
  }
  func dealt(_ game: String, from origin: String) -> String { "\(game), \(origin)." }
  func dealt(_ game: String, from origin: String, because trouble: String) -> String {
    "\(game) (\(origin): \(trouble)). To try again, type: tunes fetch."
  }
  var flipTwo: String { "Flip two cards by their numbers, like: flip 1 2" }
  func tooFewTunes(_ tunes: Int) -> String {
    "No game can be dealt from so few tunes: \(tunes). It takes at least 2."
  }
  func cannotDeal(_ pairs: String, most: Int, instead: Int) -> String {
    "\(quoted(pairs)) pairs cannot be dealt: at least 2, and at most \(most). Type: play \(instead)"
  }
  var tooFewForSplit: String {
    "No game can be dealt with split cards: too many tunes of this deck share a title or an artist. "
      + "Type: cards same"
  }
  func cannotDealSplit(_ pairs: String, most: Int, instead: Int) -> String {
    "\(quoted(pairs)) pairs cannot be dealt: split cards leave out tunes that share a title or an artist with an "
      + "earlier one, and \(most) remain. Type: play \(instead)"
  }
  func tooManyForPrograms(most: Int) -> String { "Players of the program play at most \(most) pairs." }
  func notDealt(because trouble: String) -> String {
    "No game was dealt: \(trouble). To play with built-in tunes, type: set tunes built-in"
  }
  func dayToCome(_ day: String, today: String) -> String {
    "\(day) is still to come: today is \(today), in UTC. For today's game, type: daily"
  }
  func seedChosen(_ seed: String) -> String { "The next deal uses seed \(seed)." }
  var splitChosen: String { "In the next game, one card of a pair shows the title and the other the artist." }
  var sameChosen: String { "In the next game, both cards of a pair show the same tune." }
  func playersChosen(_ names: String) -> String { "The next game is played by \(names)." }
  func playersRefused(because problem: String) -> String { "These cannot play: \(problem)." }
  func playing(_ names: String) -> String { "Playing: \(names)." }
}
