import CCurl
import Manual
import Program

/// The one call of the service: a request, and another after each redirect, without retries. Reads only as much
/// of the answer as the outcome needs.
final class Fetch {
  private static let mostRedirects = 5
  private static let largestBody = 8 * 1024 * 1024
  /// The most bytes of header lines, before and after the body: libcurl keeps them all.
  private static let largestHead = 300 * 1024

  /// It lives until the program ends, and so do its references.
  private let transfer = curl_easy_init()!
  private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private var address: Address
  private let timeout: Double
  /// The rest of the timeout, in milliseconds.
  private var timeLeft: Int

  private var headIsWhole = false
  /// The number of bytes of header lines so far.
  private var head = 0
  private var body: [UInt8] = []

  /// The timeout is in seconds, for all requests together.
  init(_ address: Address, timeout: Double) {
    self.address = address
    self.timeout = timeout
    timeLeft = max(1, Int(timeout * 1000))
    words[0] = 0
    curl_set_number(transfer, CURLOPT_NOSIGNAL, 1)
    // Do not wait for a pending name lookup when time is over.
    curl_set_number(transfer, CURLOPT_QUICK_EXIT, 1)
    curl_set_text(transfer, CURLOPT_PROTOCOLS_STR, "http,https")
    // All encodings that libcurl knows.
    curl_set_text(transfer, CURLOPT_ACCEPT_ENCODING, "")
    curl_set_number(transfer, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    curl_set_text(transfer, CURLOPT_USERAGENT, "memory-tunes-fetch/\(Version.current)")
    curl_set_headers(transfer, curl_slist_append(nil, "Accept: application/json, text/javascript"))
    curl_set_error_buffer(transfer, words)
    curl_set_progress(transfer) { _, _, _, _, _ in StandardOutput.readerIsGone ? 1 : 0 }
    // Returning any other count than that of the bytes ends the transfer.
    curl_set_receiver(transfer, Unmanaged.passUnretained(self).toOpaque()) { bytes, size, count, fetch in
      Fetch.at(fetch).goesOn(after: UnsafeRawBufferPointer(start: bytes, count: size * count))
        ? size * count : 0
    } _: { bytes, size, count, fetch in
      Fetch.at(fetch).takes(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
    }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> Fetch {
    Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
  }

  /// Returns the body of the answer.
  func answer() throws(FetchTrouble) -> [UInt8] {
    let first = address
    for _ in 0...Self.mostRedirects {
      guard let location = try ask() else { return body }
      guard let next = Address(location, relativeTo: address) else {
        throw .redirected(host: address.host, to: location)
      }
      address = next
    }
    throw .redirectedTooOften(host: first.host)
  }

  /// One request. Returns its redirect, or nil if there is a body.
  private func ask() throws(FetchTrouble) -> String? {
    headIsWhole = false
    head = 0
    guard timeLeft > 0 else { throw .late(host: address.host, seconds: timeout) }
    curl_set_text(transfer, CURLOPT_URL, address.text)
    curl_set_number(transfer, CURLOPT_TIMEOUT_MS, timeLeft)
    // An unencrypted request is allowed only because it stays on this machine, so it must not use a proxy.
    curl_set_text(transfer, CURLOPT_NOPROXY, address.isSecure ? nil : "*")
    let code = curl_easy_perform(transfer)
    timeLeft -= Int(curl_time_taken(transfer)) / 1000

    switch (code, Int(curl_status(transfer))) {
    case (CURLE_ABORTED_BY_CALLBACK, _): throw .readerGone
    case (CURLE_OPERATION_TIMEDOUT, _): throw .late(host: address.host, seconds: timeout)
    case _ where head > Self.largestHead: throw .notUnderstood(host: address.host)
    case _ where !headIsWhole: throw trouble(code)
    case (CURLE_OK, 200..<300): return nil
    case (CURLE_WRITE_ERROR, 200..<300): throw .tooLarge(host: address.host)
    case (_, 200..<300): throw .cutShort(host: address.host)
    case (_, let status):
      if [301, 302, 303, 307, 308].contains(status), let location = header("Location"), !location.isEmpty {
        return location
      }
      throw .turnedAway(host: address.host, status: status, header("Retry-After").flatMap { RetryAfter($0) })
    }
  }

  /// Reads a line of the head, or one after the body. A refusal is recognized before its body arrives.
  private func goesOn(after line: UnsafeRawBufferPointer) -> Bool {
    head += line.count
    guard head <= Self.largestHead else { return false }
    // An empty line ends the head. After a status below 200, another one follows.
    guard line.elementsEqual("\r\n".utf8) || line.elementsEqual("\n".utf8), curl_status(transfer) >= 200 else {
      return true
    }
    headIsWhole = true
    return curl_status(transfer) < 300
  }

  private func takes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= Self.largestBody, curl_announced_length(transfer) <= Self.largestBody
    else { return false }
    body += bytes
    return true
  }

  private func header(_ name: String) -> String? {
    var header: UnsafeMutablePointer<curl_header>?
    let code = curl_easy_header(transfer, name, 0, UInt32(CURLH_HEADER), -1, &header)
    return code == CURLHE_OK ? String(cString: header!.pointee.value) : nil
  }

  /// Why there is no answer.
  private func trouble(_ code: CURLcode) -> FetchTrouble {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: .notReached(host: address.host, .name)
    case CURLE_COULDNT_CONNECT: .notReached(host: address.host, .connection)
    case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR: .notReached(host: address.host, .silence)
    // The server does not speak HTTP.
    case CURLE_OK, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .notUnderstood(host: address.host)
    default:
      .failed(
        host: address.host,
        reason: String(cString: words[0] == 0 ? curl_easy_strerror(code) : UnsafePointer(words)))
    }
  }
}
