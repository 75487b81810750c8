import Foundation

/// An address that may be asked: any of https, and of http what is on this machine.
///
/// Only what all readers of addresses read alike is let in, since another one than this (libcurl) does the
/// asking: no characters that an address cannot have, no user before an `@`, and as this machine only
/// `localhost`, `[::1]` and the full form of 127.0.0.0/8.
struct Address: Sendable {
  let url: URL
  /// Printable ASCII, which cannot command a terminal.
  let host: String

  var isSecure: Bool { url.scheme == "https" }

  init?(_ text: String) {
    guard Self.isWritten(text), var parts = URLComponents(string: text) else { return nil }
    guard let host = parts.percentEncodedHost, !host.isEmpty, !host.contains("%") else { return nil }
    guard parts.user == nil, parts.password == nil, 1...65_535 ~= parts.port ?? 1 else { return nil }
    parts.scheme = parts.scheme?.lowercased()
    parts.fragment = nil
    switch parts.scheme {
    case "https": break
    case "http" where Self.isThisMachine(host.lowercased()): break
    default: return nil
    }
    // URLSession on Linux finds none but IPv4's addresses; that name stands for both.
    if host == "[::1]" { parts.host = "localhost" }
    guard let url = parts.url else { return nil }
    self.init(url: url, host: host)
  }

  private init(url: URL, host: String) {
    self.url = url
    self.host = host
  }

  /// Where the header of a redirect leads from here.
  func following(_ location: String) -> Address? {
    guard Self.isWritten(location) else { return nil }
    return URL(string: location, relativeTo: url).flatMap { Address($0.absoluteString) }
  }

  /// The same address with more in its query, in the order of the names.
  func adding(_ items: KeyValuePairs<String, String>) -> Address {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)!
    let own = parts.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 }
    let added = items.map { "\(Self.encoded($0))=\(Self.encoded($1))" }
    parts.percentEncodedQuery = ([own].compactMap(\.self) + added).joined(separator: "&")
    return Address(url: parts.url!, host: host)
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  /// Also `+` is encoded, which stands for a blank in queries.
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved)!
  }

  /// Whether it is made of what an address can have. Foundation would encode the rest, each part in its own
  /// way.
  private static func isWritten(_ text: String) -> Bool {
    let isHex = { (byte: UInt8) in Character(UnicodeScalar(byte)).isHexDigit }
    return text.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\"<>\\^`{|}".utf8.contains($0) }
      && text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst()
        .allSatisfy { $0.count >= 2 && $0.prefix(2).allSatisfy(isHex) }
  }

  private static func isThisMachine(_ host: String) -> Bool {
    if ["localhost", "[::1]"].contains(host) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127"
      && numbers.allSatisfy { UInt8($0).map(String.init) == String($0) }
  }
}
