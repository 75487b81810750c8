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
    for _ in 0..<6000 where requests.count < count { usleep(10_000) }
    return requests.count >= count
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
