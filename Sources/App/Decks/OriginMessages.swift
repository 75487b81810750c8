import Wording

extension Tunes.Origin {
  package func description(_ words: Wording) -> String {
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

extension FetchProblem {
  /// Part of a sentence.
  package func message(_ words: Wording) -> String {
    switch self {
    case .notReached: words.catalogNotReached
    case .turnedAway: words.catalogTurnedAway
    case .notUnderstood: words.catalogNotUnderstood
    case .tooFewTunes: words.catalogHasTooFewTunes
    case .givenUp: words.fetchGivenUp
    case .noCurl: words.curlMissing
    case .notStarted: words.curlNotStarted
    case .wrongAddress: words.wrongAddress
    case .networkOff: words.scriptIsOffline
    }
  }
}
