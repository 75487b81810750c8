import Text
import Wording

extension DeckProblem {
  fileprivate var isTooSmall: Bool { if case .tooFewTunes = fault { true } else { false } }
}

/// Messages about decks that cannot be used.
extension DeckProblem.Fault {
  func message(_ words: Wording) -> String {
    switch self {
    case .notUTF8: words.lineIsNoText
    case .lineTooLong: words.lineIsLonger(bytes: DeckProblem.longestLine)
    case .noTitle: words.lineHasNoTitle
    case .noArtist: words.lineHasNoArtist
    case .openQuote: words.quoteIsNotClosed
    case .unclearColumns: words.columnsAreUnclear
    case .tooLarge: words.deckIsTooLarge
    case .tooFewTunes(let pairs): words.tooSmallADeck(pairs: pairs)
    }
  }
}

extension SystemProblem {
  package func message(_ words: Wording) -> String {
    switch self {
    case .known(let error): words.systemError(error: error)
    case .other(let text): words.otherSystemError(text: text)
    }
  }
}

extension DeckTrouble {
  /// The message where the deck is already named.
  package func message(_ words: Wording) -> String {
    switch self {
    case .system(let problem): problem.message(words)
    case .deck(let problem):
      problem.line.map { words.deckProblem(problem: problem.fault.message(words), line: $0) }
        ?? problem.fault.message(words)
    case .notRead: words.deckWasNotRead
    case .told(let message): message
    }
  }
}

extension DeckFileProblem {
  package func message(_ words: Wording) -> String {
    if nearest == nil, isOfFavorites {
      switch trouble {
      case .system(.known(.noSuchFile)): return words.sentences(words.noFavorites, words.howToMarkFavorites)
      case .deck(let problem) where problem.isTooSmall:
        let message = words.fileProblem(
          problem: problem.fault.message(words), path: DeckFile.name(of: FilePath(path)), line: nil)
        return words.sentences(words.sentence(message), words.howToMarkFavorites)
      default: break
      }
    }
    return plainMessage(words)
  }

  /// Whether the deck was named as that of favorites.
  private var isOfFavorites: Bool { path == DeckIdentity.favorites.name }

  private func plainMessage(_ words: Wording) -> String {
    let message =
      switch trouble {
      case .told(let message): message
      case .deck(let problem):
        words.fileProblem(problem: problem.fault.message(words), path: path, line: problem.line)
      case .system, .notRead: words.fileProblem(problem: trouble.message(words), path: path, line: nil)
      }
    guard let nearest else { return message }
    return words.sentences(words.sentence(message), words.didYouMean("\(words.command("category")) \(nearest)"))
  }
}
