import MemoryGame

extension TableNotice {
  /// The message that answers a line. `conclusion` is what a game that is over comes to.
  func message(
    on table: Table, to line: Line?, style: Style, conclusion: @autoclosure () -> String
  ) -> String? {
    switch self {
    case .turned: table.sentenceOnFirst(style: style)
    case .match where table.isShared, .mismatch where table.isShared, .passed where table.isShared:
      table.turnSentence
    case .match, .mismatch: table.sentenceOnLastMove(style: style)
    case .finished where !table.isShared:
      table.sentenceOnLastMove(style: style).map { "\($0) \(conclusion())" } ?? conclusion()
    case .finished, .drawn: conclusion()
    case .passed: nil
    case .flipRefused(let refusal):
      refusal.message(on: table.game.board) { line?.number($0) ?? "\($0)" }
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
      "There is no card \(quoted(card)): the cards are numbered 1 to \(board.cards.upperBound). \(advice)"
    case .onlyCardUp(let card):
      "Card \(quoted(card)) is already face up. \(advice)"
    case .matched(let card):
      "Card \(quoted(card)) is already matched. \(advice)"
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

/// What was turned up, and what came of it. Whoever reads this has to see no board.
extension Table {
  /// The first card of a move, which waits for the second.
  fileprivate func sentenceOnFirst(style: Style) -> String? {
    guard let card = game.board.faceUp.first else { return nil }
    let advice = game.board.flips == 1 ? " Now flip another card." : ""
    return "Card \(card): \(tune(on: card, style: style))." + advice
  }

  /// The two cards that were turned up last and, if the same line began another move, its first card.
  fileprivate func sentenceOnLastMove(style: Style) -> String? {
    guard let move = game.lastMove else { return nil }
    let next = game.board.faceUp.first.map { " Next move: card \($0) is \(tune(on: $0, style: style))." } ?? ""
    guard isPair(move.first, move.second) else {
      let first = "\(move.first) \(shortTune(on: move.first, style: style))"
      let second = "\(move.second) \(shortTune(on: move.second, style: style))"
      let tellsRule = game.board.moves == 1 && next.isEmpty && style.width >= 60
      let advice = tellsRule ? " Both are turned back when you flip another card." : ""
      return "No pair: \(first), \(second).\(advice)\(next)"
    }
    let pair = "\(move.first) and \(move.second): a pair! \(tune(on: move.second, style: style))."
    switch game.board.pairs - game.board.matchedPairs {
    case 0: return pair
    case 1: return "\(pair) 1 pair to go.\(next)"
    case let rest: return "\(pair) \(rest) pairs to go.\(next)"
    }
  }

  private func tune(on card: Int, style: Style) -> String {
    if halves != nil { return style.text(of: reading(of: card)) }
    return name(of: card, style: style) + (artist(on: card, style: style).map { " by \($0)" } ?? "")
  }

  private func shortTune(on card: Int, style: Style) -> String {
    name(of: card, style: style) + (artist(on: card, style: style).map { " (\($0))" } ?? "")
  }

  /// The artist beside the title. Nil if nothing of it can be shown, if there is hardly room for the title, and
  /// on split cards, which have one or the other.
  private func artist(on card: Int, style: Style) -> String? {
    halves != nil || style.width < 40 ? nil : style.artist(of: reading(of: card))
  }

  func isPair(_ first: Int, _ second: Int) -> Bool {
    game.board.faces[first - 1] == game.board.faces[second - 1]
  }
}

/// What is said of a game that is over, and of those who play it.
extension Table {
  /// Whether several people or programs play.
  var isShared: Bool { players.list.count > 1 }

  /// Whose turn it is.
  var turnSentence: String { player.name == "you" ? "It is your turn." : "It is \(player.name)'s turn." }

  /// What a game that is over comes to. `verdict` tells how well one person played alone.
  func conclusion(verdict: String, _ placing: Placing? = nil, style: Style) -> String {
    let learned = lesson(style: style)
    let deal = day == nil ? " Seed \(seed)." : ""
    let time = placing.map { " and \(PlayTime.text($0.seconds)) min" } ?? ""
    let sum = "\(game.board.moves) moves\(time) (\(game.board.flips) flips)."
    let note = isRevised ? " A flip was undone, so the records will not have this game." : ""
    if isShared { return "\(ending) \(scores). \(winners)\(note)\(learned)\(deal) Again: play" }
    if player.strategy != nil {
      return "\(player.label) has finished the game in \(sum)\(note)\(learned)\(deal) Again: play"
    }
    let rank = placing.map { " " + $0.sentence(pairs: game.board.pairs, moves: game.board.moves) } ?? ""
    let advice = day == nil ? "Again: play. Your flips: review" : "To tell others: share. Your flips: review"
    return
      "Congratulations! You've finished the game in \(sum) \(verdict)\(rank)\(note)\(learned)\(deal) \(advice)"
  }

  /// The pairs of a finished game with split cards that are still to be learned.
  private func lesson(style: Style) -> String {
    guard halves != nil, game.board.isFinished else { return "" }
    let pairs = game.hardestPairs(3).map {
      "\(style.text(of: reading(ofPair: $0.face))), turned \($0.turns) times"
    }
    return pairs.isEmpty ? "" : " Took longest to find: \(pairs.joined(separator: "; "))."
  }

  private var ending: String {
    game.board.isFinished ? "All pairs are found:" : "Everyone has passed, so the game ends, drawn:"
  }

  /// What each has come to, in the order of the seats.
  var scores: String {
    players.list.enumerated().map { seat, player in
      let pairs = game.turns.score(of: seat).pairs
      return "\(player.label) \(pairs) \(pairs == 1 ? "pair" : "pairs")"
    }.joined(separator: ", ")
  }

  private var winners: String {
    let most = players.list.indices.reduce(0) { max($0, game.turns.score(of: $1).pairs) }
    let best = players.list.enumerated().filter { game.turns.score(of: $0.offset).pairs == most }.map(
      \.element.name)
    if best.count > 1 { return "\(best.joined(separator: " and ")) tie." }
    return best[0] == "you" ? "You win." : "\(best[0]) wins."
  }

  /// What each did in these moves, for those who have to follow it: a sentence for all that one does at a
  /// stretch.
  func messages(_ moves: [CompletedMove], style: Style) -> [String] {
    var messages: [String] = []
    var last: Int?
    for move in moves {
      let text = self.text(of: move, style: style)
      if move.seat == last {
        messages[messages.count - 1] += "; \(text)"
      } else {
        messages.append("\(players.list[move.seat].name): \(text)")
      }
      last = move.seat
    }
    return messages.map { "\($0)." }
  }

  private func text(of move: CompletedMove, style: Style) -> String {
    guard move.cards.count == 2 else { return "passes" }
    let names = move.cards.map { name(of: $0, style: style) }
    if isPair(move.cards[0], move.cards[1]) {
      let pair = halves == nil ? names[0] : style.text(of: reading(ofPair: game.board.faces[move.cards[0] - 1]))
      return "\(move.cards[0]) and \(move.cards[1]), a pair: \(pair)"
    }
    return "\(move.cards[0]) \(names[0]), \(move.cards[1]) \(names[1])"
  }
}

extension Placing {
  /// Where the game stands.
  fileprivate func sentence(pairs: Int, moves: Int) -> String {
    guard let best, games > 1 else { return "This is your first finished game of \(pairs) pairs." }
    if rank > 1 {
      return "It ranks \(rank) of your \(games) games of \(pairs) pairs; your best has \(best) moves."
    }
    return moves < best
      ? "A new best for \(pairs) pairs! Your best so far was \(best) moves."
      : "A new best for \(pairs) pairs: as few moves as before, and faster!"
  }
}

extension Par {
  /// As a number with one decimal, and whether it is only near.
  var text: String { (isAsymptotic ? "about " : "") + Decimal.text(moves, digits: 1) }
}
