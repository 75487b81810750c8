import Testing
@testable import App
@testable import MemoryTunes

/// Tunes that the player marks, and their deck.
struct FavoritesTests {
  @Test func `nothing is marked that may not be known`() {
    for line in ["cards same", "cards split"] {
      let machine = Machine()
      let transcript = Transcript(seed: 3, on: machine)
      transcript.play(lines: ["category pop", line, "play 2", "favorite", "favorite 1", "favorite 9"])
      #expect(machine.all("favorites").isEmpty)
      transcript.play(lines: ["1", "favorite 1"])
      #expect(machine.all("favorites").isEmpty == (line == "cards split"))
      let candidates = transcript.session.completion(of: "favorite ").candidates
      #expect(candidates == (line == "cards split" ? [] : ["1"]))
    }
  }

  /// Titles that look like something else in a file.
  @Test func `a favorite is dealt as it is named`() throws {
    let titles = ["#EXTM3U", "# comment", "title", "a - b", "\"quoted\"", "x,y"]
    let rows = titles.map { ["favorite", $0, "A"] }
    let deck = try Deck.favorites(rows).get()
    #expect((0..<deck.count).map { deck.text(.title, at: $0) } == titles && deck.name == "favorites")
  }
}
