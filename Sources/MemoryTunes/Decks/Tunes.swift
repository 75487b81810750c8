import Text
import Wording

/// A deck and where it came from.
struct Tunes: Equatable {
  let deck: Deck
  let origin: Origin
  /// Why newer tunes could not be fetched, if they were wanted.
  var problem: FetchProblem?

  struct Origin: Equatable {
    let source: Source
    /// How many seconds ago the tunes were fetched; nil unless they were kept.
    let age: Int?

    enum Source: String {
      case builtIn = "built-in"
      /// Fetched just now.
      case fetched
      /// Fetched earlier, recently enough.
      case kept
      /// Too old, but newer tunes were not available.
      case stale
      /// One of the player's own files.
      case file
    }

    private init(_ source: Source, age: Int? = nil) { (self.source, self.age) = (source, age) }

    static let builtIn = Origin(.builtIn)
    static let fetched = Origin(.fetched)
    static let file = Origin(.file)
    static func kept(_ age: Int) -> Origin { Origin(.kept, age: age) }
    static func stale(_ age: Int) -> Origin { Origin(.stale, age: age) }

    /// The age of tunes that were saved at a time that the clock has not reached: the longest that a recording
    /// holds.
    static let unknownAge = 253_402_300_799

    /// In saved games and recordings: `kept 3600`.
    var text: String { source.rawValue + (age.map { " \($0)" } ?? "") }

    init?(_ text: String) {
      let words = text.split(separator: " ").map(String.init)
      guard let source = words.first.flatMap(Source.init),
        words.count == ([.kept, .stale].contains(source) ? 2 : 1)
      else { return nil }
      self.init(source, age: words.count == 2 ? Word(words[1]).count : nil)
      guard words.count == 1 || age.map((0...Self.unknownAge).contains) == true else { return nil }
    }
  }
}

extension Tunes {
  /// A deck that was not fetched.
  init(deck: Deck) { self.init(deck: deck, origin: deck.identity.isBuiltIn ? .builtIn : .file) }
}

/// Where the tunes of a category come from.
enum TunePolicy: String, CaseIterable {
  /// The built-in deck and nothing else.
  case builtIn = "built-in"
  /// Saved tunes that are not too old; otherwise new ones; otherwise older saved ones; otherwise the built-in
  /// deck.
  case auto
  /// New tunes and nothing else.
  case online
}

extension Output {
  /// The source and the number of the tunes.
  mutating func members(_ tunes: Tunes) {
    member("source", tunes.origin.source.rawValue)
    member("count", tunes.deck.count)
  }
}

extension Tunes.Origin {
  func description(_ words: Wording) -> String {
    switch source {
    case .builtIn: words.builtIn
    case .fetched: words.fetchedJustNow
    case .kept, .stale: Self.fetched(secondsAgo: age ?? 0, words)
    case .file: words.fromFile
    }
  }

  private static func fetched(secondsAgo seconds: Int, _ words: Wording) -> String {
    switch seconds {
    case ..<120: words.fetchedJustNow
    case ..<7200: words.fetchedMinutesAgo(minutes: seconds / 60)
    case ..<172_800: words.fetchedHoursAgo(hours: seconds / 3600)
    case Tunes.Origin.unknownAge: words.fetchedEarlier
    default: words.fetchedDaysAgo(days: seconds / 86_400)
    }
  }
}
