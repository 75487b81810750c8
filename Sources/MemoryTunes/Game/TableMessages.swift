/// What is said of a game that is over, and of those who play it: the wording, and nothing else.
extension Table {
  /// Whose turn it is.
  var turnSentence: String { player.name == "you" ? "It is your turn." : "It is \(player.name)'s turn." }

  /// What a game that is over comes to.
  var conclusion: String {
    let sum = "\(board.moves) moves, \(board.flips) flips."
    let note = isTampered ? " A flip was undone, so the records will not have this game." : ""
    if players.list.count > 1 { return "\(ending) \(scores). \(winners)\(note) Again: play" }
    if player.strategy != nil { return "\(player.name) has finished the game! \(sum)\(note) Again: play" }
    return "Congratulations! You've finished the game! \(sum) \(Standing(self).verdict)\(note) Again: play"
  }

  private var ending: String {
    board.isFinished ? "All pairs are found:" : "All have passed, and the game ends:"
  }

  /// What each has come to, in the order of the seats.
  var scores: String {
    players.list.enumerated().map { seat, player in
      let pairs = turns.score(of: seat).pairs
      return "\(player.name) \(pairs) \(pairs == 1 ? "pair" : "pairs")"
    }.joined(separator: ", ")
  }

  private var winners: String {
    let most = players.list.indices.reduce(0) { max($0, turns.score(of: $1).pairs) }
    let best = players.list.enumerated().filter { turns.score(of: $0.offset).pairs == most }.map(\.element.name)
    if best.count > 1 { return "\(best.joined(separator: " and ")) are even." }
    return best[0] == "you" ? "You win." : "\(best[0]) wins."
  }

  /// What a player did in a move, for those who have to follow it.
  func message(_ move: CompletedMove) -> String {
    let name = players.list[move.seat].name
    guard move.cards.count == 2 else { return "\(name): passes." }
    let faces = move.cards.map { board.faces[$0 - 1] }
    let titles = faces.map { deck.text(.title, at: Int($0)) }
    if faces[0] == faces[1] { return "\(name): \(move.cards[0]) and \(move.cards[1]), a pair: \(titles[0])." }
    return "\(name): \(move.cards[0]) \(titles[0]), \(move.cards[1]) \(titles[1])."
  }
}

extension Players {
  /// All names, as a sentence has them.
  var names: String { list.map(\.name).joined(separator: ", ") }
}

extension Par {
  /// As a number with one decimal, and whether it is only near.
  var text: String { (isAsymptotic ? "about " : "") + Decimal.text(moves, digits: 1) }
}

extension Standing {
  /// How good a finished game was, and how lucky, in one sentence.
  var verdict: String { sums.map { "Par is \(par.text): you \($0.text)." } ?? "Par is \(par.text)." }

  /// The same while it goes on, and how often perfect play needs no more.
  var message: String {
    let known = sums.map { "; you \($0.text)." } ?? "."
    let made = moves == 1 ? "1 move is made" : "\(moves) moves are made"
    let beginning = "Par is \(par.text), and \(made)\(known)"
    guard let share else { return beginning }
    let percent = Decimal.text(100 * share, digits: 1)
    return "\(beginning) Perfect play needs at most \(moves) moves in \(percent) % of all deals."
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
  var message: String {
    let costs = costliest(3).map { place in
      "card \(rows[place].card) (\(Decimal.text(rows[place].regret, digits: 2)))"
    }
    let most = costs.isEmpty ? "No flip cost anything." : "What cost most: \(costs.joined(separator: ", "))."
    return "In all you \(sums.text). \(most)"
  }
}
