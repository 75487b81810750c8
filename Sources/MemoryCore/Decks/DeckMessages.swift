import Wording

/// Messages about decks that cannot be used.
extension DeckProblem.Fault {
  func message(_ words: any Wording) -> String {
    switch self {
    case .notUTF8: words.lineIsNotUTF8
    case .lineTooLong: words.lineIsLonger(thanBytes: DeckProblem.longestLine)
    case .noTitle: words.lineHasNoTitle
    case .noArtist: words.lineHasNoArtist
    case .openQuote: words.quoteIsNotClosed
    case .unclearColumns: words.columnsAreUnclear
    case .tooLarge: words.deckIsLargerThan4GB
    case .tooFewTunes(let tunes): words.tooSmallADeck(tunes: tunes)
    }
  }
}

extension SystemProblem {
  package func message(_ words: any Wording) -> String {
    switch self {
    case .known(let error): words.systemError(error)
    case .other(let text): words.systemError(inWords: text)
    }
  }
}

extension DeckTrouble {
  /// The message where the deck is already named.
  package func message(_ words: any Wording) -> String {
    switch self {
    case .system(let problem): problem.message(words)
    case .deck(let problem):
      problem.line.map { words.deckProblem(problem.fault.message(words), inLine: $0) }
        ?? problem.fault.message(words)
    case .notRead: words.deckWasNotRead
    case .told(let message): message
    }
  }
}

extension DeckFileProblem {
  package func message(_ words: any Wording) -> String {
    let message =
      switch trouble {
      case .told(let message): message
      case .deck(let problem):
        words.fileProblem(problem.fault.message(words), path: path, line: problem.line)
      case .system, .notRead: words.fileProblem(trouble.message(words), path: path, line: nil)
      }
    return nearest.map { words.sentences(words.sentence(message), words.deckMeant($0)) } ?? message
  }
}
