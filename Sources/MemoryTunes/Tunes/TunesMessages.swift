/// What is said of tunes: the wording, and nothing else.
extension TunesNotice {
  var message: String {
    switch self {
    case .described(let forecast):
      forecast.message
    case .fetched(let tunes, arePlayed: false):
      "Fetched \(tunes.deck.count) tunes of \(tunes.deck.name). To play with them, type: set tunes auto"
    case .fetched(let tunes, arePlayed: true):
      "Fetched \(tunes.deck.count) tunes of \(tunes.deck.name)."
    case .cleared(0):
      "No tunes were kept."
    case .cleared(let files):
      "The tunes that were kept are forgotten: \(files) \(files == 1 ? "category" : "categories")."
    case .deckChosen(let deck):
      "The next game uses \(deck.name), \(deck.count) tunes."
    case .deckRefused(let problem):
      problem.message
    case .categoryChosen(let category):
      "The next game uses the tunes of \(category.title)."
    case .notFetched(let problem):
      "No tunes were fetched: \(problem.message). To try again, type: tunes fetch"
    }
  }
}

extension Forecast {
  fileprivate var message: String {
    guard let tunes else { return "The next game fetches its tunes from the iTunes catalogue." }
    let summary = "\(tunes.deck.count) tunes of \(tunes.deck.name), \(tunes.origin.description)"
    guard fetchesFirst else { return "The next game uses \(summary)." }
    return "The next game fetches its tunes from the iTunes catalogue or, if that fails, uses \(summary)."
  }
}
