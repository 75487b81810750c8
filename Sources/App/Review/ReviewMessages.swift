import MemoryGame
import Text
import Wording

extension ReviewNotice {
  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .share: nil
    case .shareRefused: words.notYetToShare
    case .hint(let hint, let isFirstAid):
      words.sentences(hint.message(words), isFirstAid ? words.countsAsAssisted : "")
    case .noHint: words.nothingLeftToFlip
    case .par(let standing): standing.message(words)
    case .review(let review): review.message(context.style)
    case .sums(let review): words.sentences(review.sentences(words) + [words.flipsAreListedAtTheEnd])
    case .watch(let isPerfect):
      context.table?.watched(isPerfect: isPerfect).sentenceWhenWatched(isPerfect: isPerfect, words)
    case .watchRefused: words.notYetToWatch
    case .score: context.table?.score(words)
    case .recalled(let cards):
      context.table.map { table in
        words.sentence(
          words.clauses(cards.map { words.card(card: $0, tune: table.shortTune(on: $0, style: context.style)) })
        )
      }
    case .notRecalled: words.notRecalled
    case .noSuchCard(let card):
      context.table.map { words.noSuchCard(card: context.typed(card), last: $0.game.board.cards.upperBound) }
    case .reviewRefused: words.tooLargeToReview(mostPairs: PerfectPlay.mostPairs)
    }
  }
}

extension ReviewNotice {
  func draw(_ context: AnswerContext, into output: inout Output) {
    let style = context.style
    switch self {
    case .review(let game):
      if let table = context.table { ReviewScreen().draw(game, on: table, style: style, into: &output) }
    case .share(let share):
      share.draw(style: style, into: &output)
    case .watch(let isPerfect):
      if !style.showsMoves, let table = context.table?.watched(isPerfect: isPerfect) {
        WatchScreen().draw(table, style: style, into: &output)
      }
    case .hint, .noHint, .par, .sums, .reviewRefused, .shareRefused, .watchRefused, .score, .recalled,
      .notRecalled,
      .noSuchCard:
      break
    }
  }
}

extension ReviewNotice {
  func watched(_ context: AnswerContext) -> Table? {
    guard case .watch(let isPerfect) = self else { return nil }
    return context.table?.watched(isPerfect: isPerfect)
  }
}

extension Table {
  /// The end of a game that was watched.
  fileprivate func sentenceWhenWatched(isPerfect: Bool, _ words: Wording) -> String {
    let moves = words.moves(count: game.board.moves)
    return isPerfect
      ? words.watchedPerfectGame(moves: moves)
      : words.watchedGame(moves: moves, isGivenUp: game.phase == .revealed)
  }
}

extension Table {
  /// How the game stands, and whose turn it is.
  fileprivate func score(_ words: Wording) -> String {
    guard !game.isOver else { return isShared ? result(words) : standing(words) }
    let left = words.pairsToGo(count: game.board.pairs - game.board.matchedPairs)
    guard isShared else { return words.sentences(standing(words), left) }
    let sentences = [standing(words), words.sentence(scores(words)), matchStanding(words), turnSentence(words)]
    return words.sentences(sentences.compactMap(\.self))
  }
}

extension Hint {
  fileprivate func message(_ words: Wording) -> String {
    switch kind {
    case .mate: words.hintOfMate(card: card)
    case .pair: words.hintOfPair(card: card)
    case .unseen: words.hintOfNewCard(card: card)
    }
  }
}

extension Table {
  /// The end of a game, line by line.
  func ending(
    _ analyst: Analyst, _ rank: Rank? = nil, past: PastBouts? = nil, style: Style
  ) -> [String] {
    let assessment = Assessment(self, analyst)
    return ending(
      verdict: assessment.verdict(style.words), mistakes: assessment.sums?.mistakes,
      rank, past, style: style)
  }
}

extension Assessment {
  /// The quality and luck of a finished game, in one sentence.
  func verdict(_ words: Wording) -> String {
    words.verdict(par: par.text(words), sums: sums?.text(words))
  }

  /// The same during a game, and how often perfect play needs no more moves.
  func message(_ words: Wording) -> String {
    let isNew = sums.map { $0 == AppraisalSums() } ?? true
    let ofOne = isNew || !players.isEmpty ? nil : sums?.text(words)
    var sentences = [words.parSoFar(par: par.text(words), moves: moves, sums: ofOne)]
    if !isNew { sentences += players.map { $0.text(words) } }
    if phase == .drawn { sentences.append(words.drawnByPassing) }
    if let share {
      let percent = words.decimal(100 * share, digits: share < 0.1 ? 1 : 0)
      // Rounding may leave the sum just below 1.
      sentences.append(words.perfectPlay(percent: percent, moves: moves, isAlways: share > 1 - 1e-9))
    }
    if !isOfDay { sentences.append(words.seedOfDeal(seed: "\(seed)")) }
    return words.sentences(sentences)
  }
}

extension AppraisalSums {
  /// The cost of mistakes and of chance.
  func text(_ words: Wording) -> String {
    let isEven = Decimal.text(luck.magnitude, digits: 1) == "0.0"
    let amount = Fraction(moves: luck.magnitude)
    let chance =
      isEven ? words.averageLuck : luck < 0 ? words.goodLuck(moves: amount) : words.badLuck(moves: amount)
    if mistakes == 0 { return words.noMistakes(luck: chance) }
    let isTiny = Decimal.text(regret, digits: 1) == "0.0"
    return words.mistakes(count: mistakes, cost: isTiny ? nil : Fraction(moves: regret), luck: chance)
  }
}

extension PlayerSums {
  /// The sums of one of several players.
  func text(_ words: Wording) -> String {
    let (player, sums) = (words.playerName(name), sums.text(words))
    return player == words.you ? words.sumsOfYou(sums: sums) : words.sumsOfPlayer(player: player, sums: sums)
  }
}

extension GameReview {
  /// The sums over all flips, and those of each of several players.
  func sentences(_ words: Wording) -> [String] {
    players.isEmpty ? [words.sumsInAll(sums: review.sums.text(words))] : players.map { $0.text(words) }
  }

  func message(_ style: Style) -> String {
    let words = style.words
    var sentences = sentences(words)
    if listsAll || style.isPlain { sentences.append(words.costAndLuckAreInMoves) }
    if !listsAll, hidden > 0 { sentences.append(words.flipsCostNothing(count: hidden)) }
    return words.sentences(sentences)
  }
}
