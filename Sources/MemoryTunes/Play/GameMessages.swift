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
      words.sentences(style.isPlain ? words.sentence(table.scores(words)) : "", table.turnSentence(words))
    case .match, .mismatch: table.sentenceOnLastMove(since: context.line, style: style)
    case .finished, .ranked, .drawn, .revealed: words.sentences(paragraphs(context))
    case .passed: nil
    case .flipRefused(let refusal): refusal.message(on: table.game.board, context)
    case .oneCardOnly(let card): words.oneCardOnly(card)
    case .passRefused(let refusal): refusal.message(context.firstWord, words)
    case .notYourTurn(let name): words.notYourTurn(OutsideText.brief(name))
    case .botAwaited(let name): words.botIsThinking(name)
    case .botFailed(let name, let problem):
      words.sentences(
        words.sentence(problem.message(name, words)),
        problem == .unknown ? words.howToNameBot(name) : words.howToAskBotAgain)
    }
  }

  /// The message as paragraphs: the end of a game has several.
  func paragraphs(_ context: AnswerContext) -> [String] {
    guard let table = context.table else { return [] }
    return switch self {
    case .finished, .drawn, .revealed: table.ending(context.analyst, nil, style: context.style)
    case .ranked(let rank): table.ending(context.analyst, rank, style: context.style)
    default: message(context).map { [$0] } ?? []
    }
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
    // A number typed in an unusual form is quoted.
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
  /// Its progress.
  func progress(_ words: any Wording) -> String { words.progress(board.matchedPairs, of: board.pairs) }
}

/// The turned cards and the result, understandable without a board.
extension Table {
  /// The first card of a move, which waits for the second.
  fileprivate func sentenceOnFirst(style: Style) -> String? {
    guard let card = game.board.faceUp.first else { return nil }
    let words = style.words
    let tune = tune(on: card, style: style)
    let turned = style.isPlain ? words.sentence(words.card(card, tune)).capitalized : words.turned(card, tune)
    return words.sentences(turned, game.board.flips == 1 ? words.flipAnother : "")
  }

  /// The last two cards and, if the same line began another move, its first card. Plain output shows the score
  /// on the next line.
  fileprivate func sentenceOnLastMove(
    since line: Line? = nil, isBrief: Bool = false, style: Style
  ) -> String? {
    guard let move = game.lastMove else { return nil }
    let words = style.words
    let next = game.board.faceUp.first.map { words.nextMove($0, tune(on: $0, style: style)) } ?? ""
    guard isPair(move.first, move.second) else {
      if style.isPlain {
        let cards = [move.first, move.second]
        let fresh = line?.numbers == 1 ? [move.second] : cards
        return words.sentences(noPairInWords(cards, naming: fresh, style: style), next)
      }
      let turned = words.noPair(
        move.first, shortTune(on: move.first, style: style),
        move.second, shortTune(on: move.second, style: style))
      let tellsRule = isFirstMismatch && next.isEmpty && style.width >= 60
      return words.sentences(turned, tellsRule ? words.bothTurnBack : "", next)
    }
    if style.isPlain {
      return words.sentences(
        words.pairInWords(move.first, move.second, nameInWords(ofPair: move.second, style: style)), next)
    }
    let title = isBrief ? pairName(of: move.second, style: style) : tune(on: move.second, style: style)
    let pair = words.pair(move.first, move.second, title)
    let rest = game.board.pairs - game.board.matchedPairs
    return rest == 0 ? pair : words.sentences(pair, words.pairsToGo(rest), next)
  }

  /// Two different cards, in plain output: those of them that were not named before.
  private func noPairInWords(_ cards: [Int], naming fresh: [Int], style: Style) -> String {
    // Two tunes with the same title are told apart by their artists.
    let isAmbiguous = name(of: cards[0], style: style) == name(of: cards[1], style: style)
    let words = style.words
    return words.noPairInWords(
      fresh.map { card in
        let title = words.title(name(of: card, style: style))
        return words.card(card, isAmbiguous ? shortTune(on: card, style: style) : title)
      })
  }

  /// The score after a move, in plain output, and once per game that different cards turn back.
  func standingAfterMove(_ words: any Wording) -> String {
    words.sentences(standing(words), isFirstMismatch ? words.bothTurnBack : "")
  }

  private var isFirstMismatch: Bool {
    guard let move = game.lastMove, !isPair(move.first, move.second) else { return false }
    return game.board.moves - game.board.matchedPairs == 1
  }

  /// The score.
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

  /// The text of a card that shows the whole tune. The artist is nil if nothing of it can be shown, or if there
  /// is hardly space for the title.
  private func titleAndArtist(of card: Int, style: Style) -> (title: String, artist: String?) {
    let reading = reading(of: card)
    return (style.title(of: reading) ?? "", style.width < 40 ? nil : style.artist(of: reading))
  }

  /// A short name of a pair; both halves if the cards are split.
  private func pairName(of card: Int, style: Style) -> String {
    guard halves != nil else { return name(of: card, style: style) }
    return style.text(of: reading(ofPair: game.board.faces[card - 1]))
  }

  /// The title of a pair, in plain output, where the artist would make a long line; both halves of split cards.
  private func nameInWords(ofPair card: Int, style: Style) -> String {
    halves == nil ? style.words.title(name(of: card, style: style)) : tune(on: card, style: style)
  }

  func isPair(_ first: Int, _ second: Int) -> Bool {
    game.board.faces[first - 1] == game.board.faces[second - 1]
  }
}

/// Messages about the end of a game and its players.
extension Table {
  /// Whether there are several players.
  var isShared: Bool { players.list.count > 1 }

