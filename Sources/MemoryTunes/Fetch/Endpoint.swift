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
