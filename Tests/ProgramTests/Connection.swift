import Foundation

/// A socket of the server: the listening one, or one to a client. It is closed when it is let go.
final class Connection: Sendable {
  private let file: Int32
  /// When it is given up: a client that goes on for ever fails its test by that.
  private let end = ContinuousClock.now + .seconds(30)
  var port: UInt16 { UInt16(bigEndian: address.sin_port) }

  private init(file: Int32) {
    self.file = file
    // Programs that other tests start just then are not to hold it open.
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(file) }

  /// Listens on 127.0.0.1.
  static func listening() throws -> Connection {
    let connection = Connection(file: socket(AF_INET, streamType, 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withGeneric(&address) { bind(connection.file, $0, $1) == 0 }
    guard isBound, listen(connection.file, 16) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    return connection
  }

  func accepted() -> Connection? {
    let client = accept(file, nil, nil)
    return client < 0 ? nil : Connection(file: client)
  }

  /// Whether there is something to read or to accept, or the other side has closed.
  func isReady(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(file: file)
    return poll(&wanted, 1, milliseconds) > 0
  }

  /// The head of a request, or the beginning of what is none; nil when nothing comes.
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

  /// False when nobody listens any more.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    guard ContinuousClock.now < end else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Foundation.send(file, $0.baseAddress, $0.count, Self.quietly) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Waits until the client is gone.
  func waitForEnd() {
    while ContinuousClock.now < end, !isReady(within: 1000) {}
  }

  /// Has the client told that the connection broke, instead of its end.
  func breakOff() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(file, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  private var address: sockaddr_in {
    var address = sockaddr_in()
    Self.withGeneric(&address) { pointer, size in
      var size = size
      getsockname(file, pointer, &size)
    }
    return address
  }

  private static func withGeneric<Value>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Value
  ) -> Value {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue)
    /// A client that is gone is an answer, not a signal.
    private static let quietly = Int32(MSG_NOSIGNAL)
  #else
    private static let streamType = SOCK_STREAM
    private static let quietly = Int32(0)
  #endif
}

extension pollfd {
  fileprivate init(file: Int32) {
    self.init(fd: file, events: Int16(POLLIN), revents: 0)
  }
}
