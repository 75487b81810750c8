import Wording

/// What curl has printed, and how it ended.
package struct CurlOutput {
  package var bytes: [UInt8] = []
  package var end = End.tooLarge

  package init() {}

  package enum End: Equatable {
    /// With this exit status; -1 for a signal.
    case status(Int32)
    /// It was stopped after the time limit, or when it had printed too much.
    case late, tooLarge
  }

  /// The most bytes that are read.
  package static let largest = 8 << 20

  /// The deck file in the answer of a server.
  package func deck(of search: CatalogSearch, from host: String) throws(FetchTrouble) -> [UInt8] {
    let response = CatalogResponse(bytes)
    // A refusal is one however its body ends.
    if let response, !(200..<300).contains(response.status) {
      throw .turnedAway(host: host, status: response.status, retryAfter: response.retryAfter)
    }
    switch (end, response) {
    case (.late, _), (.status(28), _): throw .late(host: host, seconds: search.timeout)
    case (.tooLarge, _): throw .tooLarge(host: host)
    case (.status(0), let response?):
      guard let tunes = response.tunes else { throw .notUnderstood(host: host) }
      guard tunes.count >= 2 else { throw .tooFewTunes(tunes.count, term: search.term) }
      return Array(tunes.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    case (.status, _?): throw .cutShort(host: host)
    case (.status, nil) where !bytes.isEmpty: throw .notUnderstood(host: host)
    case (.status(let status), nil): throw Self.trouble(status, host: host)
    }
  }

  /// Why there is no response, by the exit status of curl.
  private static func trouble(_ status: Int32, host: String) -> FetchTrouble {
    switch status {
    // The server does not speak HTTP, or no version that curl knows.
    case 0, 1, 8: .notUnderstood(host: host)
    case 3: .wrongAddress
    case 6: .notReached(host: host, .name)
    case 7: .notReached(host: host, .connection)
    case 52, 55, 56: .notReached(host: host, .silence)
    case 35, 51, 60: .notReached(host: host, .encryption)
    default: .failed(host: host, status: status)
    }
  }
}
