import Wording

package struct CatalogSearch {
  package var term: String
  package var limit = 50
  /// The time limit for everything, in seconds.
  package var timeout = 10.0
  package var endpoint: Endpoint?

  package init(term: String = "") { self.term = term }

  /// The arguments of curl, whose output will be a `CatalogResponse`. They work with curl 7.54, of 2017.
  package func arguments(_ endpoint: Endpoint) -> [String] {
    // The first option, or curl would read ~/.curlrc.
    ["-q", "--silent", "--include", "--suppress-connect-headers", "--max-time", "\(timeout)"]
      + ["--user-agent", "memory-tunes/\(Version.current)", "--proto", "=http,https"]
      // An unencrypted request is allowed because it stays on this machine, so it uses no proxy.
      + (endpoint.isSecure ? [] : ["--noproxy", "*"])
      + ["--get", "--data-urlencode", "term=\(term)", "--data", "media=music&entity=song&limit=\(limit)"]
      // No brackets and braces that stand for several addresses.
      + ["--globoff", "--url", endpoint.text]
  }
}

/// An address that may be requested: any with https, and http on this machine, as typed.
package struct Endpoint: Equatable, Sendable {
  package let text: String
  /// Without the port.
  package let host: String
  let isSecure: Bool

  package static let iTunes = Endpoint("https://itunes.apple.com/search")!

  /// curl checks the rest of the address.
  package init?(_ text: String) {
    let lowered = text.lowercased()
    guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }), !text.contains("\\"),
      let scheme = ["https://", "http://"].first(where: lowered.hasPrefix)
    else { return nil }
    let place = lowered.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let host = place.hasPrefix("[") ? place.prefix { $0 != "]" } + "]" : place.prefix { $0 != ":" }
    guard !host.isEmpty, !place.contains("@"), place == host || place.hasPrefix(host + ":") else { return nil }
    self.text = text
    self.host = String(host)
    isSecure = scheme == "https://"
    if !isSecure, !["127.0.0.1", "[::1]", "localhost"].contains(self.host) { return nil }
  }
}

package enum FetchPreference: String, PreferenceTable {
  case limit, timeout, endpoint, language

  package var row: PreferenceRow<CatalogSearch> {
    switch self {
    // The service's maximum.
    case .limit: PreferenceRow(.number(in: 1...200), \.limit) { $0.limitPurpose }
    case .timeout:
      PreferenceRow(
        PreferenceValue<Double>(.text(.seconds)) {
          Word($0).decimal.flatMap { 0 < $0 && $0 <= 3600 ? $0 : nil }
        },
        \.timeout
      ) { $0.timeoutPurpose }
    case .endpoint:
      PreferenceRow(
        PreferenceValue<Endpoint>(.text(.address)) { Endpoint(String(decoding: $0, as: UTF8.self)) }, \.endpoint
      ) { $0.endpointPurpose }
    // Messages about the other options are in this language, so it is read before them.
    case .language: PreferenceRow(.language) { $0.languagePurpose }
    }
  }
}
