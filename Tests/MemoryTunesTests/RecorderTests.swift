import Testing
@testable import MemoryTunes
import Text

/// Recordings, replayed where nothing is saved and nothing is fetched.
struct RecorderTests {
  /// A deck file and its name, both of which need escapes.
  @Test(arguments: [
    (" #\u{301}1\tA\n", "x"), (" #1\tA\n", "x"), ("\u{301}\tA\n", "x"), (" \u{301}\tA\n", "x"),
    (" #\u{301}e\tA\n #\tB\n\u{200B}#\u{FE0F}\u{20E3}\tC\n\u{301}\tD\n # \u{301}\tE\n #\u{1F3FB}\tF\n", "x"),
    ("\u{3000}x\tA\n", "x"), ("\u{FFFD}\tA\n", "\u{FFFD}"),
    (String(repeating: "x", count: 65_534) + "\tA\n", "x"),
    (String(repeating: "x", count: 65_530) + "\tA\n", "x"),
    (String(repeating: "x", count: 65_520) + "\tA\n", "x"),
    ("#\n #" + String(repeating: "é", count: 32_765) + "\tA\n", "x"),
    ("T\t" + String(repeating: "\u{301}", count: 32_767) + "\n", "x"), ("T\tA\n", " x "), ("T\tA\n", "x\u{A0}"),
    ("T\tA\n", "  "), ("T\tA\n", "a\u{202E}\u{1B}b"), ("T\tA\n", "#"), ("T\tA\n", "Pop"), ("T\tA\n", "a "),
    ("T\tA\n", "a/ "), ("T\tA\n", "/"), ("T\tA\n", "\u{301}"), ("T\tA\n", "a\u{9}"),
  ])
  func `a deck is recorded unchanged`(tunes: String, name: String) throws {
    let file = tunes + "T\tB\n"
    let path = FilePath("folder/" + name)
    let deck = try DeckFile.deck(named: path, in: .none) { _ in .success(Array(file.utf8)) }
    for lines in [
      ["tunes", "play", "show", "flip 1 2", "tunes", "play"], ["tunes", "category pop", "play", "tunes"],
      ["deck x", "play", "tunes"],
    ] {
      let recorded = RecordedSession(
        deck: deck,
        world: {
          $0.home = nil
          $0.readFile = { _ in .success(Array(file.utf8)) }
        })
      for line in lines { recorded.play(line) }
      try recorded.requireSame()
    }
  }
}
