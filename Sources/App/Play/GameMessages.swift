import MemoryGame
import Text
import Wording

extension GameNotice {
  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, style) = (context.words, context.style)
    return switch self {
    case .turned: table.sentenceOnFirst(style: style)
    case .match where table.isShared: turn(of: table, afterPair: true, context)
    case .mismatch where table.isShared, .passed: turn(of: table, afterPair: false, context)
    case .match, .mismatch: table.sentenceOnLastMove(since: context.lineStart, style: style)
    case .finished, .ranked, .contested, .drawn, .revealed: words.sentences(paragraphs(context))
    case .flipRefused(let refusal): refusal.message(on: table, context)
    case .noSuchPlace(let columns): words.noSuchPlace(columns: columns)
    case .oneCardOnly(let card): words.oneCardOnly(card: card)
    case .passRefused(let refusal): refusal.message(context.firstWord, words)
    case .notYourTurn(let name): words.notYourTurn(name: OutsideText.brief(words.playerName(name)))
    case .botAwaited(let name): words.botIsThinking(name: name)
    case .botFailed(let name, let problem):
      words.sentences(
        words.sentence(problem.message(name, words)),
        problem == .unknown ? words.howToNameBot(name: name) : words.howToAskBotAgain)
    }
  }

  /// Whose turn it is after a move in a game of several players.
  private func turn(
    of table: Table, afterPair: Bool, isDealTold: Bool = false, _ context: AnswerContext
  ) -> String {
    let words = context.words
    return words.sentences(
      isDealTold ? "" : deal(context) ?? "",
      context.style.isPlain ? table.turnInWords(afterPair: afterPair, words) : table.turnSentence(words),
      table.sentenceOnNextMove(style: context.style))
  }

  /// The message as paragraphs: the end of a game has several.
  func paragraphs(_ context: AnswerContext) -> [String] {
    guard let table = context.table else { return [] }
    let words = context.words
    return switch self {
    case .finished, .drawn, .revealed: table.ending(context.analyst, style: context.style)
    case .ranked(let rank): table.ending(context.analyst, rank, style: context.style)
    case .contested(let past): table.ending(context.analyst, past: past, style: context.style)
    // The line above the board says whose turn it is.
    case .match where table.isShared && !context.style.isPlain,
      .mismatch where table.isShared && !context.style.isPlain, .passed where !context.style.isPlain:
      [
        words.sentences(
          deal(context).map { words.sentences($0, table.turnSentence(words)) } ?? "",
          table.sentenceOnNextMove(style: context.style))
      ].filter { !$0.isEmpty }
    // Plain output announces the deal before the first move.
    case .match where table.isShared: [turn(of: table, afterPair: true, isDealTold: true, context)]
    case .mismatch where table.isShared, .passed:
      [turn(of: table, afterPair: false, isDealTold: true, context)]
    default: message(context).map { [$0] } ?? []
    }
  }

  /// The deal if this line has dealt the game, and computer players have moved since.
  private func deal(_ context: AnswerContext) -> String? {
    guard let table = context.table, context.lineStart.table != table.number else { return nil }
    return table.sentenceOnDeal(context)
  }
}

extension PassRefusal {
  fileprivate func message(_ word: String, _ words: Wording) -> String {
    switch self {
    case .alone: words.passAlone(word: word)
    case .isOver: words.gameIsOver
    case .moveBegun: words.passInMove(word: word)
    case .tooFewShown: words.passTooEarly(word: word)
    }
  }
}

extension Board.Refusal {
  fileprivate func message(on table: Table, _ context: AnswerContext) -> String {
    let (words, board) = (context.words, table.game.board)
    // A number typed in an unusual form is quoted.
    func typed(_ number: Int) -> String {
      let typed = context.typed(number)
      return typed.utf8.count <= 10 ? typed : words.quoted(typed)
    }
    let other = board.cards.first(where: board.canFlip)
    let again = table.match?.isDecided == false ? words.nextOfMatch : words.anotherGame
    let advice = other.map { words.flipAnotherLike(card: $0) } ?? again
    return switch self {
    case .noSuchCard(let card):
      words.sentences(words.noSuchCard(card: typed(card), last: board.cards.upperBound), advice)
    case .onlyCardUp(let card): words.sentences(words.cardIsUp(card: typed(card)), advice)
    case .matched(let card): words.sentences(words.cardIsMatched(card: typed(card)), advice)
    case .cannotFollow(let card, let first) where card == first:
      words.cannotFlipTwice(card: typed(card), instead: card)
    case .cannotFollow(let card, let first):
      words.cannotFlip(card: typed(card), first: typed(first), instead: first)
    }
  }
}
