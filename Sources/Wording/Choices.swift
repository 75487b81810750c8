/// The subject of a command, by which help is grouped.
package enum Subject: String, Argument, CaseIterable, Sendable {
  case games
  case skill
  case goingBack
  case tunes
  case records
  case savedGames
  case settings
  case screens
}

/// Saved data that a player can delete.
package enum SavedThing: String, Argument, CaseIterable, Sendable {
  case settings
  case game
  /// Waiting games and games saved by name.
  case games
  case records
  /// The boxes of practiced pairs.
  case learned
  case favorites
  case history
  case tunes
  case everything
}

/// A placeholder for something that the player chooses.
package enum Placeholder: String, Argument, CaseIterable, Sendable {
  case card
  case row
  /// A row and a column of the board.
  case line, column
  case number
  /// A count or a number without a more specific word.
  case count
  case pairs
  case deck
  case date
  case name
  case player
  case setting
  case value
  case what
  /// That of a challenge.
  case code
  case command
}

/// The kind of session, for options without effect in it.
package enum SessionMode: String, Argument, Sendable {
  case json, typed, script
}

/// The use of a file that cannot be recorded to.
package enum FileUse: String, Argument, Sendable {
  case script, deck, answers, messages, saved, recording
}

/// Why the server was not reached.
package enum FetchObstacle: String, Argument, Sendable {
  case name
  case connection
  /// The connection ended before the answer.
  case silence
  /// No encrypted connection was made.
  case encryption
}

/// How shards of different simulations differ.
package enum ShardAspect: String, Argument, Sendable {
  case pairs, players, seed
}

/// Why no tunes could be fetched.
package enum FetchProblem: String, Error, Argument {
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
