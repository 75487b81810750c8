import MemoryGame

extension SkillNotice {
  var message: String? {
    switch self {
    case .share: nil
    case .shareRefused: "A game can be shared when all of its pairs are found."
    case .hint(let hint): hint.message
    case .noHint: "The game is over: there is nothing left to flip. For another one, type: play"
    case .par(let standing): standing.message
    case .review(let review): review.message
    case .reviewRefused:
      "Only games of up to \(PerfectPlay.mostPairs) pairs can be reviewed. To see how this one stands, type: par"
    }
  }
}

extension Hint {
  fileprivate var message: String {
    switch kind {
    case .mate: "Flip \(card): it is the mate of the card that is up."
    case .pair: "Flip \(card): it and its mate have both been shown."
    case .unseen: "Flip \(card): a new card. No card you have seen is a better choice."
    }
  }
}

extension Table {
  /// What a game that is over comes to.
  func conclusion(_ analyst: Analyst, _ placing: Placing? = nil, style: Style) -> String {
    conclusion(verdict: Standing(self, analyst).verdict, placing, style: style)
  }
}

extension Standing {
  /// How good a finished game was, and how lucky, in one sentence.
  var verdict: String { sums.map { "Par is \(par.text): \($0.text)." } ?? "Par is \(par.text)." }

  /// The same while it goes on, and how often perfect play needs no more.
  var message: String {
    let made = moves == 1 ? "1 move has been made" : "\(moves) moves have been made"
    let isDrawn = phase == .drawn ? " The game is drawn: everyone has passed." : ""
    let isNew = sums.map { $0 == AppraisalSums() } ?? true
    let known = isNew ? "." : players.isEmpty ? sums.map { "; \($0.text)." } ?? "." : ". \(players.text)"
    let beginning = "Par is \(par.text). \(moves == 0 ? "No move has been made" : made)\(known)\(isDrawn)"
    let deal = isOfDay ? "" : " Seed \(seed)."
    guard let share else { return beginning + deal }
    let percent = Decimal.text(100 * share, digits: share < 0.1 ? 1 : 0)
    return "\(beginning) In \(percent) % of all deals, perfect play needs \(moves) moves or fewer.\(deal)"
  }
}

extension AppraisalSums {
  /// What mistakes cost, and what chance did.
  var text: String {
    let given = Decimal.text(regret, digits: 1)
    let chance = Decimal.text(abs(luck), digits: 1)
    let count = mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes"
    let cost = given == "0.0" ? "less than 0.1 moves" : given == "1.0" ? "1 move" : "\(given) moves"
    let decisions = mistakes == 0 ? "no mistakes" : "\(count) cost \(cost)"
    if chance == "0.0" { return "\(decisions), luck was even" }
    if mistakes == 0 {
      let moves = chance == "1.0" ? "1 move" : "\(chance) moves"
      return luck < 0 ? "no mistakes, good luck saved \(moves)" : "no mistakes, bad luck cost \(moves)"
    }
    return luck < 0 ? "\(decisions), good luck saved \(chance)" : "\(decisions), bad luck cost \(chance)"
  }
}

/// What the flips of each player of a game of several came to.
extension [PlayerSums] {
  var text: String { map { "\($0.name): \($0.sums.text)." }.joined(separator: " ") }
}

extension GameReview {
  var message: String {
    let sums = players.isEmpty ? "In all: \(review.sums.text)." : players.text
    switch (listsAll, hidden) {
    case (true, _): return "\(sums) Cost and luck are counted in moves; luck above 0 is bad luck."
    case (false, 0): return sums
    case (false, 1): return "\(sums) 1 flip cost nothing; to list all flips, type: review all"
    case (false, let hidden): return "\(sums) \(hidden) flips cost nothing; to list all flips, type: review all"
    }
  }
}
