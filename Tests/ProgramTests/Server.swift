import Foundation
import Synchronization

/// An HTTP server on this machine, on a port that the system chooses. It answers byte for byte as given,
/// however slow or wrong, and stops when released.
final class Server: Sendable {
  /// The heads of the requests, in order.
  var requests: [String] { shared.heads.withLock { $0 } }
  var url: String { "http://127.0.0.1:\(port)/search" }

  let port: UInt16
  private let shared: Shared

  /// What the threads need, so that the server itself can be released while they run.
  private final class Shared: Sendable {
    let heads = Mutex<[String]>([])
    let isStopped = Atomic(false)
  }

  /// Answers every request with the same bytes, and closes.
  convenience init(_ reply: Reply) throws { try self.init { $0.send(reply.bytes) } }

  /// Answers each request on its own thread, then closes.
  init(answer: @escaping @Sendable (Connection) -> Void) throws {
    let shared = Shared()
    self.shared = shared
    let (listener, port) = try Connection.listening()
    self.port = port
    Thread.detachNewThread {
      while !shared.isStopped.load(ordering: .relaxed) {
        guard listener.isReady(within: 20), let connection = listener.accepted() else { continue }
        Thread.detachNewThread {
          guard let head = connection.readHead() else { return }
          shared.heads.withLock { $0.append(head) }
          answer(connection)
        }
      }
    }
  }

  deinit { shared.isStopped.store(true, ordering: .relaxed) }

  /// Waits for this many requests; false if they do not come.
  func waitForRequests(_ count: Int) -> Bool {
    (0..<6000).contains { _ in requests.count >= count || usleep(10_000) > 0 }
  }

  /// The running curls that ask this server, whoever started them.
  var clients: [String] {
    let files = FileManager.default
    return (try? files.contentsOfDirectory(atPath: "/proc"))?.filter { process in
      let arguments = files.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      let words = String(decoding: arguments, as: UTF8.self).split(separator: "\0")
      return words.first == "curl" && words.contains(url[...])
    } ?? []
  }
}

/// A server's answer, to be written byte for byte.
struct Reply: Sendable {
  var bytes: [UInt8]

  init(_ status: String = "200 OK", headers: [String] = [], body: [UInt8] = []) {
    let lines = ["HTTP/1.1 \(status)"] + headers + ["Content-Length: \(body.count)"]
    bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  init(json: String) {
    self.init(headers: ["Content-Type: text/javascript; charset=utf-8"], body: Array(json.utf8))
  }

  /// A page of the catalog with these entries, each in JSON.
  init(entries: [String]) {
    let list = entries.joined(separator: ", \n")
    self.init(json: "\n\n\n{\n \"resultCount\":\(entries.count),\n \"results\": [\n\(list)]\n}\n\n\n")
  }

  init(raw: String) { bytes = Array(raw.utf8) }

  /// A song as the service describes it.
  static func song(_ title: String, _ artist: String) -> String {
    """
    {"wrapperType":"track", "kind":"song", "artistId":1, "collectionId":1, "trackId":1,
    "artistName":"\(artist)", "collectionName":"Album", "trackName":"\(title)",
    "trackCensoredName":"\(title)", "artworkUrl30":"https://art.example/1/30x30bb.jpg",
    "artworkUrl100":"https://art.example/1/100x100bb.jpg", "trackPrice":1.29, "discNumber":1,
    "releaseDate":"1984-01-01T12:00:00Z", "trackExplicitness":"notExplicit", "trackTimeMillis":238000,
    "country":"USA", "currency":"USD", "primaryGenreName":"Rock", "isStreamable":true}
    """
  }

  static let twoSongs = Reply(entries: [song("One", "A"), song("Two", "B")])
}

/// A socket of the server: the listening one, or one to a client. It is closed when released.
final class Connection: Sendable {
  private let file: Int32
  /// A client that never ends fails its test after this.
  private let end = ContinuousClock.now + .seconds(30)

  private init(file: Int32) {
    self.file = file
    // Programs that other tests start at the same time must not inherit it.
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(file) }

  /// Listens on a port of this machine that the system chooses.
  static func listening() throws -> (connection: Connection, port: UInt16) {
    let connection = Connection(file: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout.size(ofValue: address))
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(connection.file, pointer, size) == 0 && listen(connection.file, 16) == 0
        && getsockname(connection.file, pointer, &size) == 0
    }
    if !isListening { throw POSIXError(.EADDRNOTAVAIL) }
    return (connection, UInt16(bigEndian: address.sin_port))
  }

  func accepted() -> Connection? {
    let client = accept(file, nil, nil)
    return client < 0 ? nil : Connection(file: client)
  }

  /// Whether there is something to read or accept, or the other side has closed.
  func isReady(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }

  /// The head of a request, or as much as arrived; nil if nothing did.
  func readHead() -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(file, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      bytes += piece[..<count]
      guard bytes[0] >= UInt8(ascii: "A") else { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// False if nobody listens.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    guard ContinuousClock.now < end else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      // Writing to a client that has gone is an error, not a signal.
      let sent = rest.withUnsafeBytes { Foundation.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Waits until the client has closed.
  func waitForEnd() {
    while ContinuousClock.now < end, !isReady(within: 1000) {}
  }

  /// Breaks the connection, so that the client sees an error instead of the end.
  func breakOff() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(file, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
