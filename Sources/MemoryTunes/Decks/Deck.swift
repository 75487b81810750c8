import Text
import Wording

/// Tunes in a fixed order, with indices from 0. No two have the same title and artist.
///
/// All texts are in one array, so that a deck of half a million tunes takes a few blocks of memory, and a text
/// is printed without becoming a `String`.
package struct Deck: Equatable {
  let identity: DeckIdentity
  /// Whether it says that its cards are split: its pairs are words and translations, or the like.
  private(set) var isOfWords = false
  /// The theme to which it is reduced; nil for the whole deck.
  var theme: String?
  private var text: [UInt8] = []
  /// Where each column of each tune ends in `text`.
  private var ends: [UInt32] = []

  /// The columns of a line that are used. Further ones are ignored.
  enum Column: Int, CaseIterable {
    case title, artist, album, artwork

    /// The columns that a player may see.
    package static let seen = [title, artist, album]
  }

  private static let columns = 4

  /// The deck's name on the screen.
  package func name(_ words: Wording) -> String {
    let name = identity.name(words)
    return theme.map { words.described(name: name, description: identity.theme($0, words)) } ?? name
  }

  /// The deck's name in untranslated text.
  package var name: String { identity.name }

  /// Whether its pairs are a title and an artist, as far as known.
  var hasTunes: Bool { identity.kind != .builtIn && !isOfWords }

  /// The largest number of tunes: a file of 64 MB has fewer lines with a tune.
  static let mostTunes = 1 << 24

  package var count: Int { ends.count / Self.columns }

  /// A column of the tune at an index, as UTF-8; empty if unknown.
  func utf8(_ column: Column, at index: Int) -> ArraySlice<UInt8> {
    let end = index * Self.columns + column.rawValue
    return text[(end == 0 ? 0 : Int(ends[end - 1]))..<Int(ends[end])]
  }

  func text(_ column: Column, at index: Int) -> String {
    String(decoding: utf8(column, at: index), as: UTF8.self)
  }

  /// The tune at an index as a line of a deck file, with the columns that a player may see.
  func line(at index: Int) -> String {
    let columns = Column.seen.map { text($0, at: index) }
    return columns.prefix(columns[2].isEmpty ? 2 : 3).joined(separator: "\t")
  }

  /// A deck without tunes.
  init(_ identity: DeckIdentity, isOfWords: Bool = false) {
    (self.identity, self.isOfWords) = (identity, isOfWords)
  }

  /// Reads a deck file in one of the forms of `DeckReader`. Blank lines, comments and repeated tunes are
  /// skipped, and characters that could command a terminal are dropped. Either all tunes have an artist or none
  /// has. The file is accepted or refused as a whole.
  init(_ identity: DeckIdentity, file: [UInt8]) throws(DeckProblem) {
    guard file.count <= UInt32.max else { throw .content(.tooLarge) }
    self.identity = identity
    var known: Set<[UInt8]> = []
    var reader = try DeckReader(name: identity.name, file)
    isOfWords = reader.isOfWords
    var haveArtists = false
    var firstWithoutArtist: Int?
    while let tune = try reader.next() {
      guard let hasArtist = try append(tune, line: reader.line, known: &known) else { continue }
      if hasArtist { haveArtists = true } else { firstWithoutArtist = firstWithoutArtist ?? reader.line }
      if haveArtists, let firstWithoutArtist { throw .content(.noArtist, firstWithoutArtist) }
    }
    guard count >= 2 else { throw .content(.tooFewTunes, count) }
  }

  /// Adds a tune with columns separated by tabs, which may have blanks around them or be missing. Returns
  /// whether it has an artist; nil if the line has nothing but blanks. `known` has the titles and artists of
  /// the earlier tunes; a tune among them is skipped.
  mutating func append(
    _ tune: ArraySlice<UInt8>, line: Int, known: inout Set<[UInt8]>
  ) throws(DeckProblem) -> Bool? {
    guard tune.count <= DeckProblem.longestLine else { throw .content(.lineTooLong, line) }
    guard let clean = OutsideText.cleaned(tune) else { throw .content(.notUTF8, line) }
    guard text.count <= Int(UInt32.max) - clean.count else { throw .content(.tooLarge, line) }
    let tab = UInt8(ascii: "\t")
    if clean.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == tab }) { return nil }
    let start = text.count
    var rest = clean[...]
    for _ in 0..<Self.columns {
      let end = rest.firstIndex(of: tab) ?? rest.endIndex
      text += rest[..<end].trimmed(of: " ")
      ends.append(UInt32(text.count))
      rest = rest[end...].dropFirst()
    }
    let (title, artist) = (utf8(.title, at: count - 1), utf8(.artist, at: count - 1))
    if title.isEmpty { throw .content(.noTitle, line) }
    if !known.insert(title + [tab] + artist).inserted {
      text.removeSubrange(start...)
      ends.removeLast(Self.columns)
    }
    return !artist.isEmpty
  }
}
