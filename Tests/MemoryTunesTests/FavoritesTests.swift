import Testing
@testable import MemoryTunes

/// Tunes that the player marks, and their deck.
struct FavoritesTests {
  /// Titles that look like something else in a file.
  @Test func `a favorite is dealt as it is named`() throws {
    let titles = ["#EXTM3U", "# comment", "title", "a - b", "\"quoted\"", "x,y"]
    let rows = titles.map { ["favorite", $0, "A"] }
    let deck = try Deck.favorites(rows).get()
    #expect((0..<deck.count).map { deck.text(.title, at: $0) } == titles && deck.name == "favorites")
  }
}
