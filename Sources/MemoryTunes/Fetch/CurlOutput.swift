import Saved
import Text
import Wording

/// What curl has printed, and how it ended.
package struct CurlOutput {
  package var bytes: [UInt8] = []
  package var end = End.tooLarge

  package init() {}

  package enum End: Equatable {
    /// With this exit status, or by a signal.
    case status(Int32), signal(Int32)
    /// It was stopped after the time limit, or when it had printed too much.
    case late, tooLarge
  }

  /// The most bytes that are read.
  package static let largest = 8 << 20

  package func deck(of search: CatalogSearch, from host: String) throws(CatalogFailure) -> [UInt8] {
    let response = CatalogResponse(bytes)
    // A refusal is one however its body ends.
    if let response, !(200..<300).contains(response.status) {
      throw CatalogFailure(response.refusal) {
        [status = response.status, seconds = response.retryAfter] words in
        words.sentences(
          words.turnedAway(host: host, status: status),
          seconds.map(words.tryAgain) ?? ([403, 429].contains(status) ? words.tryAgainInAMinute : ""))
      }
    }
    switch (end, response) {
    case (.late, _), (.status(28), _):
      throw CatalogFailure(.notReached) { $0.noWholeAnswer(host: host, seconds: Fraction(search.timeout)) }
    case (.tooLarge, _): throw CatalogFailure(.notUnderstood) { $0.answerTooLarge(host: host) }
    case (.status(0), let response?):
      guard let tunes = response.tunes?.prefix(search.limit) else { throw Self.notUnderstood(host) }
      guard tunes.count >= 2 else {
        throw CatalogFailure(.tooFewTunes) { [term = search.term] in
          $0.tooFewTunes(count: tunes.count, term: OutsideText.brief(term))
        }
      }
      return Array(tunes.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    case (.status, _?), (.signal, _?): throw CatalogFailure(.notUnderstood) { $0.answerCutShort(host: host) }
    case (.signal(let signal), nil):
      throw CatalogFailure(.notReached) { $0.curlWasEnded(host: host, signal: Int(signal)) }
    case (.status, nil) where !bytes.isEmpty: throw Self.notUnderstood(host)
    case (.status(let status), nil): throw Self.failure(status, host: host)
    }
  }

  private static func notUnderstood(_ host: String) -> CatalogFailure {
    CatalogFailure(.notUnderstood) { $0.answerNotUnderstood(host: host) }
  }

  /// Why there is no response, by the exit status of curl.
  private static func failure(_ status: Int32, host: String) -> CatalogFailure {
    func notReached(_ obstacle: FetchObstacle) -> CatalogFailure {
      CatalogFailure(.notReached) { $0.notReached(host: host, obstacle: obstacle) }
    }
    return switch status {
    // The server does not speak HTTP, or no version that curl knows.
    case 0, 1, 8: notUnderstood(host)
    case 3: CatalogFailure(.wrongAddress)
    case 6: notReached(.name)
    case 7: notReached(.connection)
    case 52, 55, 56: notReached(.silence)
    case 35, 51, 60: notReached(.encryption)
    default: CatalogFailure(.notReached) { $0.exchangeFailed(host: host, status: Int(status)) }
    }
  }
}

/// Why there is no deck of fetched tunes.
package struct CatalogFailure: Error {
  /// What the game says of it.
  package let cause: FetchFailure
  /// What `fetch` says of it.
  package let message: @Sendable (Wording) -> String
  package private(set) var exitStatus: Int32

  init(_ cause: FetchFailure, _ message: @escaping @Sendable (Wording) -> String) {
    (self.cause, self.message) = (cause, message)
    exitStatus =
      switch cause {
      case .notReached, .noCurl, .curlNotRun, .notStarted: 3
      case .turnedAway, .busyForAMinute, .busyForAnHour, .busyForADay: 4
      case .notUnderstood: 5
      case .tooFewTunes: 6
      case .wrongAddress, .givenUp, .networkOff: 2
      }
  }

  package init(_ cause: FetchFailure) { self.init(cause) { $0.fetchFailure(failure: cause) } }

  package init(signal: Int32) {
    self.init(.givenUp)
    exitStatus = 128 + signal
  }
}

/// The head of a response, and its body.
struct CatalogResponse {
  let status: Int
  /// When to try again, in seconds, if the server said so and it is within a day.
  private(set) var retryAfter: Int?
  private let body: ArraySlice<UInt8>

  private static let longestWait = 86_400

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
        let seconds = Word(line.dropFirst(name.count + 1).filter { $0 != " " }).count
        retryAfter = seconds.flatMap { $0 <= Self.longestWait ? $0 : nil }
      } else if line.isEmpty, status >= 200 {
        self.status = status
        body = rest
        return
      }
      // After a status below 200, another head follows.
    }
    return nil
  }

  /// Why it is one of a status that is no success.
  var refusal: FetchFailure {
    guard let retryAfter else { return [403, 429].contains(status) ? .busyForAMinute : .turnedAway }
    return retryAfter <= 60 ? .busyForAMinute : retryAfter <= 3600 ? .busyForAnHour : .busyForADay
  }

  /// The lines of a deck file, in four columns: an entry without title or artist is left out, and so are
  /// repeated ones and lines that are too long for a deck. Nil if the body is not what the service sends.
  var tunes: [[UInt8]]? {
    // SQLite takes any bytes.
    guard String(validating: body, as: UTF8.self) != nil else { return nil }
    let type = Database.all("select json_type(?1, '$.results') as type", ofJSON: body) { $0.text("type") }
    guard type == ["array"] else { return nil }
    var known: Set<ArraySlice<UInt8>> = []
    return Database.all(Self.songs, ofJSON: body) { song in
      let columns = ["title", "artist", "album", "cover"].map { Self.column(song.text($0)) }
      let line = Array(columns.joined(separator: [Self.tab]))
      guard !columns[0].isEmpty, !columns[1].isEmpty, line.count < DeckFailure.longestLine,
        known.insert(columns[0] + [Self.tab] + columns[1]).inserted
      else { return nil }
      // A line that begins with # is a comment.
      return line.first == UInt8(ascii: "#") ? [Self.blank] + line : line
    }
  }

  private static let songs = """
    with entry(song) as (select iif(type = 'object', value, '{}') from json_each(?1, '$.results'))
    select json_extract(song, '$.trackName') as title, json_extract(song, '$.artistName') as artist,
      json_extract(song, '$.collectionName') as album,
      iif(json_extract(song, '$.artworkUrl100') like 'http%', json_extract(song, '$.artworkUrl100'), '') as cover
    from entry
    where json_type(song, '$.trackName') = 'text' and json_type(song, '$.artistName') = 'text'
      and coalesce(json_extract(song, '$.wrapperType'), 'track') = 'track'
      and coalesce(json_extract(song, '$.kind'), 'song') = 'song'
    """

  private static let tab = UInt8(ascii: "\t")
  private static let blank = UInt8(ascii: " ")

  /// Without control and format characters and surrounding blanks; tabs and ends of lines become blanks.
  private static func column(_ text: String) -> ArraySlice<UInt8> {
    let line = text.utf8.map { 0x09...0x0D ~= $0 ? blank : $0 }
    return OutsideText.cleaned(line[...])?.trimmed(of: " ") ?? []
  }
}
