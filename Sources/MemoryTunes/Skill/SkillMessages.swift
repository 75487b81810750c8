import MemoryGame

extension SkillNotice {
  var message: String? {
    switch self {
    case .share: nil
    case .shareRefused: "A game can be shared when all of its pairs are found."
    case .hint(let hint): hint.message
    case .noHint: "The game is over: there is nothing left to flip. For another one, type: play"
    case .par(let standing): standing.message
    case .review(let review): review.review.message
    case .reviewRefused: "A game of more than \(PerfectPlay.mostPairs) pairs cannot be reviewed."
    }
  }
}

extension Hint {
  fileprivate var message: String {
    switch kind {
    case .mate: "Flip \(card): it is the mate of the card that is up."
    case .pair: "Flip \(card): its mate has been shown as well."
    case .unseen: "Flip \(card): it has not been shown, and nothing that has is better."
    }
  }
}

extension Table {
  /// What a game that is over comes to.
  func conclusion(_ analyst: Analyst, style: Style) -> String {
    conclusion(verdict: Standing(self, analyst).verdict, style: style)
  }
}

extension Standing {
  /// How good a finished game was, and how lucky, in one sentence.
  var verdict: String { sums.map { "Par is \(par.text): you \($0.text)." } ?? "Par is \(par.text)." }

  /// The same while it goes on, and how often perfect play needs no more.
  var message: String {
    let known = sums.map { "; you \($0.text)." } ?? "."
    let made = moves == 1 ? "1 move is made" : "\(moves) moves are made"
    let beginning = "Par is \(par.text), and \(made)\(known)"
    let deal = isOfDay ? "" : " Seed \(seed)."
    guard let share else { return beginning + deal }
    let percent = Decimal.text(100 * share, digits: 1)
    return "\(beginning) Perfect play needs at most \(moves) moves in \(percent) % of all deals.\(deal)"
  }
}

extension AppraisalSums {
  /// What was given away, and what chance did.
  fileprivate var text: String {
    let given = Decimal.text(regret, digits: 1)
    let chance = Decimal.text(abs(luck), digits: 1)
    let decisions = given == "0.0" ? "gave nothing away" : "gave \(given) away"
    if chance == "0.0" { return "\(decisions), and luck was even" }
    return luck < 0 ? "\(decisions), and luck gave \(chance)" : "\(decisions), and luck took \(chance)"
  }
}

extension Review {
  fileprivate var message: String {
    let costs = costliest(3).map { place in
      "card \(rows[place].card) (\(Decimal.text(rows[place].regret, digits: 2)))"
    }
    let most = costs.isEmpty ? "No flip cost anything." : "What cost most: \(costs.joined(separator: ", "))."
    return "In all you \(sums.text). \(most)"
  }
}
