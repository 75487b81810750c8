import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and what comes back: at most 8 MB, and no more of it than it takes to know the outcome.
///
/// URLSession is asked to follow no redirect by itself: on Linux it makes a place on the same host of
/// `file:///x`, and takes relative places for absolute ones. Nor is it asked to cancel, since the program is
/// about to end. While it waits it takes most of a processor there, which is not ours to change: a socket that
/// could be written to once is watched for that until the answer has come, and always can be.
final class Exchange: NSObject, URLSessionDataDelegate, Sendable {
  enum Ending {
    case answered(Data)
    /// To what the header says.
    case redirected(String)
  }

  private static let largestBody = 8 * 1024 * 1024

  private let address: Address
  private let ending = Outcome<Ending>()
  private let body = Mutex(Data())

  init(with address: Address) {
    self.address = address
  }

  func outcome() throws(FetchTrouble) -> Ending {
    let session = URLSession(configuration: Question.configuration, delegate: self, delegateQueue: nil)
    session.dataTask(with: Question.request(to: address)).resume()
    // On Linux a session that is let go while it closes an encrypted connection stops the program.
    _ = Unmanaged.passRetained(session)
    return try ending.wait(until: .distantFuture)!.get()
  }

  // What the session tells, on its one queue and in this order: the response, the body, the end.

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    judge(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = body.withLock { body in
      guard body.count + data.count <= Self.largestBody else { return true }
      body += data
      return false
    }
    if isTooLarge { ending.settle(.failure(.tooLarge(host: address.host))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    if [301, 302, 303, 307, 308].contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location")
    {
      ending.settle(.success(.redirected(location)))
    }
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      ending.settle(.failure(trouble(error, response: task.response)))
    } else {
      judge(task.response)
      ending.settle(.success(.answered(body.withLock { $0 })))
    }
  }

  /// An answer that turns the request away, or that is too large, is known for it before its body.
  private func judge(_ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse else { return }
    switch response.statusCode {
    case ..<200:
      // Another one follows.
      break
    case 200..<300:
      if response.expectedContentLength > Self.largestBody {
        ending.settle(.failure(.tooLarge(host: address.host)))
      }
    case let status:
      let retry = response.value(forHTTPHeaderField: "Retry-After").flatMap { RetryAfter($0) }
      ending.settle(.failure(.turnedAway(host: address.host, status: status, retry)))
    }
  }

  private func trouble(_ error: any Error, response: URLResponse?) -> FetchTrouble {
    if let response {
      // Over https what looks like the beginning of the answer may be a proxy's consent to the connection.
      let isConsent = address.isSecure && response.expectedContentLength < 0 && body.withLock { $0.isEmpty }
      if !isConsent { return .cutShort(host: address.host) }
    }
    switch (error as? URLError)?.code {
    case .cannotFindHost:
      return .notReached(host: address.host, .name)
    case .cannotConnectToHost, .timedOut:
      return .notReached(host: address.host, .connection)
    case .networkConnectionLost, .badServerResponse:
      return .notReached(host: address.host, .silence)
    case .unsupportedURL:
      // The address is good, so what answers does not speak HTTP.
      return .notUnderstood(host: address.host)
    default:
      // On Linux all else has one code: on the way there proxies and TLS, on the way back odd headers.
      let words = error.localizedDescription.trimmingCharacters(in: .whitespacesAndNewlines)
      guard address.isSecure || words.contains("connect") else { return .notUnderstood(host: address.host) }
      return .notReached(host: address.host, .other(words))
    }
  }
}
