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
    case .notFetched(.networkOff): words.tunesNotFetched(problem: words.scriptIsOffline)
    case .notFetched(let problem): words.tunesNotFetchedYet(problem: problem.message(words))
    }
  }
}

extension Forecast {
  fileprivate func message(_ words: Wording) -> String {
    guard let tunes else {
      return fetchesFirst ? words.nextGameFetches : words.nextGameCannotFetch(problem: words.scriptIsOffline)
    }
    let (count, deck) = (tunes.deck.count(for: .same), tunes.deck.name(words))
    let origin = tunes.origin.description(words)
    let summary =
      !tunes.deck.hasTunes || tunes.deck.identity.isFile
      ? words.pairsOfDeck(count: count, deck: deck, origin: origin)
      : words.tunes(count: count, deck: deck, origin: origin)
    return fetchesFirst ? words.nextGameFetchesOrUses(tunes: summary) : words.nextGameUses(tunes: summary)
  }
}
