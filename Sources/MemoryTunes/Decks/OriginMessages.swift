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
    case .notStarted: "the program memory-tunes-fetch could not be started; the system has too little left"
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
