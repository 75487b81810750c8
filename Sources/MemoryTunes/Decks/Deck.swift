import Text
import Wording

/// Tunes in a fixed order, with indices from 0. No two have the same title and artist.
///
/// All texts are in one array, so that a deck of half a million tunes takes a few blocks of memory, and a text
/// is printed without becoming a `String`.
package struct Deck: Equatable, Sendable {
  let identity: DeckIdentity
  /// Whether its file says that its cards are split.
  private(set) var saysWords = false
  /// What the player has chosen for its cards; nil for what the file says.
  private(set) var chosenCards: CardContent?
  /// The theme to which it is reduced; nil for the whole deck.
  var theme: String?
  /// The columns of a tune have tabs between them. Empty ones at its end are left out.
  private var text: [UInt8] = []
  /// Where each tune ends in `text`.
  private var ends: [UInt32] = []

  /// The columns of a line that are used. Further ones are ignored.
  enum Column: Int, CaseIterable {
    case title, artist, album, artwork

    /// The columns that a player may see.
    package static let seen = [title, artist, album]
  }

  private static let tab = UInt8(ascii: "\t")

  /// The deck's name on the screen.
  package func name(_ words: Wording) -> String {
    let name = identity.name(words)
    return theme.map { words.described(name: name, description: identity.theme($0, words)) } ?? name
  }

  /// The deck's name in untranslated text.
  package var name: String { identity.name }

  /// Whether its pairs are words and translations, or the like, and its cards are split.
  var isOfWords: Bool { chosenCards.map { $0 == .split } ?? saysWords }

  /// Whether its pairs are a title and an artist, as far as known.
  var hasTunes: Bool { identity.kind != .builtIn && !isOfWords }

  /// The largest number of tunes: a file of 64 MB has fewer lines with a tune.
  static let mostTunes = 1 << 24

  package var count: Int { ends.count }

  /// A column of the tune at an index, as UTF-8; empty if unknown.
  func utf8(_ column: Column, at index: Int) -> ArraySlice<UInt8> {
    var rest = columns(at: index)
    for _ in 0..<column.rawValue {
      guard let tab = rest.firstIndex(of: Self.tab) else { return rest[rest.endIndex...] }
      rest = rest[(tab + 1)...]
    }
    return rest[..<(rest.firstIndex(of: Self.tab) ?? rest.endIndex)]
  }

  private func columns(at index: Int) -> ArraySlice<UInt8> {
    text[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// The title and the artist of the tune at an index, by which it is known.
  private func name(at index: Int) -> ArraySlice<UInt8> {
    columns(at: index)[..<utf8(.artist, at: index).endIndex]
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
  init(_ identity: DeckIdentity, saysWords: Bool = false) {
    (self.identity, self.saysWords) = (identity, saysWords)
  }

  /// Reads a deck file in one of the forms of `DeckReader`. Blank lines, comments and repeated tunes are
  /// skipped, and characters that could command a terminal are dropped. Either all tunes have an artist or none
  /// has. The file is accepted or refused as a whole. `isOurs`: it came with the program, its tunes differ and
  /// are clean. `isInterrupted`: asked now and then whether to give up.
  init(
    _ identity: DeckIdentity, file: [UInt8], isOurs: Bool = false, isInterrupted: () -> Bool = { false }
  ) throws(DeckFailure) {
    guard file.count <= UInt32.max else { throw .content(.tooLarge) }
    self.identity = identity
    var reader = try DeckReader(name: identity.name, file)
    saysWords = reader.isOfWords
    let lines = file.count { $0 == UInt8(ascii: "\n") } + 1
    text.reserveCapacity(file.count)
    ends.reserveCapacity(lines)
    var known = isOurs ? nil : LookSet(capacity: lines)
    var haveArtists = false
    var firstWithoutArtist: Int?
    while let tune = try reader.next() {
      if reader.line % 4096 == 0, isInterrupted() { throw .system(.known(.givenUp)) }
      guard let hasArtist = try append(tune, line: reader.line, known: &known) else { continue }
      if hasArtist { haveArtists = true } else { firstWithoutArtist = firstWithoutArtist ?? reader.line }
      if haveArtists, let firstWithoutArtist {
        throw .content(saysWords ? .oneSide : .noArtist, firstWithoutArtist)
      }
    }
    guard count >= 2 else { throw .content(.tooFewTunes, count) }
    if !haveArtists { saysWords = false }
  }

  /// Whether it is a file, of which the player can say what it has.
  var isOneFile: Bool { [.own, .file].contains(identity.kind) }

  /// The same deck with other cards; nil for those of its file.
  func dealt(with cards: CardContent?) -> Deck {
    var deck = self
    deck.chosenCards = cards
    return deck
  }

  /// Adds a tune with columns separated by tabs, which may have blanks around them or be missing. Returns
  /// whether it has an artist; nil if the line has nothing but blanks. `known` has the titles and artists of
  /// the earlier tunes; a tune that looks like one of them is skipped. Nil for tunes that differ and are clean.
  mutating func append(
    _ tune: ArraySlice<UInt8>, line: Int, known: inout LookSet?
  ) throws(DeckFailure) -> Bool? {
    guard tune.count <= DeckFailure.longestLine else { throw .content(.lineTooLong, line) }
    guard let clean = known == nil ? tune : OutsideText.cleaned(tune) else { throw .content(.notUTF8, line) }
    guard text.count <= Int(UInt32.max) - clean.count else { throw .content(.tooLarge, line) }
    let start = text.count
    var rest = clean[...]
    for column in Column.allCases {
      let end = rest.firstIndex(of: Self.tab) ?? rest.endIndex
      if column != .title { text.append(Self.tab) }
      text += rest[..<end].trimmedOfBlanks
      rest = rest[end...].dropFirst()
    }
    while text.count > start, text.last == Self.tab { text.removeLast() }
    if text.count == start { return nil }
    ends.append(UInt32(text.count))
    if text[start] == Self.tab { throw .content(saysWords ? .oneSide : .noTitle, line) }
    let hasArtist = !utf8(.artist, at: count - 1).isEmpty
    if known?.insert(count - 1, name(at:)) == false {
      text.removeSubrange(start...)
      ends.removeLast()
    }
    return hasArtist
  }
}
