import Testing
import Wording
@testable import App
@testable import MemoryTunes

import Text

struct StatusLineTests {
  private func lines(
    _ width: Int, deck: String = "Pop", after lines: [String] = []
  ) throws -> [String] {
    let file = (1...8).map { "Title \($0)\tArtist\n" }.joined()
    let deck = try Deck(name: deck, file: Array(file.utf8))
    let transcript = Transcript(deck: deck)
    transcript.play(lines: lines + ["play"])
    var style = Style()
    style.width = width
    return try #require(transcript.state.game.table).status(style: style)
  }

  @Test(arguments: [
    (80, "Pop   0 of 8 pairs [......................]   0 moves, par 12.4"),
    (49, "Pop   0 of 8 pairs [........]   0 moves, par 12.4"),
    (46, "Pop   0 of 8 pairs   0 moves, par 12.4"), (38, "Pop   0 of 8 pairs   0 moves, par 12.4"),
    (34, "Pop  0/8 pairs  0 moves, par 12.4"), (30, "Pop 0/8  0 moves, par 12.4"),
    (22, "0/8  0 moves, par 12.4"), (20, "0/8  0 moves"),
  ])
  func `the status shows as much as fits`(width: Int, line: String) throws {
    #expect(try lines(width) == [line])
  }
}
