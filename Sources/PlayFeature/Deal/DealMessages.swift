import MemoryCore
import MemoryGame
import Wording

extension DealNotice {
  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .dealt: context.table.map { dealt($0, context) }
    case .wouldDiscard: nil
    case .pairsRefused(let asked, let tunes):
      words.cannotDeal(
        context.typed(asked), most: tunes, instead: min(NextGame.usualPairs, tunes))
    case .splitPairsRefused(_, let tunes, _) where tunes < 2: words.tooFewForSplit
    case .splitPairsRefused(let asked, let tunes, let command):
      words.cannotDealSplit(
        context.typed(asked), most: tunes, instead: words.command(command), min(NextGame.usualPairs, tunes))
    case .titlesOnly(let deck, instead: "cards"):
      words.titlesCannotBeSplit(deck.name(words), line: "\(words.command("cards")) \(words.argument("same"))")
    case .titlesOnly(let deck, let command):
      words.titlesCannotBeSplit(deck.name(words), line: words.command(command))
    case .tooManyPairsForPrograms: words.tooManyForPrograms(most: NextGame.mostPairsOfPrograms)
    case .noTunes(let problem): words.notDealt(because: problem.message(words))
    case .dayToCome(let day, let today):
      words.dayToCome(text(day, context.style), today: text(today, context.style))
    case .seedChosen(let seed): words.seedChosen("\(seed)")
    case .cardsChosen(.split): words.splitChosen
    case .cardsChosen(.same): words.sameChosen
    case .playersChosen(let players): words.playersChosen(players.names(words))
    case .playersRefused(let problem): words.playersRefused(because: problem.message(words))
    case .players(let players): words.playing(players.names(words))
    }
  }

  private func dealt(_ table: Table, _ context: AnswerContext) -> String {
    let (words, style) = (context.words, context.style)
    if table.game.isOver { return words.sentences(table.ending(context.analyst, style: style)) }
    let count = table.game.board.pairs
    let pairs = table.cards == .split ? words.splitPairs(count) : words.pairs(count)
    let deck = table.deck.name(words)
    let game =
      table.day.map { words.dealt(pairs, of: deck, ofDay: text($0, style)) } ?? words.dealt(pairs, of: deck)
    return words.sentences(
      sentence(game, table.tunes, words), style.isPlain ? table.dealSentence(words) : "",
      trouble(table.tunes, words), table.sentenceOnAids(words),
      table.isShared ? table.turnSentence(words) : words.flipTwo)
  }

  private func text(_ day: Day, _ style: Style) -> String { style.isPlain ? day.aloud(style.words) : day.text }

  private func sentence(_ game: String, _ tunes: Tunes, _ words: any Wording) -> String {
    let origin = tunes.origin.description(words)
    if tunes.trouble != nil { return words.sentence(game) }
    switch tunes.origin {
    case .fetched, .kept, .stale: return words.dealt(game, from: origin)
    case .builtIn, .file: return words.sentence(game)
    }
  }

  private func trouble(_ tunes: Tunes, _ words: any Wording) -> String {
    guard let trouble = tunes.trouble else { return "" }
    return words.tunesInstead(tunes.origin.description(words), because: trouble.message(words))
  }
}
