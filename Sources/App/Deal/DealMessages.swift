import MemoryGame
import Wording

extension DealNotice {
  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .dealt(let unsplit): context.table.map { words.sentences(dealt($0, unsplit, context)) }
    case .pairsRefused(let asked, let tunes, let command):
      words.cannotDeal(
        pairs: context.typed(asked), most: tunes, command: words.command(command),
        instead: min(NextGame.usualPairs, tunes))
    case .splitPairsRefused(let asked, let tunes, let command):
      words.cannotDealSplit(
        pairs: context.typed(asked), most: tunes, command: words.command(command),
        other: min(NextGame.usualPairs, tunes))
    case .nothingToPractice(let deck, let problem):
      words.sentences(problem.message(deck, words), words.decksOfWords(decks: words.decksOfWords))
    case .challengeRefused(let pairs, let most):
      words.challengeRefused(pairs: "\(pairs)", most: most)
    case .tooManyPairsForPrograms: words.tooManyForPrograms(most: NextGame.mostPairsOfPrograms)
    case .noTunes(let problem): words.notDealt(trouble: problem.message(words))
    case .dayToCome(let day, let today):
      words.dayToCome(day: text(day, context.style), today: text(today, context.style))
    case .dayFinished(let share, let today):
      words.sentences(
        words.dayIsFinished(moves: share.moves, time: today.result.map { PlayTime.text($0.seconds) }),
        words.nextDay(at: today.time),
        words.dayCanBeRepeated(day: today.day.text))
    case .dayGoesOn(let day):
      context.table.map { table in
        words.sentences(
          words.dayGoesOn(
            day: text(day, context.style), progress: context.style.isPlain ? nil : table.game.progress(words)),
          table.recollection == nil ? "" : table.sentenceOnAids(words))
      }
    case .matchAlone: words.matchAlone
    case .matchLength(let games): words.matchLength(games: context.typed(games))
    case .matchGoesOn: words.matchGoesOn
    case .seedChosen(let seed): words.seedChosen(seed: "\(seed)")
    case .playersChosen(let players):
      words.playersChosen(
        names: players.names(words), people: players.people(words),
        areAll: players.list.count > 1 && !players.hasPrograms)
    case .playersRefused(let problem): words.playersRefused(problem: problem.message(words))
    case .players(let players, let next):
      words.playing(names: players.names(words), next: next == players ? nil : next.names(words))
    }
  }

  /// The message as paragraphs. After a deal, plain output says last that the game counts as assisted.
  package func paragraphs(_ context: AnswerContext) -> [String] {
    guard case .dealt(let unsplit) = self else { return message(context).map { [$0] } ?? [] }
    return context.table.map { dealt($0, unsplit, context) } ?? []
  }

  private func dealt(_ table: Table, _ unsplit: SplitProblem?, _ context: AnswerContext) -> [String] {
    let (words, style) = (context.words, context.style)
    if table.game.isOver { return [words.sentences(table.ending(context.analyst, style: style))] }
    let aids = table.sentenceOnAids(words)
    let deal = words.sentences(
      table.sentenceOnDeal(context),
      unsplit.map { words.sentences($0.message(table.tunes.deck, words), words.dealtAlike) } ?? "",
      style.isPlain ? "" : aids,
      table.isShared ? table.turnSentence(words) : words.flipTwo)
    return style.isPlain && !aids.isEmpty ? [deal, aids] : [deal]
  }
}

extension Table {
  /// What was dealt, and where its tunes come from.
  package func sentenceOnDeal(_ context: AnswerContext) -> String {
    let (words, style) = (context.words, context.style)
    let count = game.board.pairs
    let pairs = cards == .split ? words.splitPairs(count: count) : words.pairs(count: count)
    let deckName = tunes.deck.name(words)
    let dealt =
      day.map { words.dealtOfDay(pairs: pairs, deck: deckName, day: text($0, style)) }
      ?? words.dealt(pairs: pairs, deck: deckName)
    return words.sentences(
      sentence(dealt, tunes, words), style.isPlain ? dealSentence(words) : "",
      trouble(tunes, words),
      matchBefore.map { words.matchGame(game: $0.played + 1, games: $0.games) } ?? "")
  }
}

private func text(_ day: Day, _ style: Style) -> String {
  style.isPlain ? day.aloud(style.words) : day.text
}

private func sentence(_ game: String, _ tunes: Tunes, _ words: Wording) -> String {
  let origin = tunes.origin.description(words)
  if tunes.trouble != nil { return words.sentence(game) }
  switch tunes.origin {
  case .fetched, .kept, .stale: return words.dealtFrom(game: game, origin: origin)
  case .builtIn, .file: return words.sentence(game)
  }
}

private func trouble(_ tunes: Tunes, _ words: Wording) -> String {
  guard let trouble = tunes.trouble?.message(words) else { return "" }
  return words.tunesInstead(
    origin: tunes.origin.description(words), trouble: trouble, capitalized: trouble.capitalized)
}
