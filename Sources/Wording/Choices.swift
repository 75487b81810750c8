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