  /// Whose turn it is.
  func turnSentence(_ words: any Wording) -> String {
    player.isYou ? words.yourTurn : words.turn(of: player.name)
  }

  /// The end of a game in at most four lines: the result, how well it was played, its rank, and what to type
  /// next. `verdict`: how well a single player played; `signs`: the moves of a day's game.
  func ending(verdict: String, signs: String, _ rank: Rank?, style: Style) -> [String] {
    let words = style.words
    // In plain output, each sentence is a line, so that none takes long to hear.
    func line(_ sentences: String...) -> [String] {
      style.isPlain ? sentences : [words.sentences(sentences)]
    }
    if game.phase == .revealed {
      let lines = line(words.revealed(game.progress(words)), isShared ? words.sentence(scores(words)) : "")
      return lines.filter { !$0.isEmpty } + [words.playAgainOrReview]
    }
    let learned = lesson(style: style)
    let explanation = !players.list.contains(where: \.isPerson) ? words.onlyProgramsPlayed : ""
    let lines: [String]
    if isShared {
      let scores = scores(words)
      let ending = game.board.isFinished ? words.allFound(scores) : words.drawn(scores)
      lines = line(ending, winners(words)) + line(explanation, learned) + [words.playAgain]
    } else {
      let moves = words.moves(game.board.moves)
      let time = rank.map {
        style.isPlain ? words.timeAloud($0.seconds) : words.time(PlayTime.text($0.seconds))
      }
      let sum = words.sum(moves: moves, time: time)
      let pair = sentenceOnLastMove(isBrief: true, style: style) ?? ""
      if !player.isPerson {
        lines =
          line(words.finished(by: player.label(words), sum)) + line(explanation, learned) + [words.playAgain]
      } else {
        let rank = rank?.sentence(on: self, words) ?? ""
        lines =
          line(pair, words.finished(sum)) + [verdict] + line(signs, rank, learned)
          + [day == nil ? words.playAgainOrReview : words.shareOrReview]
      }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// Seconds from the first flip to the last; nil without a clock.
  var seconds: Int? {
    guard let began, let ended else { return nil }
    return max(0, ended - began)
  }

  /// The lesson of a finished game with split cards: the pairs that moved to another box or, if nothing is
  /// saved, the hardest pairs.
  private func lesson(style: Style) -> String {
    guard halves != nil, game.board.isFinished else { return "" }
    if let practice {
      return style.words.sentences(
        practice.up.isEmpty ? "" : style.words.movedUp(names(of: practice.up, style: style)),
        practice.back.isEmpty ? "" : style.words.movedBack(names(of: practice.back, style: style)))
    }
    let pairs = game.hardestPairs(3).map {
      style.words.hardPair(style.text(of: reading(ofPair: $0.face)), turned: $0.turns)
    }
    return pairs.isEmpty ? "" : style.words.hardest(pairs)
  }

  /// The titles of some pairs, or their number if that is shorter.
  private func names(of indices: [Int], style: Style) -> String {
    guard indices.count <= 8 else { return style.words.pairs(indices.count) }
    return style.words.enumerated(
      indices.map { index in
        let reading = reading(ofPair: UInt32(index))
        return style.title(of: reading) ?? style.text(of: reading)
      })
  }

  /// The pairs of each player, by seat.
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

  /// The first card of the present player's move.
  func message(onFirst card: Int, style: Style) -> String {
    style.words.moves(
      of: player.shownName(style.words), [style.words.card(card, shortTune(on: card, style: style))])
  }

  /// The moves, one sentence for all moves of a player in a row.
  func messages(_ moves: ArraySlice<CompletedMove>, style: Style) -> [String] {
    if style.isPlain { return moves.map { sentence(on: $0, style: style) } }
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

  /// A move, in plain output.
  private func sentence(on move: CompletedMove, style: Style) -> String {
    let words = style.words
    let player = players.list[move.seat].shownName(words)
    guard move.cards.count == 2 else { return words.sentence(words.moves(of: player, [words.passes])) }
    let cards = (first: move.cards[0], second: move.cards[1])
    let result =
      isPair(cards.first, cards.second)
      ? words.pairInWords(cards.first, cards.second, nameInWords(ofPair: cards.second, style: style))
      : noPairInWords(move.cards, naming: Array(move.freshCards), style: style)
    return words.moveInWords(of: player, result)
  }

  private func text(of move: CompletedMove, style: Style) -> String {
    let words = style.words
    guard move.cards.count == 2 else { return words.passes }
    let (first, second) = (move.cards[0], move.cards[1])
    if isPair(first, second) {
      return words.pairOfOther(first, second, pairName(of: first, style: style))
    }
    return words.noPairOfOther(
      first, name(of: first, style: style), second, name(of: second, style: style))
  }
}

extension Rank {
  /// The rank in a sentence.
  fileprivate func sentence(on table: Table, _ words: any Wording) -> String {
    let (pairs, moves) = (table.game.board.pairs, table.game.board.moves)
    if games == 1 { return words.firstGame(pairs: pairs) }
    guard let best, rank == 1 else {
      return words.rank(rank, of: games, pairs: pairs, best: best, isAssisted: table.aids != .none)
    }
    return moves < best ? words.newBest(pairs: pairs, before: best) : words.newBestByTime(pairs: pairs)
  }
}

extension Par {
  /// With one decimal, and whether it is approximate.
  func text(_ words: any Wording) -> String { words.parNumber(moves, isAbout: isAsymptotic) }
}

extension String {
  /// With a capital first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
