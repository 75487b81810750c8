import MemoryGame
import Wording

extension Table {
  /// What was dealt, and where its tunes come from.
  func sentenceOnDeal(isChallenge: Bool = false, _ context: AnswerContext) -> String {
    let (words, style) = (context.words, context.style)
    let pairs = words.pairs(count: game.board.pairs)
    let deckName = tunes.deck.name(words)
    let dealt =
      day.map { words.dealtOfDay(pairs: pairs, day: $0.text(style), deck: deckName) }
      ?? (isChallenge
        ? words.dealtAsChallenge(game: words.dealt(pairs: pairs, deck: deckName), best: beat)
        : words.dealt(pairs: pairs, deck: deckName))
    return words.sentences(
      tunes.sentence(onDeal: dealt, words),
      cards == .split && !isFamiliar && context.brevity == 0
        ? words.cardsDiffer(isOfTunes: tunes.deck.hasTunes) : "",
      style.isPlain
        ? words.cardsLieDown(cards: game.board.faces.count, par: isShared ? nil : par.text(words)) : "",
      tunes.problem.map { tunes.sentence(on: words.fetchProblem(problem: $0), words) } ?? "",
      matchBefore.map { words.matchGame(game: $0.played + 1, games: $0.games) } ?? "")
  }
}

extension Table {
  /// Whether of a card nothing can be shown here.
  func hidesText(_ style: Style) -> Bool {
    let columns: [Deck.Column] = cards == .split ? [.title, .artist] : [.title]
    return !style.showsUnicode
      && Set(game.board.faces).contains { face in
        columns.contains { !style.canShow(tunes.deck.text($0, at: Int(face))) }
      }
  }
}

extension Tunes {
  fileprivate func sentence(onDeal game: String, _ words: Wording) -> String {
    if problem != nil { return words.sentence(game) }
    return switch origin {
    case .fetched, .kept, .stale: words.dealtFrom(game: game, origin: origin.description(words))
    case .builtIn, .file: words.sentence(game)
    }
  }

  fileprivate func sentence(on problem: String, _ words: Wording) -> String {
    words.tunesInstead(
      origin: origin.description(words), problem: problem, capitalized: problem.capitalized)
  }
}
