import Foundation

/// A server's answer, to be written byte for byte.
struct Reply: Sendable {
  var bytes: [UInt8]

  /// With the right length unless another is given.
  init(_ status: String = "200 OK", headers: [String] = [], length: Int? = nil, body: [UInt8] = []) {
    let lines = ["HTTP/1.1 \(status)"] + headers + ["Content-Length: \(length ?? body.count)"]
    bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  init(json: String) {
    self.init(headers: ["Content-Type: text/javascript; charset=utf-8"], body: Array(json.utf8))
  }

  /// A page of the catalog with these entries, each in JSON.
  init(entries: [String]) {
    self.init(json: Self.page(entries))
  }

  init(raw: String) {
    bytes = Array(raw.utf8)
  }

  static func page(_ entries: [String]) -> String {
    "\n\n\n{\n \"resultCount\":\(entries.count),\n \"results\": [\n\(entries.joined(separator: ", \n"))]\n}\n\n\n"
  }

  /// A song as the service describes it.
  static func song(_ title: String, _ artist: String, album: String = "Album", number: Int = 1) -> String {
    """
    {"wrapperType":"track", "kind":"song", "artistId":\(number), "collectionId":\(number), "trackId":\(number),
    "artistName":\(json(artist)), "collectionName":\(json(album)), "trackName":\(json(title)),
    "trackCensoredName":\(json(title)), "artworkUrl30":"https://art.example/\(number)/30x30bb.jpg",
    "artworkUrl100":"https://art.example/\(number)/100x100bb.jpg", "trackPrice":1.29, "discNumber":1,
    "releaseDate":"1984-01-01T12:00:00Z", "trackExplicitness":"notExplicit", "trackTimeMillis":238000,
    "country":"USA", "currency":"USD", "primaryGenreName":"Rock", "isStreamable":true}
    """
  }

  /// A text in JSON.
  static func json(_ text: String) -> String {
    String(decoding: try! JSONEncoder().encode(text), as: UTF8.self)
  }

  static let twoSongs = Reply(entries: [song("One", "A"), song("Two", "B")])
}
