import MemoryGame
import Wording

extension Table {
  /// What was dealt, and where its tunes come from.
  func sentenceOnDeal(_ context: AnswerContext) -> String {
    let (words, style) = (context.words, context.style)
    let pairs = words.pairs(count: game.board.pairs)
    let deckName = tunes.deck.name(words)
    let dealt =
      day.map { words.dealtOfDay(pairs: pairs, deck: deckName, day: $0.text(style)) }
      ?? words.dealt(pairs: pairs, deck: deckName)
    return words.sentences(
      sentence(dealt, tunes, words),
      cards == .split ? words.cardsDiffer(isOfTunes: tunes.deck.hasTunes) : "",
      style.isPlain
        ? words.cardsLieDown(cards: game.board.faces.count, par: isShared ? nil : par.text(words)) : "",
      problem(tunes, words),
      matchBefore.map { words.matchGame(game: $0.played + 1, games: $0.games) } ?? "")
  }
}

private func sentence(_ game: String, _ tunes: Tunes, _ words: Wording) -> String {
  let origin = tunes.origin.description(words)
  if tunes.problem != nil { return words.sentence(game) }
  switch tunes.origin.source {
  case .fetched, .kept, .stale: return words.dealtFrom(game: game, origin: origin)
  case .builtIn, .file: return words.sentence(game)
  }
}

private func problem(_ tunes: Tunes, _ words: Wording) -> String {
  guard let problem = tunes.problem?.message(words) else { return "" }
  return words.tunesInstead(
    origin: tunes.origin.description(words), problem: problem, capitalized: problem.capitalized)
}
