import Text
import Wording

/// Why a deck cannot be used.
package enum DeckFailure: Error, Equatable {
  case system(SystemFailure)
  /// With the line, from 1, or how many tunes the file has; nil if the whole file is the reason.
  case content(Reason, Int? = nil)

  /// Whether there is no such file, or files are not read.
  var isOfMissingFile: Bool { self == .system(.known(.noSuchFile)) || self == .system(.known(.noFiles)) }

  /// The longest line that a deck may have, in bytes.
  package static let longestLine = 65_536

  package enum Reason: String {
    case notUTF8 = "not-utf8"
    case utf16 = "utf-16"
    case lineTooLong = "line-too-long"
    case noTitle = "no-title"
    case noArtist = "no-artist"
    /// In a deck of words.
    case oneSide = "one-side"
    case openQuote = "open-quote"
    /// The header of a CSV file names a column twice, or its fields may be separated in two ways.
    case unclearColumns = "unclear-columns"
    /// A playlist that has only files.
    case noTitlesInPlaylist = "no-titles-in-playlist"
    case tooLarge = "too-large"
    case tooFewTunes = "too-few-tunes"
    /// The decks listed before it are too large.
    case notRead = "left-unread"
  }

  /// The line that has the problem.
  var line: Int? {
    if case .content(let reason, let number) = self, reason != .tooFewTunes { number } else { nil }
  }

  /// How many pairs a deck has that is too small.
  var pairs: Int? { if case .content(.tooFewTunes, let pairs) = self { pairs ?? 0 } else { nil } }

  /// In JSON: `no-artist`.
  var word: String {
    switch self {
    case .system(let failure): failure.text
    case .content(let reason, _): reason.rawValue
    }
  }

  /// The message where the deck is already named.
  func message(_ words: Wording) -> String {
    let reason = reason(words)
    return line.map { words.deckFailure(failure: reason, line: $0) } ?? reason
  }

  /// The message where the deck and the line are already named.
  func reason(_ words: Wording) -> String {
    switch self {
    case .system(let failure): failure.message(words)
    case .content(.notUTF8, _): words.lineIsNoText
    case .content(.utf16, _): words.fileIsUtf16
    case .content(.lineTooLong, _): words.lineIsLonger(bytes: Self.longestLine)
    case .content(.noTitle, _): words.lineHasNoTitle
    case .content(.noArtist, _): words.lineHasNoArtist
    case .content(.oneSide, _): words.lineHasOneSide
    case .content(.openQuote, _): words.quoteIsNotClosed
    case .content(.unclearColumns, _): words.columnsAreUnclear
    case .content(.noTitlesInPlaylist, _): words.playlistHasNoTitles
    case .content(.tooLarge, _): words.deckIsTooLarge
    case .content(.tooFewTunes, let pairs): words.tooSmallADeck(pairs: pairs ?? 0)
    case .content(.notRead, _): words.deckWasNotRead
    }
  }

  /// In a recording, where a replay translates it: `no-artist 3`.
  var text: String {
    switch self {
    case .system(let failure): failure.text
    case .content(let reason, let number): reason.rawValue + (number.map { " \($0)" } ?? "")
    }
  }

  init(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let number = words.count == 2 ? Word(words[1]).count : nil
    guard let reason = words.first.flatMap(Reason.init), words.count == 1 || number != nil else {
      self = .system(SystemFailure(text))
      return
    }
    self = .content(reason, number)
  }
}
