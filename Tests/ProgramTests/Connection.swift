import Foundation

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
