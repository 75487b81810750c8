/// A server's answer, to be written byte for byte.
struct Reply: Sendable {
  var bytes: [UInt8]

  init(_ status: String = "200 OK", headers: [String] = [], body: [UInt8] = []) {
    let lines = ["HTTP/1.1 \(status)"] + headers + ["Content-Length: \(body.count)"]
    bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  init(json: String) {
    self.init(headers: ["Content-Type: text/javascript; charset=utf-8"], body: Array(json.utf8))
  }

  /// A page of the catalog with these entries, each in JSON.
  init(entries: [String]) {
    let list = entries.joined(separator: ", \n")
    self.init(json: "\n\n\n{\n \"resultCount\":\(entries.count),\n \"results\": [\n\(list)]\n}\n\n\n")
  }

  init(raw: String) { bytes = Array(raw.utf8) }

  /// A song as the service describes it.
  static func song(_ title: String, _ artist: String) -> String {
    """
    {"wrapperType":"track", "kind":"song", "artistId":1, "collectionId":1, "trackId":1,
    "artistName":"\(artist)", "collectionName":"Album", "trackName":"\(title)",
    "trackCensoredName":"\(title)", "artworkUrl30":"https://art.example/1/30x30bb.jpg",
    "artworkUrl100":"https://art.example/1/100x100bb.jpg", "trackPrice":1.29, "discNumber":1,
    "releaseDate":"1984-01-01T12:00:00Z", "trackExplicitness":"notExplicit", "trackTimeMillis":238000,
    "country":"USA", "currency":"USD", "primaryGenreName":"Rock", "isStreamable":true}
    """
  }

  static let twoSongs = Reply(entries: [song("One", "A"), song("Two", "B")])
}
