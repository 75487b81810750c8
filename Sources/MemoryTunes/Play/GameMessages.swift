import MemoryGame
import Wording
import Text

extension GameNotice {
  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, style) = (context.words, context.style)
    return switch self {
    case .turned: table.sentenceOnFirst(style: style)
    case .match where table.isShared, .mismatch where table.isShared, .passed where table.isShared:
      table.turnSentence(words)
    case .match, .mismatch: table.sentenceOnLastMove(style: style)
    case .finished, .drawn: conclusion(of: table, nil, context)
    case .ranked(let placing): conclusion(of: table, placing, context)
    case .passed: nil
    case .flipRefused(let refusal): refusal.message(on: table.game.board, context)
    case .oneCardOnly(let card): words.oneCardOnly(card)
    case .passRefused(let refusal): refusal.message(context.firstWord, words)
    case .notYourTurn(let name): words.notYourTurn(OutsideText.brief(name))
    }
  }

  private func conclusion(of table: Table, _ placing: Rank?, _ context: AnswerContext) -> String {
    let conclusion = table.conclusion(context.analyst, placing, style: context.style)
    if self == .drawn || table.isShared { return conclusion }
    return context.words.sentences(table.sentenceOnLastMove(style: context.style) ?? "", conclusion)
  }
}

extension PassRefusal {
  fileprivate func message(_ word: String, _ words: any Wording) -> String {
    switch self {
    case .alone: words.passAlone(word)
    case .isOver: words.gameIsOver
    case .moveBegun: words.passInMove(word)
    case .tooFewShown: words.passTooEarly(word)
    }
  }
}

extension Board.Refusal {
  fileprivate func message(on board: Board, _ context: AnswerContext) -> String {
    let words = context.words
    // A number that was typed in some unusual way stands in quotes.
    func typed(_ number: Int) -> String {
      let typed = context.typed(number)
      return typed.utf8.count <= 10 ? typed : words.quoted(typed)
    }
    let other = board.cards.first(where: board.canFlip)
    let advice = other.map { words.flipAnother(like: $0) } ?? words.anotherGame
    return switch self {
    case .noSuchCard(let card):
      words.sentences(words.noSuchCard(typed(card), last: board.cards.upperBound), advice)
    case .onlyCardUp(let card): words.sentences(words.cardIsUp(typed(card)), advice)
    case .matched(let card): words.sentences(words.cardIsMatched(typed(card)), advice)
    case .cannotFollow(let card, let first) where card == first:
      words.cannotFlipTwice(typed(card), instead: card)
    case .cannotFollow(let card, let first):
      words.cannotFlip(typed(card), after: typed(first), instead: first)
    }
  }
}

extension Game {
  /// How far it is.
  func progress(_ words: any Wording) -> String { words.progress(board.matchedPairs, of: board.pairs) }
}

/// What was turned up, and what came of it. Whoever reads this has to see no board.
extension Table {
  /// The first card of a move, which waits for the second.
  fileprivate func sentenceOnFirst(style: Style) -> String? {
    guard let card = game.board.faceUp.first else { return nil }
    let advice = game.board.flips == 1 ? style.words.flipAnother : ""
    return style.words.sentences(style.words.turned(card, tune(on: card, style: style)), advice)
  }

  /// The two cards that were turned up last and, if the same line began another move, its first card. In plain,
  /// where no board is drawn, it also tells how the game stands.
  fileprivate func sentenceOnLastMove(style: Style) -> String? {
    guard let move = game.lastMove else { return nil }
    let words = style.words
    let next = game.board.faceUp.first.map { words.nextMove($0, tune(on: $0, style: style)) } ?? ""
    guard isPair(move.first, move.second) else {
      let turned = words.noPair(
        move.first, shortTune(on: move.first, style: style),
        move.second, shortTune(on: move.second, style: style))
      let tellsRule = game.board.moves == 1 && next.isEmpty && style.width >= 60 && !style.isPlain
      return words.sentences(
        turned, style.isPlain ? standing(words) : "", tellsRule ? words.bothTurnBack : "", next)
    }
    let pair = words.pair(move.first, move.second, tune(on: move.second, style: style))
    let rest = game.board.pairs - game.board.matchedPairs
    if rest == 0 { return pair }
    return words.sentences(pair, style.isPlain ? standing(words) : words.pairsToGo(rest), next)
  }

  /// How the game stands.
  func standing(_ words: any Wording) -> String {
    words.standing(game.board.matchedPairs, of: game.board.pairs, moves: game.board.moves)
  }

  func tune(on card: Int, style: Style) -> String {
    if halves != nil { return style.text(of: reading(of: card)) }
    let (name, artist) = titleAndArtist(of: card, style: style)
    return artist.map { style.words.tune(name, by: $0) } ?? name
  }

  func shortTune(on card: Int, style: Style) -> String {
    if halves != nil { return name(of: card, style: style) }
    let (name, artist) = titleAndArtist(of: card, style: style)
    return artist.map { style.words.shortTune(name, by: $0) } ?? name
  }

