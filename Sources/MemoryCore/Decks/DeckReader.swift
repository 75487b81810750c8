import Text

/// Reads deck files: a tune per line, in one of several forms.
struct DeckReader {
  /// The form of a line with a title and an artist.
  enum Form {
    /// Columns separated by tabs: title, artist and, if known, album and address of the artwork.
    case tabs
    /// Columns separated by commas, as in RFC 4180: title, artist.
    case commas
    /// `Artist - Title`.
    case dashes
    /// Lines `#EXTINF:SECONDS,Artist - Title` of an M3U playlist; its other lines are not read.
    case playlist

    static let playlistMark = Array("#EXTM3U".utf8)
    fileprivate static let entryMark = Array("#EXTINF:".utf8)
    fileprivate static let dash = Array(" - ".utf8)

  }

  private var form = Form.tabs
  private var rest: ArraySlice<UInt8>
  /// The number of the last line read, from 1.
  private(set) var line = 0

  /// `name` is the file's name.
  init(name: String, _ file: [UInt8]) {
    rest = file.dropFirst(file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if name.lowercased().hasSuffix(".csv") {
      form = .commas
    } else if rest.starts(with: Form.playlistMark) {
      form = .playlist
    } else if startsWithDash {
      form = .dashes
    }
  }

  /// Whether the first line with a tune has a dash between artist and title.
  private var startsWithDash: Bool {
    var reader = self
    while !reader.rest.isEmpty {
      let line = reader.nextLine()
      if line.isBlankOrComment { continue }
      return !line.contains(UInt8(ascii: "\t")) && line.firstRange(of: Form.dash) != nil
    }
    return false
  }

  /// The next tune as columns separated by tabs; nil at the end of the file.
  mutating func next() throws(DeckProblem) -> ArraySlice<UInt8>? {
    while !rest.isEmpty {
      let line = nextLine()
      if form == .playlist {
        if line.starts(with: Form.entryMark), let comma = line.firstIndex(of: UInt8(ascii: ",")) {
          return Self.swapped(line[(comma + 1)...])
        }
        try check(line)
      } else if line.isBlankOrComment {
        try check(line)
      } else if form == .tabs {
        return line
      } else if form == .dashes {
        return Self.swapped(line)
      } else if let columns = try columns(startingWith: line) {
        return columns
      }
    }
    return nil
  }

  /// A skipped line must be UTF-8, too.
  private func check(_ skipped: ArraySlice<UInt8>) throws(DeckProblem) {
    if skipped.count > DeckProblem.longestLine { throw DeckProblem(line: line, fault: .lineTooLong) }
    if OutsideText.cleaned(skipped) == nil { throw DeckProblem(line: line, fault: .notUTF8) }
  }

  private mutating func nextLine() -> ArraySlice<UInt8> {
    line += 1
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    var text = rest[..<end]
    rest = rest[end...].dropFirst()
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return text
  }

  /// `Artist - Title` as title, tab, artist; without a dash it is a title.
  private static func swapped(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = line.filter { $0 != UInt8(ascii: "\t") }
    guard let dash = line.firstRange(of: Form.dash) else { return line[...] }
    return (line[dash.upperBound...] + [UInt8(ascii: "\t")] + line[..<dash.lowerBound])[...]
  }

  /// The columns of a record, which continues over line ends inside quotes. Nil for the header.
  private mutating func columns(startingWith first: ArraySlice<UInt8>) throws(DeckProblem) -> ArraySlice<UInt8>?
  {
    let begin = line
    var columns: [UInt8] = []
    var text = first
    var isQuoted = false
    while true {
      var isAtStart = !isQuoted
      var index = text.startIndex
      while index < text.endIndex {
        let byte = text[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\"") where isAtStart: isQuoted = true
        case UInt8(ascii: "\"") where isQuoted && index < text.endIndex && text[index] == byte:
          columns.append(byte)
          index += 1
        case UInt8(ascii: "\"") where isQuoted: isQuoted = false
        case UInt8(ascii: ",") where !isQuoted:
          columns.append(UInt8(ascii: "\t"))
          isAtStart = true
          continue
        case UInt8(ascii: "\t"): break
        default: columns.append(byte)
        }
        isAtStart = false
      }
      if !isQuoted { break }
      guard !rest.isEmpty, columns.count <= DeckProblem.longestLine else {
        throw DeckProblem(line: begin, fault: rest.isEmpty ? .openQuote : .lineTooLong)
      }
      text = nextLine()
    }
    let isHeading = begin == 1 && String(decoding: columns, as: UTF8.self).lowercased() == "title\tartist"
    return isHeading ? nil : columns[...]
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line of a deck file is blank or a comment.
  fileprivate var isBlankOrComment: Bool {
    first == UInt8(ascii: "#") || allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
