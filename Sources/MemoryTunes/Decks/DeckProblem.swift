import Text
import Wording

/// Why a deck file was refused.
package struct DeckContentProblem: Error, Equatable {
  let kind: Kind
  /// The line, from 1, or how many tunes the file has; nil if the whole file is the reason.
  package let number: Int?

  init(_ kind: Kind, _ number: Int? = nil) { (self.kind, self.number) = (kind, number) }

  /// The longest line that a deck may have, in bytes.
  package static let longestLine = 65_536

  enum Kind: String, Error {
    case notUTF8 = "not-utf8"
    case lineTooLong = "line-too-long"
    case noTitle = "no-title"
    case noArtist = "no-artist"
    case openQuote = "open-quote"
    /// The header of a CSV file names a column twice, or its fields may be separated in two ways.
    case unclearColumns = "unclear-columns"
    case tooLarge = "too-large"
    case tooFewTunes = "too-few-tunes"
    /// The decks listed before it are too large.
    case notRead = "left-unread"
  }

  var line: Int? { kind == .tooFewTunes ? nil : number }

  func message(_ words: Wording) -> String {
    switch kind {
    case .notUTF8: words.lineIsNoText
    case .lineTooLong: words.lineIsLonger(bytes: Self.longestLine)
    case .noTitle: words.lineHasNoTitle
    case .noArtist: words.lineHasNoArtist
    case .openQuote: words.quoteIsNotClosed
    case .unclearColumns: words.columnsAreUnclear
    case .tooLarge: words.deckIsTooLarge
    case .tooFewTunes: words.tooSmallADeck(pairs: number ?? 0)
    case .notRead: words.deckWasNotRead
    }
  }
}

/// Why a file cannot be read or written.
package enum SystemProblem: Error, Equatable {
  case known(SystemError)
  /// Any other error, in the system's words.
  case other(String)

  static let noFiles = SystemProblem.known(.noFiles)

  package func message(_ words: Wording) -> String {
    switch self {
    case .known(let error): words.systemError(error: error)
    case .other(let text): words.otherSystemError(text: text)
    }
  }

  /// In a recording.
  package var text: String {
    switch self {
    case .known(let error): error.rawValue
    case .other(let text): text
    }
  }

  package init(_ text: String) {
    self = SystemError(rawValue: text).map { .known($0) } ?? .other(OutsideText.shown(text))
  }
}

/// Why a deck cannot be used.
enum DeckProblem: Error, Equatable {
  case system(SystemProblem)
  case deck(DeckContentProblem)

  /// The message where the deck is already named.
  func message(_ words: Wording) -> String {
    let (problem, line) = reason(words)
    return line.map { words.deckProblem(problem: problem, line: $0) } ?? problem
  }

  /// The problem, and the line that has it.
  fileprivate func reason(_ words: Wording) -> (problem: String, line: Int?) {
    switch self {
    case .system(let problem): (problem.message(words), nil)
    case .deck(let problem): (problem.message(words), problem.line)
    }
  }

  /// In a recording, where a replay translates it: `no-artist 3`.
  var text: String {
    switch self {
    case .system(let problem): problem.text
    case .deck(let problem): problem.kind.rawValue + (problem.number.map { " \($0)" } ?? "")
    }
  }

  init(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let number = words.count == 2 ? Word(words[1]).count : nil
    guard let kind = words.first.flatMap(DeckContentProblem.Kind.init), words.count == 1 || number != nil else {
      self = .system(SystemProblem(text))
      return
    }
    self = .deck(DeckContentProblem(kind, number))
  }
}

/// Why a deck file cannot be used.
package struct DeckFileProblem: Error, Equatable {
  /// The path, printable.
  package let path: String
  let cause: DeckProblem
  /// The nearest name of a deck in a folder, if there is no such file.
  package var nearest: String?

  package func message(_ words: Wording) -> String {
    let (reason, line) = cause.reason(words)
    let message = words.fileProblem(problem: reason, path: path, line: line)
    if let nearest {
      return words.sentences(
        words.sentence(message), words.didYouMean("\(words.command("category")) \(nearest)"))
    }
    guard path == DeckIdentity.favorites.name else { return message }
    switch cause {
    case .system(.known(.noSuchFile)): return words.sentences(words.noFavorites, words.howToMarkFavorites)
    case .deck(let problem) where problem.kind == .tooFewTunes:
      return words.sentences(words.sentence(message), words.howToMarkFavorites)
    default: return message
    }
  }
}
