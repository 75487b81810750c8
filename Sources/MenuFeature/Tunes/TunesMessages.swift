import MemoryCore
import Wording

/// The sentences about tunes.
extension TunesNotice {
  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .described(let forecast): forecast.message(words)
    case .fetched(let tunes, arePlayed: false):
      words.unplayedTunesFetched(count: tunes.deck.count, category: tunes.deck.name(words))
    case .fetched(let tunes, arePlayed: true):
      words.tunesFetched(count: tunes.deck.count, category: tunes.deck.name(words))
    case .cleared(0): words.noTunesWereKept
    case .cleared(let files): words.tunesForgotten(categories: files)
    case .decks(let list, let choice): list.message(choice, words)
    case .deckChosen(let deck, let problem, let category):
      words.sentences(
        words.deckChosen(deck: deck.name(words), pairs: deck.count),
        problem?.message(deck, line: words.cardsSame, words) ?? "",
        words.backToCategory(category: category.title(words)))
    case .deckRefused(let problem): problem.message(words)
    case .categoryChosen(let category): words.tunesOfCategoryChosen(category: category.title(words))
    case .notFetched(.networkOff): words.tunesNotFetched(problem: words.scriptIsOffline)
    case .notFetched(let problem): words.tunesNotFetchedYet(problem: problem.message(words))
    }
  }
}

extension DeckList {
  fileprivate func message(_ choice: DeckChoice, _ words: Wording) -> String {
    let back = choice.deck == nil ? "" : words.backToCategory(category: choice.category.title(words))
    if decks.isEmpty, others == 0 { return words.sentences(words.noDecks, back) }
    let chosen = choice.index(in: self)
    // A name with an escaped character cannot be typed as shown.
    let example = decks.indices.first { index in
      let deck = decks[index]
      return index != chosen && deck.count != nil && !deck.name.utf8.contains(UInt8(ascii: "\\"))
    }
    let advice = words.deckAdvice(example: example.map { decks[$0].title(words) })
    return words.sentences(others == 0 ? advice : words.decksNotListed(count: others, advice: advice), back)
  }
}

extension Forecast {
  fileprivate func message(_ words: Wording) -> String {
    guard let tunes else {
      return fetchesFirst ? words.nextGameFetches : words.nextGameCannotFetch(problem: words.scriptIsOffline)
    }
    let (count, deck) = (tunes.deck.count, tunes.deck.name(words))
    let origin = tunes.origin.description(words)
    let summary =
      tunes.deck.identity.isFile
      ? words.pairsOfDeck(count: count, deck: deck, origin: origin)
      : words.tunes(count: count, deck: deck, origin: origin)
    return fetchesFirst ? words.nextGameFetchesOrUses(tunes: summary) : words.nextGameUses(tunes: summary)
  }
}
