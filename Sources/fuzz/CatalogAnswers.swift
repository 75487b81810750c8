import MemoryCore
@testable import memory_tunes_fetch

/// Answers of the catalog, of any bytes. An accepted answer becomes a deck file that the game can read.
enum CatalogAnswers {
  static func run(_ bytes: [UInt8]) throws {
    guard let answer = Answer(bytes) else { return }
    let text = DeckText(answer.tunes)
    guard text.count >= 2 else { return }
    try Harmless.check(text: Array(text.text.utf8.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }))
    do {
      let deck = try Deck(name: "any.tsv", file: Array(text.text.utf8))
      try require(deck.count == text.count, "\(text.count) tunes were printed, and \(deck.count) are read")
    } catch {
      throw Fault(description: "\(error): \(text.text)")
    }
  }
}
