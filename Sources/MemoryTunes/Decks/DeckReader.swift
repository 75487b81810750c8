import Text

/// Reads deck files: a tune per line, in one of several forms.
struct DeckReader {
  /// The form of a line with a title and an artist.
  private enum Form {
    /// Columns separated by tabs: title, artist and, if known, album and address of the artwork.
    case tabs
    case table(CSVTable)
    /// `Artist - Title`.
    case dashes
    /// Lines `#EXTINF:SECONDS,Artist - Title` of an M3U playlist; its other lines are not read. `hasTitles`:
    /// whether such a line was read.
    case playlist(hasTitles: Bool)
  }

  private static let playlistMark = Array("#EXTM3U".utf8)
  private static let entryMark = Array("#EXTINF:".utf8)
  private static let dash = Array(" - ".utf8)

  private var form: Form
  private var lines: DeckLines
  /// Whether the file says that its cards are split: in a comment above its tunes, or in the header.
  let isOfWords: Bool

  /// The comment of a deck of words.
  static let wordsMark = "# cards: split"

  /// The number of the last line read, from 1.
  var line: Int { lines.number }

  init(name: String, _ file: [UInt8]) throws(DeckFailure) {
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(where: { file.starts(with: $0) }) { throw .content(.utf16) }
    lines = DeckLines(file)
    let isMarked = lines.begin(withComment: Array(Self.wordsMark.utf8))
    let name = name.lowercased()
    func isNamed(_ endings: String...) -> Bool { endings.contains(where: name.hasSuffix) }
    if let notes = AnkiNotes(in: lines) {
      (form, isOfWords) = (.table(CSVTable(notes)), true)
    } else if isNamed(".csv") || isNamed(".txt") && CSVTable.hasRows(lines) {
      let table = try CSVTable(in: &lines)
      (form, isOfWords) = (.table(table), isMarked || table.isOfWords)
    } else {
      isOfWords = isMarked
      let isPlaylist = isNamed(".m3u", ".m3u8") || lines.start(with: Self.playlistMark)
      form = isPlaylist ? .playlist(hasTitles: false) : Self.startsWithDash(lines) ? .dashes : .tabs
    }
  }

  /// Whether the first line with a tune has a dash between artist and title.
  private static func startsWithDash(_ lines: DeckLines) -> Bool {
    var lines = lines
    // The line of a problem is reported when it is read.
    guard let line = try? lines.nextWithTune() else { return false }
    return hasDash(line)
  }

  /// Whether a line without a tab has a dash between artist and title.
  static func hasDash(_ line: ArraySlice<UInt8>) -> Bool {
    !line.contains(UInt8(ascii: "\t")) && line.firstIndex(of: dash) != nil
  }

  /// The next tune as columns separated by tabs; nil at the end of the file.
  mutating func next() throws(DeckFailure) -> ArraySlice<UInt8>? {
    switch form {
    case .tabs: return try lines.nextWithTune()
    case .dashes: return try lines.nextWithTune().map(Self.swapped)
    case .table(let table): return try table.nextTune(in: &lines)
    case .playlist(let hasTitles):
      let entry = try lines.next { $0.starts(with: Self.entryMark) && Self.comma(of: $0) != nil }
      guard let entry else {
        if !hasTitles { throw .content(.noTitlesInPlaylist) }
        return nil
      }
      form = .playlist(hasTitles: true)
      return Self.swapped(entry[Self.comma(of: entry)!...].dropFirst())
    }
  }

  /// The comma before the title of an entry. Attributes before it may have others, in quotation marks.
  private static func comma(of entry: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    return entry.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ",") && !isQuoted
    }
  }

  /// `Artist - Title` as title, tab, artist; without a dash it is a title.
  private static func swapped(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = line.filter { $0 != UInt8(ascii: "\t") }
    guard let place = line.firstIndex(of: Self.dash) else { return line[...] }
    return (line[(place + Self.dash.count)...] + [UInt8(ascii: "\t")] + line[..<place])[...]
  }
}

/// The lines of a deck file.
struct DeckLines {
  private var rest: ArraySlice<UInt8>
  /// What ends a line: a newline or, in a file without any, a carriage return.
  private let end: UInt8
  /// The number of the last line read, from 1.
  private(set) var number = 0

  init(_ file: [UInt8]) {
    rest = file.dropFirst(file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    end = file.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
  }

  var isAtEnd: Bool { rest.isEmpty }

  func start(with mark: [UInt8]) -> Bool { rest.starts(with: mark) }

  /// Whether one of the comments above the first tune is this one.
  func begin(withComment comment: [UInt8]) -> Bool {
    var lines = self
    while !lines.isAtEnd {
      let line = lines.next()
      if line.starts(with: comment), line.dropFirst(comment.count).allSatisfy(Self.isBlank) { return true }
      if !Self.isSkipped(line) { return false }
    }
    return false
  }

  mutating func next() -> ArraySlice<UInt8> {
    number += 1
    let end = rest.firstIndex(of: end) ?? rest.endIndex
    let line = rest[..<end]
    rest = rest[end...].dropFirst()
    return line.withoutReturn
  }

  /// The next line that is not blank and not a comment; nil at the end.
  mutating func nextWithTune() throws(DeckFailure) -> ArraySlice<UInt8>? { try next { !Self.isSkipped($0) } }

  /// The next line that is read; nil at the end. A skipped one must also be UTF-8.
  mutating func next(where isRead: (ArraySlice<UInt8>) -> Bool) throws(DeckFailure) -> ArraySlice<UInt8>? {
    while !isAtEnd {
      let line = next()
      if isRead(line) { return line }
      if line.count > DeckFailure.longestLine { throw .content(.lineTooLong, number) }
      if OutsideText.cleaned(line) == nil { throw .content(.notUTF8, number) }
    }
    return nil
  }

  /// Comments and blank lines.
  private static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "#") || line.allSatisfy(isBlank)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension Collection<UInt8> {
  /// Where other bytes, at least one, first occur in these.
  func firstIndex(of other: [UInt8]) -> Index? {
    indices.first { self[$0] == other[0] && self[$0...].starts(with: other) }
  }
}
