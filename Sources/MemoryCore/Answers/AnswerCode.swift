/// A stable identifier for the message of an answer, the same in every language. The raw value is the word in
/// JSON. A published word keeps its meaning; more may be added.
package enum AnswerCode: String, CaseIterable, Sendable {
  // The session and its screens.
  case gameWaiting = "game-waiting"
  case goodbye
  case atMenu = "at-menu"
  case noGame = "no-game"
  case rules

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
  case noSuchRow = "no-such-row"

  // Categories and tunes.
  case categoryChosen = "category-chosen"
  case noSuchCategory = "no-such-category"
  case tunes
  case tunesFetched = "tunes-fetched"
  case tunesCleared = "tunes-cleared"
  case tunesOfCategory = "tunes-of-category"
  case noTunes = "no-tunes"
  case networkOff = "network-off"
  case deckChosen = "deck-chosen"
  case deckRefused = "deck-refused"
  case decks

  // Settings.
  case setting
  case settingChosen = "setting-chosen"
  case noSuchSetting = "no-such-setting"

  // The next game.
  case dealt
  case pairsOutOfRange = "pairs-out-of-range"
  case tooManyPairs = "too-many-pairs"
  case dayToCome = "day-to-come"
  case seedChosen = "seed-chosen"
  case cardsChosen = "cards-chosen"
  case players
  case playersChosen = "players-chosen"
  case playersRefused = "players-refused"

  // The game on the table.
  case turned
  case match
  case mismatch
  case finished
  case drawn
  case passed
  case revealed
  case noSuchCard = "no-such-card"
  case cardUp = "card-up"
  case cardMatched = "card-matched"
  case cardCannotFollow = "card-cannot-follow"
  case oneCardOnly = "one-card-only"
  case playingAlone = "playing-alone"
  case gameOver = "game-over"
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
  case hint
  case par
  case review
  case tooLargeToReview = "too-large-to-review"
  case share
  case notFinished = "not-finished"

  // Steps.
  case log
  case undone
  case redone
  case alreadyThere = "already-there"
  case noSuchStep = "no-such-step"
  case stepForgotten = "step-forgotten"

  // What is saved, and questions.
  case nothingSaved = "nothing-saved"
  case records
  case stats
  case question
  case nothingAsked = "nothing-asked"
  case left
  case forgotten

  // Other games.
  case games
  case gameSaved = "game-saved"
  case gameLoaded = "game-loaded"
  case badName = "bad-name"
  case gameTooLong = "game-too-long"
  case gameRefused = "game-refused"
  case gameForgotten = "game-forgotten"

  /// Whether the answered line did nothing.
  var isRefusal: Bool {
    switch self {
    case .atMenu, .noGame, .lineTooLong, .unknownCommand, .unknownTopic, .notHere, .tooFewWords, .tooManyWords,
      .notANumber, .notAChoice, .numberTooLarge, .notADay, .noSuchRow, .noSuchCategory, .noTunes,
      .networkOff, .deckRefused, .noSuchSetting, .pairsOutOfRange, .tooManyPairs, .dayToCome, .playersRefused,
      .noSuchCard,
      .cardUp, .cardMatched, .cardCannotFollow, .oneCardOnly, .playingAlone, .gameOver, .moveBegun,
      .tooFewShown, .notYourTurn, .tooLargeToReview, .notFinished, .noSuchStep, .stepForgotten, .nothingAsked,
      .badName, .gameTooLong, .gameRefused, .noSuchBot, .botEnded, .botLate, .botTooLong, .botIllegal,
      .botStalled, .botGivenUp:
      true
    case .gameWaiting, .goodbye, .rules, .categoryChosen, .tunes, .tunesFetched, .tunesCleared,
      .tunesOfCategory,
      .deckChosen, .decks, .setting, .settingChosen, .dealt, .seedChosen, .cardsChosen, .players,
      .playersChosen, .turned, .match, .mismatch, .finished, .drawn, .passed, .revealed, .hint, .par, .review,
      .share,
      .log,
      .undone, .redone, .alreadyThere, .nothingSaved, .records, .stats, .question, .left, .forgotten,
      .games, .gameSaved, .gameLoaded, .gameForgotten:
      false
    }
  }
}
