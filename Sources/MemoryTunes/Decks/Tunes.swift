import Text
import Wording

/// A deck and where it came from.
struct Tunes: Equatable, Sendable {
  let deck: Deck
  let origin: Origin
  /// Why newer tunes could not be fetched, if they were wanted.
  var failure: FetchFailure?

  enum Origin: Equatable, Sendable {
    case builtIn
    /// Fetched just now.
    case fetched
    /// Fetched so many seconds ago, recently enough.
    case kept(Int)
    /// Fetched so many seconds ago, but newer tunes were not available.
    case stale(Int)
    /// One of the player's own files.
    case file

    /// The age of tunes that were saved at a time that the clock has not reached: the longest that a recording
    /// holds.
    static let unknownAge = 253_402_300_799

    var age: Int? {
      switch self {
      case .kept(let seconds), .stale(let seconds): seconds
      case .builtIn, .fetched, .file: nil
      }
    }

    /// The word in JSON.
    var source: String {
      switch self {
      case .builtIn: "built-in"
      case .fetched: "fetched"
      case .kept: "kept"
      case .stale: "stale"
      case .file: "file"
      }
    }

    /// In saved games and recordings: `kept 3600`.
    var text: String { source + (age.map { " \($0)" } ?? "") }

    init?(_ text: String) {
      let age = text.split(separator: " ").last.flatMap { Word(String($0)).count } ?? 0
      let all = [.builtIn, .fetched, .kept(age), .stale(age), .file] as [Origin]
      guard age <= Self.unknownAge, let origin = all.first(where: { $0.text == text }) else { return nil }
      self = origin
    }
  }
}

extension Tunes {
  /// A deck that was not fetched.
  init(deck: Deck) { self.init(deck: deck, origin: deck.identity.isBuiltIn ? .builtIn : .file) }
}

/// Where the tunes of a category come from.
enum TunePolicy: String, CaseIterable, Sendable {
  /// The built-in deck and nothing else.
  case builtIn = "built-in"
  /// Saved tunes that are not too old; otherwise new ones; otherwise older saved ones; otherwise the built-in
  /// deck.
  case auto
  /// New tunes and nothing else.
  case online
}

extension Output {
  mutating func members(_ tunes: Tunes) {
    member("source", tunes.origin.source)
    member("count", tunes.deck.count)
  }
}

extension Tunes.Origin {
  func description(_ words: Wording) -> String {
    switch self {
    case .builtIn: words.builtIn
    case .fetched, .kept(..<120), .stale(..<120): words.fetchedJustNow
    case .kept(Self.unknownAge), .stale(Self.unknownAge): words.fetchedEarlier
    case .kept(let seconds), .stale(let seconds):
      switch seconds {
      case ..<7200: words.fetchedMinutesAgo(minutes: seconds / 60)
      case ..<172_800: words.fetchedHoursAgo(hours: seconds / 3600)
      default: words.fetchedDaysAgo(days: seconds / 86_400)
      }
    case .file: words.fromFile
    }
  }
}
