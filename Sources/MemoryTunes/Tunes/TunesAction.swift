import Text

/// Which tunes the next game uses.
package enum TunesAction {
  /// Tell which tunes the next game uses.
  case requested
  /// The reply to `Effect.describeTunes`.
  case described(Forecast)
  case fetchRequested
  /// The reply to `Effect.fetchTunes`. `arePlayed` tells whether games are dealt from fetched tunes.
  case fetched(Result<Tunes, FetchProblem>, arePlayed: Bool)
  case clearRequested
  /// The reply to `Effect.clearTunes`.
  case cleared(files: Int)
  case decksRequested
  /// The reply to `Effect.listDecks`.
  case decksListed(DeckList)
  case deckRequested(path: FilePath)
  /// The reply to `Effect.readDeck`.
  case deckRead(Result<Deck, DeckFileProblem>)
  /// Go back from a deck file to the tunes of the category.
  case categoryRequested
  /// A recording has brought tunes along for the next games: a deck of the player's own, or nil for those of a
  /// category.
  case given(Deck?)
}

enum TunesNotice: Equatable {
  case described(Forecast)
  case fetched(Tunes, arePlayed: Bool)
  case notFetched(FetchProblem)
  case cleared(files: Int)
  case decks(DeckList)
  case deckChosen(Deck)
  case deckRefused(DeckFileProblem)
  case categoryChosen(Category)

  var isRefusal: Bool {
    switch self {
    case .notFetched, .deckRefused: true
    case .described, .fetched, .cleared, .decks, .deckChosen, .categoryChosen: false
    }
  }

  var code: AnswerCode {
    switch self {
    case .described: .tunes
    case .fetched: .tunesFetched
    case .notFetched: .noTunes
    case .cleared: .tunesCleared
    case .decks: .decks
    case .deckChosen: .deckChosen
    case .deckRefused: .deckRefused
    case .categoryChosen: .tunesOfCategory
    }
  }
}

extension GameState {
  mutating func reduce(_ action: TunesAction) -> Reaction<TunesNotice> {
    switch action {
    case .requested:
      guard let deck = next.deck else { return .ask(.describeTunes(next.category, next.policy)) }
      return .answer(.described(Forecast(tunes: Tunes(deck: deck, origin: .file), fetchesFirst: false)))
    case .described(let forecast):
      return .answer(.described(forecast))
    case .fetchRequested:
      guard request == nil else { return .nothing }
      request = Request(category: next.category, purpose: .save)
      return .ask(.fetchTunes(next.category, next.policy))
    case .fetched(let result, let arePlayed):
      request = nil
      switch result {
      case .success(let tunes): return .answer(.fetched(tunes, arePlayed: arePlayed))
      case .failure(let problem): return .answer(.notFetched(problem))
      }
    case .clearRequested:
      return .ask(.clearTunes)
    case .cleared(let files):
      return .answer(.cleared(files: files))
    case .decksRequested:
      return .ask(.listDecks)
    case .decksListed(let list):
      return .answer(.decks(list))
    case .deckRequested(let path):
      return .ask(.readDeck(path: path))
    case .deckRead(.success(let deck)):
      next.deck = deck
      return .answer(.deckChosen(deck))
    case .deckRead(.failure(let problem)):
      return .answer(.deckRefused(problem))
    case .categoryRequested:
      next.deck = nil
      return .answer(.categoryChosen(next.category))
    case .given(let deck):
      next.deck = deck
      return .nothing
    }
  }
}
