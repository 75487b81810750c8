/// A deck and where it came from.
package struct Tunes: Equatable {
  let deck: Deck
  let origin: Origin
  /// Why there is nothing newer, when that was wanted.
  var trouble: FetchProblem?

  package enum Origin: Equatable {
    case builtIn
    /// Fetched just now.
    case fetched
    /// Fetched so many seconds ago, and not too old.
    case kept(Int)
    /// The same, but older than one would like.
    case stale(Int)
    /// A file of the player's.
    case file

    /// The word for it in JSON.
    var key: String {
      switch self {
      case .builtIn: "built-in"
      case .fetched: "fetched"
      case .kept: "kept"
      case .stale: "stale"
      case .file: "file"
      }
    }

    /// In seconds; nil where there is no telling.
    var age: Int? {
      switch self {
      case .kept(let age), .stale(let age): age
      case .builtIn, .fetched, .file: nil
      }
    }
  }
}

/// Where the tunes of a category come from.
package enum TunePolicy: String {
  /// The built-in deck and nothing else.
  case builtIn = "built-in"
  /// Kept ones that are not too old; else new ones; else older kept ones; else the built-in deck.
  case auto
  /// New ones and nothing else.
  case online
}

/// Why no tunes could be fetched.
package enum FetchProblem: String, Error, Equatable {
  /// The name, the connection, TLS or the time.
  case notReached = "not-reached"
  /// An HTTP status that says no.
  case turnedAway = "turned-away"
  /// Not the expected answer, or one that is cut short or too large.
  case notUnderstood = "not-understood"
  /// The catalogue has fewer than two.
  case tooFewTunes = "too-few-tunes"
  /// The player did not want to wait any longer.
  case givenUp = "given-up"
  /// The program that fetches is not there or cannot be run.
  case noProgram = "no-program"
  /// That program failed for a reason of its own.
  case failed

  /// What an exit status of memory-tunes-fetch that is not 0 stands for.
  package init(status: Int32) {
    self =
      switch status {
      case 3: .notReached
      case 4: .turnedAway
      case 5: .notUnderstood
      case 6: .tooFewTunes
      default: .failed
      }
  }
}

/// What the next game will be dealt from, as far as there is telling.
package struct Forecast: Equatable {
  /// What there is without asking anybody; nil when that is not used.
  let tunes: Tunes?
  /// Whether the catalogue is asked first.
  let fetchesFirst: Bool
}

package enum TunesAction {
  /// What does the next game use?
  case asked
  case described(Forecast)
  case fetchAsked
  case clearAsked
  case cleared(files: Int)
  case deckAsked(path: String)
  case deckRead(Result<Deck, DeckFileProblem>)
  /// Back from a file to the tunes of the category.
  case categoryAsked
}

/// What there is to say of tunes.
enum TunesNotice: Equatable {
  case described(Forecast)
  /// Whether they are played with where nobody says otherwise.
  case fetched(Tunes, arePlayed: Bool)
  case cleared(files: Int)
  case deckChosen
  case deckRefused(DeckFileProblem)
  case categoryChosen
}

func reduceTunes(_ state: inout GameState, _ action: TunesAction) -> [Effect] {
  switch action {
  case .asked:
    if let deck = state.next.deck {
      state.notice = .tunes(.described(Forecast(tunes: Tunes(deck: deck, origin: .file), fetchesFirst: false)))
    } else if let forecast = state.given.forecast(of: state.next.category) {
      state.notice = .tunes(.described(forecast))
    } else {
      return [.describeTunes(state.next.category, state.next.policy)]
    }
  case .described(let forecast):
    state.notice = .tunes(.described(forecast))
  case .fetchAsked:
    guard state.request == nil else { return [] }
    if let tunes = state.given.file(named: state.next.category.title) {
      guard tunes.deck.count >= 2 else {
        state.notice = .noTunes(.tooFewTunes)
        return []
      }
      state.notice = .tunes(.fetched(tunes, arePlayed: tunes.origin == .fetched))
      return []
    }
    if let problem = state.given.trouble {
      state.notice = .noTunes(problem)
      return []
    }
    state.request = Request(category: state.next.category, purpose: .keep)
    return [.loadTunes(state.next.category, .online)]
  case .clearAsked:
    guard let files = state.given.cleared else { return [.clearTunes] }
    state.notice = .tunes(.cleared(files: files))
  case .cleared(let files):
    state.notice = .tunes(.cleared(files: files))
  case .deckAsked(let path):
    if let message = state.given.refusal {
      state.notice = .tunes(.deckRefused(DeckFileProblem(path: path, cause: .given(message))))
      return []
    }
    guard let tunes = state.given.file(named: DeckFile.name(of: path)) else { return [.readDeck(path: path)] }
    guard tunes.deck.count >= 2 else {
      let problem = DeckProblem(line: nil, fault: .tooFewTunes(tunes.deck.count))
      state.notice = .tunes(.deckRefused(DeckFileProblem(path: OutsideText.shown(path), cause: .deck(problem))))
      return []
    }
    state.next.deck = tunes.deck
    state.notice = .tunes(.deckChosen)
  case .deckRead(.success(let deck)):
    state.next.deck = deck
    state.notice = .tunes(.deckChosen)
  case .deckRead(.failure(let problem)):
    state.notice = .tunes(.deckRefused(problem))
  case .categoryAsked:
    state.next.deck = nil
    state.notice = .tunes(.categoryChosen)
  }
  return []
}
