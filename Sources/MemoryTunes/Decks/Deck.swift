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
  var hasTunes: Bool { if case .words = identity { false } else { !isOfWords } }

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
  init(_ identity: DeckIdentity, file: [UInt8]) throws(DeckContentProblem) {
    guard file.count <= UInt32.max else { throw DeckContentProblem(.tooLarge) }
    self.identity = identity
    var earlier = TuneIndex()
    var reader = try DeckReader(name: identity.name, file)
    isOfWords = reader.isOfWords
    var haveArtists = false
    var firstWithoutArtist: Int?
    while let tune = try reader.next() {
      do {
        switch try append(tune, known: &earlier) {
        case true?: haveArtists = true
        case false?: firstWithoutArtist = firstWithoutArtist ?? reader.line
        case nil: break
        }
      } catch {
        throw DeckContentProblem(error, reader.line)
      }
      if haveArtists, let firstWithoutArtist {
        throw DeckContentProblem(.noArtist, firstWithoutArtist)
      }
    }
    guard count >= 2 else { throw DeckContentProblem(.tooFewTunes, count) }
  }

  /// Adds a tune with columns separated by tabs. Returns whether it has an artist; nil if the line has nothing
  /// but blanks. `known` has the earlier tunes; a tune among them is skipped. A refused tune changes nothing.
  @discardableResult
  mutating func append(_ tune: ArraySlice<UInt8>, known: inout TuneIndex) throws(DeckContentProblem.Kind)
    -> Bool?
  {
    guard tune.count <= DeckContentProblem.longestLine else { throw .lineTooLong }
    guard let clean = OutsideText.cleaned(tune) else { throw .notUTF8 }
    if clean.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return nil }

    guard text.count <= Int(UInt32.max) - clean.count else { throw .tooLarge }
    let start = text.count
    clean.withUnsafeBufferPointer { appendColumns(of: $0) }
    let index = count - 1
    let hasTitle = !utf8(.title, at: index).isEmpty
    let hasArtist = !utf8(.artist, at: index).isEmpty
    let hash = hash(.title, .artist, at: index)
    let isNew = hasTitle && known.insertNext(hash: hash) { isSame(.title, .artist, at: $0, and: index) }
    if !isNew {
      text.removeSubrange(start...)
      ends.removeLast(Self.columns)
    }
    if !hasTitle { throw .noTitle }
    return hasArtist
  }

  /// The columns of a line, without surrounding blanks; missing ones are empty.
  private mutating func appendColumns(of line: UnsafeBufferPointer<UInt8>) {
    let blank = UInt8(ascii: " ")
    var next = 0
    for _ in 0..<Self.columns {
      var (first, end) = (next, next)
      while end < line.count, line[end] != UInt8(ascii: "\t") { end += 1 }
      next = min(end + 1, line.count)
      while first < end, line[first] == blank { first += 1 }
      while first < end, line[end - 1] == blank { end -= 1 }
      text.append(contentsOf: UnsafeBufferPointer(rebasing: line[first..<end]))
      ends.append(UInt32(text.count))
    }
  }

  func hash(_ columns: Column..., at index: Int) -> Int {
    var hasher = Hasher()
    for column in columns {
      utf8(column, at: index).withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(UInt8.max)
    }
    return hasher.finalize()
  }

  /// Whether the tunes at two indices have the same text in some columns, byte by byte.
  func isSame(_ columns: Column..., at index: Int, and other: Int) -> Bool {
    columns.allSatisfy { utf8($0, at: index) == utf8($0, at: other) }
  }
}
