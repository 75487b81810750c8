@testable import MemoryTunes

/// Output of curl, of any bytes. An accepted answer becomes a deck file that the game can read.
enum CatalogAnswers {
  static func run(_ bytes: [UInt8]) throws {
    var output = CurlOutput()
    output.bytes = Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + bytes
    output.end = .status(0)
    guard let text = try? output.deck(of: CatalogSearch(term: "any"), from: "any") else { return }
    try Harmless.check(text: text.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 })
    do {
      let (deck, lines) = (
        try Deck(.file(name: "any.tsv"), file: text), text.count { $0 == UInt8(ascii: "\n") }
      )
      try require(deck.count == lines, "\(lines) tunes were printed, and \(deck.count) are read")
    } catch {
      throw Fault(description: "\(error): \(String(decoding: text, as: UTF8.self))")
    }
  }
}
