/// What is said of tunes: the wording, and nothing else.
extension TunesNotice {
  func message(next: NextGame) -> String {
    switch self {
    case .described(let forecast):
      forecast.message
    case .fetched(let tunes, arePlayed: false):
      "Fetched \(tunes.deck.count) tunes of \(tunes.deck.name). They are played with where --tunes says auto."
    case .fetched(let tunes, arePlayed: true):
      "Fetched \(tunes.deck.count) tunes of \(tunes.deck.name)."
    case .cleared(0):
      "No tunes were kept."
    case .cleared(let files):
      "The tunes that were kept are forgotten: \(files) \(files == 1 ? "category" : "categories")."
    case .deckChosen:
      "The next game uses \(next.deckName), \(next.deck?.count ?? 0) tunes."
    case .deckRefused(let problem):
      problem.message
    case .categoryChosen:
      "The next game uses the tunes of \(next.category.title)."
    }
  }

  var isRefusal: Bool {
    switch self {
    case .deckRefused: true
    case .described, .fetched, .cleared, .deckChosen, .categoryChosen: false
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

extension Tunes.Origin {
  var description: String {
    switch self {
    case .builtIn: "built in"
    case .fetched: "fetched just now"
    case .kept(let age), .stale(let age): "fetched \(Self.ago(age))"
    case .file: "from a file"
    }
  }

  private static func ago(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: "just now"
    case ..<7200: "\(seconds / 60) minutes ago"
    case ..<172_800: "\(seconds / 3600) hours ago"
    default: "\(seconds / 86_400) days ago"
    }
  }
}

extension FetchProblem {
  var message: String {
    switch self {
    case .notReached: "the iTunes catalogue was not reached"
    case .turnedAway: "the iTunes catalogue turned us away; try again in a minute"
    case .notUnderstood: "the answer of the iTunes catalogue was not understood"
    case .tooFewTunes: "the iTunes catalogue has too few tunes of it"
    case .givenUp: "the fetch was given up"
    case .noProgram: "the program memory-tunes-fetch was not found"
    case .failed: "the program memory-tunes-fetch failed"
    }
  }
}

extension DeckFileProblem {
  package var message: String {
    switch cause {
    case .system(let problem): "\(path): \(problem.message)"
    case .given(let message): message
    case .deck(let problem): "\(problem.line.map { "\(path):\($0)" } ?? path): \(problem.message)"
    }
  }
}