  /// What stands on a card that shows the whole tune. The artist is nil if nothing of it can be shown, or if
  /// there is hardly room for the title.
  private func titleAndArtist(of card: Int, style: Style) -> (title: String, artist: String?) {
    let reading = reading(of: card)
    return (style.title(of: reading) ?? "", style.width < 40 ? nil : style.artist(of: reading))
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
  func turnSentence(_ words: any Wording) -> String {
    player.isYou ? words.yourTurn : words.turn(of: player.name)
  }

  /// What a game that is over comes to. `verdict` tells how well one person played alone.
  func conclusion(verdict: String, _ placing: Rank? = nil, style: Style) -> String {
    let words = style.words
    let learned = lesson(style: style)
    // A seed that chance drew takes long to read aloud; `par` tells it.
    let deal = day == nil && !style.isPlain ? words.seedOfDeal(seed) : ""
    let sum = words.sum(
      moves: game.board.moves, flips: game.board.flips, time: placing.map { PlayTime.text($0.seconds) })
    let explanation = players.list.allSatisfy { $0.strategy != nil } ? words.onlyProgramsPlayed : ""
    let note = isRevised ? words.flipWasUndone : ""
    if isShared {
      let scores = scores(words)
      let ending = game.board.isFinished ? words.allFound(scores) : words.drawn(scores)
      return words.sentences(ending, winners(words), explanation, note, learned, deal, words.playAgain)
    }
    if player.strategy != nil {
      return words.sentences(
        words.finished(by: player.label(words), sum), explanation, note, learned, deal, words.playAgain)
    }
    let rank = placing?.sentence(pairs: game.board.pairs, moves: game.board.moves, words) ?? ""
    return words.sentences(
      words.finished(sum), verdict, rank, note, learned, deal,
      day == nil ? words.playAgainOrReview : words.shareOrReview)
  }

  /// The pairs of a finished game with split cards that are still to be learned.
  private func lesson(style: Style) -> String {
    guard halves != nil, game.board.isFinished else { return "" }
    let pairs = game.hardestPairs(3).map {
      style.words.hardPair(style.text(of: reading(ofPair: $0.face)), turned: $0.turns)
    }
    return pairs.isEmpty ? "" : style.words.hardest(pairs)
  }

  /// What each has come to, in the order of the seats.
  func scores(_ words: any Wording) -> String { scores(words) { game.turns.score(of: $0).pairs } }

  func scores(_ words: any Wording, pairs: (_ seat: Int) -> Int) -> String {
    players.list.enumerated().map { seat, player in
      words.playerScore(player.label(words), pairs: pairs(seat))
    }.joined(separator: words.comma)
  }

  private func winners(_ words: any Wording) -> String {
    let most = players.list.indices.reduce(0) { max($0, game.turns.score(of: $1).pairs) }
    let best = players.list.enumerated().filter { game.turns.score(of: $0.offset).pairs == most }.map(\.element)
    if best.count > 1 { return words.tie(best.map { $0.shownName(words) }) }
    return best[0].isYou ? words.youWin : words.wins(best[0].name)
  }

  /// What each did in these moves, for those who have to follow it: a sentence for all that one does at a
  /// stretch.
  func messages(_ moves: ArraySlice<CompletedMove>, style: Style) -> [String] {
    var stretches: [(seat: Int, moves: [String])] = []
    for move in moves {
      let text = self.text(of: move, style: style)
      if stretches.last?.seat == move.seat {
        stretches[stretches.count - 1].moves.append(text)
      } else {
        stretches.append((move.seat, [text]))
      }
    }
    return stretches.map { style.words.moves(of: players.list[$0.seat].shownName(style.words), $0.moves) }
  }

  private func text(of move: CompletedMove, style: Style) -> String {
    let words = style.words
    guard move.cards.count == 2 else { return words.passes }
    let (first, second) = (move.cards[0], move.cards[1])
    if isPair(first, second) {
      let isSplit = halves != nil
      let pair =
        isSplit
        ? style.text(of: reading(ofPair: game.board.faces[first - 1])) : name(of: first, style: style)
      return words.pairOfOther(first, second, pair)
    }
    return words.noPairOfOther(
      first, name(of: first, style: style), second, name(of: second, style: style))
  }
}

extension Rank {
  /// Where the game stands.
  fileprivate func sentence(pairs: Int, moves: Int, _ words: any Wording) -> String {
    guard let best, games > 1 else { return words.firstGame(pairs: pairs) }
    if rank > 1 { return words.rank(rank, of: games, pairs: pairs, best: best) }
    return moves < best ? words.newBest(pairs: pairs, before: best) : words.newBestByTime(pairs: pairs)
  }
}

extension Par {
  /// As a number with one decimal, and whether it is only near.
  func text(_ words: any Wording) -> String { words.parNumber(moves, isAbout: isAsymptotic) }
}
