import Text

/// A deck and where it came from.
package struct Tunes: Equatable {
  package let deck: Deck
  package let origin: Origin
  /// Why newer tunes could not be fetched, if they were wanted.
  package var trouble: FetchProblem?

  package init(deck: Deck, origin: Origin, trouble: FetchProblem? = nil) {
    (self.deck, self.origin, self.trouble) = (deck, origin, trouble)
  }

  /// A deck that was not fetched.
  package init(deck: Deck) { self.init(deck: deck, origin: deck.identity.isBuiltIn ? .builtIn : .file) }

  package enum Origin: Equatable {
    case builtIn
    /// Fetched just now.
    case fetched
    /// Fetched this many seconds ago, recently enough.
    case kept(Int)
    /// Fetched this many seconds ago: too old, but newer tunes were not available.
    case stale(Int)
    /// One of the player's own files.
    case file

    /// The age of tunes that were saved at a time that the clock has not reached: the longest that a recording
    /// holds.
    package static let unknownAge = 253_402_300_799

    /// The word in JSON.
    package var key: String {
      switch self {
      case .builtIn: "built-in"
      case .fetched: "fetched"
      case .kept: "kept"
      case .stale: "stale"
      case .file: "file"
      }
    }

    /// In seconds; nil if unknown.
    package var age: Int? {
      switch self {
      case .kept(let age), .stale(let age): age
      case .builtIn, .fetched, .file: nil
      }
    }
  }
}

/// Where the tunes of a category come from.
package enum TunePolicy: String, CaseIterable {
  /// The built-in deck and nothing else.
  case builtIn = "built-in"
  /// Saved tunes that are not too old; otherwise new ones; otherwise older saved ones; otherwise the built-in
  /// deck.
  case auto
  /// New tunes and nothing else.
  case online
}

/// Why no tunes could be fetched.
package enum FetchProblem: String, Error, Equatable {
  /// The host's name, the connection, TLS, or the time limit.
  case notReached = "not-reached"
  /// An HTTP status that refuses the request.
  case turnedAway = "turned-away"
  /// The answer was unexpected, incomplete or too large.
  case notUnderstood = "not-understood"
  /// The catalog has fewer than two tunes.
  case tooFewTunes = "too-few-tunes"
  /// The player canceled.
  case givenUp = "given-up"
  /// The program `curl` is missing or cannot be run.
  case noCurl = "no-curl"
  /// The system lacks resources to run it.
  case notStarted = "not-started"
  /// The address in the environment may not be asked.
  case wrongAddress = "wrong-address"
  /// A script may not use the network.
  case networkOff = "network-off"
}

extension Output {
  /// The source and the number of the tunes.
  package mutating func members(_ tunes: Tunes) {
    member("source", tunes.origin.key)
    member("count", tunes.deck.count)
  }
}
