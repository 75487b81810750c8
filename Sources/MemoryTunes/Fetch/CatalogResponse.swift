import Saved
import Text

/// What curl has printed: the head of a response, and its body.
struct CatalogResponse {
  let status: Int
  /// When to try again, in seconds, if the server said so.
  private(set) var retryAfter: Int?
  private let body: ArraySlice<UInt8>

  /// Nil if the head is not complete.
  init?(_ output: [UInt8]) {
    var status = 0
    var rest = output[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<newline].withoutReturn, as: UTF8.self)
      rest = rest[(newline + 1)...]
      let name = line.prefix { $0 != ":" }
      if line.hasPrefix("HTTP/") {
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      } else if name.lowercased() == "retry-after" {
        retryAfter = Word(line.dropFirst(name.count + 1).filter { $0 != " " }).count
      } else if line.isEmpty, status >= 200 {
        self.status = status
        body = rest
        return
      }
      // After a status below 200, another head follows.
    }
    return nil
  }

  /// The lines of a deck file, in four columns: an entry without title or artist is left out, and so are
  /// repeated ones and lines that are too long for a deck. Nil if the body is not what the service sends.
  var tunes: [[UInt8]]? {
    guard Database.rows("select json_type(?1, '$.results')", ofJSON: body) == [["array"]] else { return nil }
    var known: Set<ArraySlice<UInt8>> = []
    return Database.rows(Self.songs, ofJSON: body)?.compactMap { song in
      let columns = song.map(Self.column)
      let line = Array(columns.joined(separator: [Self.tab]))
      guard !columns[0].isEmpty, !columns[1].isEmpty, line.count < DeckContentProblem.longestLine,
        known.insert(columns[0] + [Self.tab] + columns[1]).inserted
      else { return nil }
      // A line that begins with # is a comment.
      return line.first == UInt8(ascii: "#") ? [Self.blank] + line : line
    }
  }

  private static let songs = """
    with entry(song) as (select iif(type = 'object', value, '{}') from json_each(?1, '$.results'))
    select json_extract(song, '$.trackName'), json_extract(song, '$.artistName'),
      json_extract(song, '$.collectionName'),
      iif(json_extract(song, '$.artworkUrl100') like 'http%', json_extract(song, '$.artworkUrl100'), '')
    from entry
    where json_type(song, '$.trackName') = 'text' and json_type(song, '$.artistName') = 'text'
      and coalesce(json_extract(song, '$.wrapperType'), 'track') = 'track'
      and coalesce(json_extract(song, '$.kind'), 'song') = 'song'
    """

  private static let tab = UInt8(ascii: "\t")
  private static let blank = UInt8(ascii: " ")

  /// Without control and format characters and surrounding blanks; tabs and ends of lines become blanks.
  private static func column(_ text: String?) -> ArraySlice<UInt8> {
    let line = (text ?? "").utf8.map { 0x09...0x0D ~= $0 ? blank : $0 }
    let clean = OutsideText.cleaned(line[...]) ?? []
    let end = clean.lastIndex { $0 != blank }.map { $0 + 1 } ?? clean.startIndex
    return clean[..<end].drop { $0 == blank }
  }
}
