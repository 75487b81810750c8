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
    case .decks(let list):
      list.message
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

extension DeckList {
  fileprivate var message: String {
    if decks.isEmpty, others == 0 {
      return "There are no decks here. To play with a file of your own, type: deck FILE"
    }
    // A name with a sign for a character that is not seen cannot be typed as it is shown.
    let example = decks.first { $0.count != nil && !$0.name.utf8.contains(UInt8(ascii: "\\")) }?.name ?? "FILE"
    let advice = "To play with one, type: deck \(example)"
    switch others {
    case 0: return advice
    case 1: return "1 more file is not listed. \(advice)"
    default: return "\(others) more files are not listed. \(advice)"
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
