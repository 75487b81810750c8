import MemoryGame

extension TableNotice {
  /// The message that answers a line. `conclusion` is what a game that is over comes to.
  func message(on table: Table, to line: Line?, conclusion: @autoclosure () -> String) -> String? {
    switch self {
    case .turned: nil
    case .match where table.isShared, .mismatch where table.isShared, .passed where table.isShared:
      table.turnSentence
    case .match(let face):
      "A pair: \(table.deck.text(.title, at: Int(face))), \(table.deck.text(.artist, at: Int(face)))."
    case .mismatch where table.game.board.faceUp.isFirst:
      "No pair: both cards are turned back, and the one that is up begins a new move."
    case .mismatch:
      "No pair. Both cards are turned back when you flip the next one."
    case .finished, .drawn: conclusion()
    case .passed: nil
    case .flipRefused(let refusal):
      refusal.message(on: table.game.board) { line?.quoted($0) ?? "\($0)" }
    case .oneCardOnly(let card):
      "A card is up already, and the next move may be another player's. Type: flip \(card)"
    case .passRefused(let refusal): refusal.message(line)
    case .notYourTurn(let name):
      "It is the turn of \(OutsideText.quoted(name)), and not yours. To have it move, type: game"
    }
  }
}

extension PassRefusal {
  fileprivate func message(_ line: Line?) -> String {
    let word = line?.quotedWord ?? ""
    return switch self {
    case .alone: "\(word) is for games of several players. To begin one, type: players you optimal"
    case .isOver: "The game is over. For another one, type: play"
    case .moveBegun:
      "\(word) gives up a whole move, and a card of this one is turned already. Flip another one."
    case .tooFewShown: "\(word) needs two cards that have been shown and are not matched. Flip one."
    }
  }
}

extension Board.Refusal {
  fileprivate func message(on board: Board, _ quoted: (_ number: Int) -> String) -> String {
    let other = board.cards.first(where: board.canFlip)
    let advice = other.map { "Flip another one, like: flip \($0)" } ?? "For another game, type: play"
    return switch self {
    case .noSuchCard(let card):
      "There is no card \(quoted(card)): they are 1 to \(board.cards.upperBound). \(advice)"
    case .onlyCardUp(let card):
      "Card \(quoted(card)) is face up already. \(advice)"
    case .matched(let card):
      "Card \(quoted(card)) has found its mate. \(advice)"
    case .cannotFollow(let card, let first) where card == first:
      "Card \(quoted(card)) cannot be flipped twice in a row; nothing was turned. Type: flip \(card)"
    case .cannotFollow(let card, let first):
      "Card \(quoted(card)) cannot be flipped after \(quoted(first)); nothing was turned. Type: flip \(first)"
    }
  }
}

extension Game {
  /// How far it is.
  var pairsFound: String { "\(board.matchedPairs) of \(board.pairs) pairs found" }
}

/// What is said of a game that is over, and of those who play it.
extension Table {
  /// Whether several people or programs play.
  var isShared: Bool { players.list.count > 1 }

  /// Whose turn it is.
  var turnSentence: String { player.name == "you" ? "It is your turn." : "It is \(player.name)'s turn." }

  /// What a game that is over comes to. `verdict` tells how well one person played alone.
  func conclusion(verdict: String) -> String {
    let sum = "\(game.board.moves) moves, \(game.board.flips) flips."
    let note = isRevised ? " A flip was undone, so the records will not have this game." : ""
    if players.list.count > 1 { return "\(ending) \(scores). \(winners)\(note) Again: play" }
    if player.strategy != nil { return "\(player.name) has finished the game! \(sum)\(note) Again: play" }
    let advice = day == nil ? "Again: play" : "To tell others: share"
    return "Congratulations! You've finished the game! \(sum) \(verdict)\(note) \(advice)"
  }

  private var ending: String {
    game.board.isFinished ? "All pairs are found:" : "All have passed, and the game ends:"
  }

  /// What each has come to, in the order of the seats.
  var scores: String {
    players.list.enumerated().map { seat, player in
      let pairs = game.turns.score(of: seat).pairs
      return "\(player.name) \(pairs) \(pairs == 1 ? "pair" : "pairs")"
    }.joined(separator: ", ")
  }

  private var winners: String {
    let most = players.list.indices.reduce(0) { max($0, game.turns.score(of: $1).pairs) }
    let best = players.list.enumerated().filter { game.turns.score(of: $0.offset).pairs == most }.map(
      \.element.name)
    if best.count > 1 { return "\(best.joined(separator: " and ")) are even." }
    return best[0] == "you" ? "You win." : "\(best[0]) wins."
  }

  /// What a player did in a move, for those who have to follow it.
  func message(_ move: CompletedMove) -> String {
    let name = players.list[move.seat].name
    guard move.cards.count == 2 else { return "\(name): passes." }
    let faces = move.cards.map { game.board.faces[$0 - 1] }
    let titles = faces.map { deck.text(.title, at: Int($0)) }
    if faces[0] == faces[1] { return "\(name): \(move.cards[0]) and \(move.cards[1]), a pair: \(titles[0])." }
    return "\(name): \(move.cards[0]) \(titles[0]), \(move.cards[1]) \(titles[1])."
  }
}

extension Par {
  /// As a number with one decimal, and whether it is only near.
  var text: String { (isAsymptotic ? "about " : "") + Decimal.text(moves, digits: 1) }
}
