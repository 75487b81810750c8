import App

/// A search in the iTunes catalog.
package struct CatalogSearch {
  package var term: String
  /// The greatest number of songs.
  package internal(set) var limit = 50
  /// The time limit for everything, in seconds.
  package internal(set) var timeout = 10.0
  package internal(set) var endpoint: Endpoint?

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
