/// A stable identifier for the message of an answer, the same in every language. A published word keeps its
/// meaning; more may be added.
package enum AnswerCode: Equatable {
  case done(Done)
  /// The line did nothing.
  case refused(Refusal)

  /// The word in JSON.
  package var word: String {
    switch self {
    case .done(let code): code.rawValue
    case .refused(let code): code.rawValue
    }
  }

  package static var words: [String] { Done.allCases.map(\.rawValue) + Refusal.allCases.map(\.rawValue) }

  package enum Done: String, CaseIterable, Sendable {
    // The session and its screens.
    case shown, help
    case gameWaiting = "game-waiting"
    case lastGameOver = "last-game-over"
    case goodbye
    case rules

    // Categories and tunes.
    case categoryChosen = "category-chosen"
    case tunes
    case tunesFetched = "tunes-fetched"
    case tunesCleared = "tunes-cleared"
    case deckChosen = "deck-chosen"
    case decks
    case favoriteAdded = "favorite-added"
    case favoriteRemoved = "favorite-removed"

    // Settings.
    case setting
    case settingChosen = "setting-chosen"

    // The next game.
    case dealt
    case seedChosen = "seed-chosen"
    case players
    case playersChosen = "players-chosen"

    // The game on the table.
    case turned
    case match
    case mismatch
    case finished
    case drawn
    case passed
    case revealed

    // How well it is played.
    case hint
    case par
    case review
    case share
    case watch
    case score
    case recalled

    // Steps.
    case log
    case undone
    case redone
    case alreadyThere = "already-there"

    // What is saved, and questions.
    case nothingSaved = "nothing-saved"
    case records
    case stats
    case question
    case left
    case forgotten

    // Other games.
    case games
    case gameSaved = "game-saved"
    case gameLoaded = "game-loaded"
    case gameForgotten = "game-forgotten"

    // Games of the day.
    case days
    case dayFinished = "day-finished"
  }

  package enum Refusal: String, CaseIterable, Sendable {
    // The session and its screens.
    case atMenu = "at-menu"
    case noGame = "no-game"

    // Lines that are not understood.
    case lineTooLong = "line-too-long"
    case unknownCommand = "unknown-command"
    case unknownTopic = "unknown-topic"
    case notHere = "not-here"
    case tooFewWords = "too-few-words"
    case tooManyWords = "too-many-words"
    case notANumber = "not-a-number"
    case notAChoice = "not-a-choice"
    case numberTooLarge = "number-too-large"
    case notADay = "not-a-day"
    case notAChallenge = "not-a-challenge"
    case noSuchRow = "no-such-row"

    // Categories and tunes.
    case noSuchCategory = "no-such-category"
    case noTunes = "no-tunes"
    case networkOff = "network-off"
    case deckRefused = "deck-refused"
    case whichDeck = "which-deck"
    case cardHidden = "card-hidden"
    case noPairFound = "no-pair-found"
    case onlyTitles = "only-titles"
    case noHome = "no-home"

    // Settings.
    case noSuchSetting = "no-such-setting"

    // The next game.
    case pairsOutOfRange = "pairs-out-of-range"
    case tooManyPairs = "too-many-pairs"
    case dayToCome = "day-to-come"
    case playersRefused = "players-refused"
    case cannotSplit = "cannot-split"
    case matchLength = "match-length"

    // The game on the table.
    case noSuchCard = "no-such-card"
    case noSuchPlace = "no-such-place"
    case cardUp = "card-up"
    case cardMatched = "card-matched"
    case cardCannotFollow = "card-cannot-follow"
    case oneCardOnly = "one-card-only"
    case playingAlone = "playing-alone"
    case gameOver = "game-over"
    case notRecalled = "not-recalled"
    case moveBegun = "move-begun"
    case tooFewShown = "too-few-shown"
    case notYourTurn = "not-your-turn"
    case noSuchBot = "no-such-bot"
    case botEnded = "bot-ended"
    case botLate = "bot-late"
    case botTooLong = "bot-too-long"
    case botIllegal = "bot-illegal"
    case botStalled = "bot-stalled"
    case botGivenUp = "bot-given-up"

    // How well it is played.
    case tooLargeToReview = "too-large-to-review"
    case notFinished = "not-finished"

    // Steps.
    case noSuchStep = "no-such-step"
    case stepForgotten = "step-forgotten"
    case gameAway = "game-away"

    // What is saved, and questions.
    case nothingAsked = "nothing-asked"

    // Other games.
    case badName = "bad-name"
    case noSuchGame = "no-such-game"
    case noList = "no-list"
    case gameInUse = "game-in-use"
    case gameOnTable = "game-on-table"
    case gameRefused = "game-refused"
  }
}
