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
    case .decks(let list): list.message(words)
    case .deckChosen(let deck): words.deckChosen(deck: deck.name(words), pairs: deck.count)
    case .deckRefused(let problem): problem.message(words)
    case .categoryChosen(let category): words.tunesOfCategoryChosen(category: category.title(words))
    case .notFetched(.networkOff): words.tunesNotFetched(problem: words.scriptIsOffline)
    case .notFetched(let problem): words.tunesNotFetchedYet(problem: problem.message(words))
    }
  }
}

extension DeckList {
  fileprivate func message(_ words: Wording) -> String {
    if decks.isEmpty, others == 0 { return words.noDecks }
    // A name with an escaped character cannot be typed as shown.
    let example = decks.first { $0.count != nil && !$0.name.utf8.contains(UInt8(ascii: "\\")) }?.title(words)
    let advice = words.deckAdvice(example: example)
    return others == 0 ? advice : words.decksNotListed(count: others, advice: advice)
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
