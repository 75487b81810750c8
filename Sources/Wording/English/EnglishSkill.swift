extension English {
  func hintOfMate(_ card: Int) -> String { "Flip \(card): it is the mate of the card that is up." }
  func hintOfPair(_ card: Int) -> String { "Flip \(card): it and its mate have both been shown." }
  func hintOfNewCard(_ card: Int) -> String {
    "Flip \(card): a new card. No card you have seen is a better choice."
  }
  var nothingLeftToFlip: String {
    "The game is over. For another one, type: play"
  }

  func parNumber(_ moves: Double, isAbout: Bool) -> String {
    (isAbout ? "about " : "") + decimal(moves, digits: 1)
  }
  func verdict(par: String, sums: String?) -> String {
    sums.map { "Par is \(par): \($0)." } ?? "Par is \(par)."
  }
  func standing(par: String, moves: Int, sums: String?) -> String {
    let made =
      moves == 0 ? "No move has been made" : count(moves, "move has been made", "moves have been made")
    return "Par is \(par). \(made)\(sums.map { "; \($0)" } ?? "")."
  }
  var drawnByPassing: String { "The game is over: everyone has passed." }
  func perfectPlay(percent: String, moves: Int) -> String {
    "In \(percentage(percent)) of all deals, perfect play needs \(moves) moves or fewer."
  }
  func seedOfDeal(_ seed: UInt64) -> String { "Seed \(seed)." }
  func noMistakes(_ luck: ChanceInMoves) -> String {
    "no mistakes, \(text(of: luck))"
  }
  func mistakes(_ count: Int, cost: Double?, _ luck: ChanceInMoves) -> String {
    "\(self.count(count, "mistake", "mistakes")) cost \(cost.map(moves) ?? "less than 0.1 moves"), "
      + text(of: luck)
  }
  func sums(of player: String, _ sums: String) -> String { "\(player): \(sums)." }

  private func text(of luck: ChanceInMoves) -> String {
    switch luck {
    case .even: "average luck"
    case .good(let moves): "lucky \(decimal(moves, digits: 1))"
    case .bad(let moves): "unlucky \(decimal(moves, digits: 1))"
    }
  }

  private func moves(_ number: Double) -> String {
    let text = decimal(number, digits: 1)
    return text == "1.0" ? "1 move" : "\(text) moves"
  }

  func tooLargeToReview(mostPairs: Int) -> String {
    "Only games of up to \(mostPairs) pairs can be reviewed. To compare your moves with par, type: par"
  }
  func sumsInAll(_ sums: String) -> String { "Total: \(sums)." }
  var costAndLuckAreInMoves: String { "Cost and luck are in moves." }
  var flipsAreListedAtTheEnd: String { "The flips are listed when the game is over." }
  func flipsCostNothing(_ count: Int) -> String {
    "\(self.count(count, "flip", "flips")) cost nothing; to list all flips, type: review all"
  }
  var reviewHeadings: ReviewHeadings {
    ReviewHeadings(
      move: "move", who: "who", card: "card", tune: "tune", cost: "cost", luck: "luck", better: "better")
  }
  var betterShownPair: String { "a pair that was shown" }
  var betterNewCard: String { "a new card" }
  var betterShownMate: String { "the mate, which was shown" }
  func betterMate(_ card: Int, of first: Int) -> String { "\(card), the mate of \(first)" }
  func unlucky(_ moves: String) -> String { "unlucky \(moves)" }
  func lucky(_ moves: String) -> String { "lucky \(moves)" }
  func reviewedFlip(_ flip: ReviewedFlip) -> String {
    reviewedFlip(flip, cost: flipCost(flip), luck: flip.luck == nil ? nil : flipLuck(flip))
  }
  func reviewedFlipAloud(_ flip: ReviewedFlip) -> String {
    let cost = isTiny(flip.cost ?? 0) ? "less than 0.01" : flipCost(flip)
    return reviewedFlip(flip, cost: cost, luck: flip.luck == nil ? nil : flipLuck(flip))
  }
  private func reviewedFlip(_ flip: ReviewedFlip, cost: String, luck: String?) -> String {
    let player = flip.player.map { "\($0), " } ?? ""
    let luck = luck.map { ", \($0)" } ?? ""
    let beginning = "Move \(flip.move), \(player)card \(flip.card), \(flip.title): "
    return beginning
      + (flip.cost == nil ? "no cost\(luck)." : "cost \(cost)\(luck). Better: \(flip.better).")
  }

  var notYetToShare: String { "You can share a game when all its pairs are found." }
  func sharedGame(day: String?, deck: String, pairs: Int, isSplit: Bool) -> String {
    let name = day.map { "Memory Tunes \($0)" } ?? "Memory Tunes"
    return "\(name): \(deck), \(pairs) \(isSplit ? "split pairs" : "pairs")"
  }
  func sharedMoves(_ moves: Int, by player: String?) -> String {
    (player.map { "\($0): " } ?? "") + "\(moves) moves"
  }
  func sharedPar(_ par: String) -> String { "par \(par)" }
  var sharedNothingGivenAway: String { "nothing given away" }
  func sharedGivenAway(_ moves: Double) -> String { "\(decimal(moves, digits: 1)) given away" }
  func sharedHints(_ count: Int) -> String { self.count(count, "hint", "hints") }
  var sharedFlipsWereUndone: String { "flips were undone" }
  func sharedResult(_ parts: [String]) -> String { parts.joined(separator: ", ") }
  var sharedPair: String { "pair" }
  var sharedNoPair: String { "no pair" }
  var sharedMistake: String { "mistake" }
  func sharedMisses(_ misses: Int, mistakes: Int) -> String {
    let beginning = "\(count(misses, "move", "moves")) without a pair"
    return mistakes == 0
      ? "\(beginning), no mistakes" : "\(beginning), \(count(mistakes, "mistake", "mistakes"))"
  }
}
