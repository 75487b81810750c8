import CCurl
import Program

/// An address that may be requested: any https address, and http on this machine. libcurl parses it and
/// receives the parsed form.
struct Address {
  let text: String
  let host: String
  let isSecure: Bool

  /// An address, perhaps relative to a base, with an addition to its query.
  init?(_ text: String, relativeTo base: Address? = nil, adding query: String? = nil) {
    // Addresses in messages are printable.
    guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }), let url = curl_url() else { return nil }
    defer { curl_url_cleanup(url) }
    func part(_ part: CURLUPart) -> String? {
      var value: UnsafeMutablePointer<CChar>?
      guard curl_url_get(url, part, &value, 0) == CURLUE_OK, let value else { return nil }
      defer { curl_free(value) }
      return String(cString: value)
    }

    if let base { curl_url_set(url, CURLUPART_URL, base.text, 0) }
    guard curl_url_set(url, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER)) == CURLUE_OK else { return nil }
    if let query {
      guard curl_url_set(url, CURLUPART_QUERY, query, UInt32(CURLU_APPENDQUERY)) == CURLUE_OK else {
        return nil
      }
    }
    guard let whole = part(CURLUPART_URL), let host = part(CURLUPART_HOST), let scheme = part(CURLUPART_SCHEME),
      scheme == "https" || scheme == "http" && Self.isThisMachine(host)
    else { return nil }
    self.text = whole
    self.host = host
    isSecure = scheme == "https"
  }

  /// libcurl writes numbers in full and does not look up `localhost`.
  private static func isThisMachine(_ host: String) -> Bool {
    var number = in_addr()
    return ["localhost", "[::1]"].contains(host.lowercased())
      || inet_pton(AF_INET, host, &number) == 1 && UInt32(bigEndian: number.s_addr) >> 24 == 127
  }
}
