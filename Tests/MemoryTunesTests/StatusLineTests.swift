import Testing
@testable import MemoryTunes

struct StatusLineTests {
  @Test(arguments: [
    (80, "Pop   0 of 8 pairs [......................]   0 moves, par 12.4"),
    (49, "Pop   0 of 8 pairs [........]   0 moves, par 12.4"),
    (46, "Pop   0 of 8 pairs   0 moves, par 12.4"), (38, "Pop   0 of 8 pairs   0 moves, par 12.4"),
    (34, "Pop  0/8 pairs  0 moves, par 12.4"), (30, "Pop 0/8  0 moves, par 12.4"),
    (22, "0/8  0 moves, par 12.4"), (20, "0/8  0 moves"),
  ])
  func `the status shows as much as fits`(width: Int, line: String) throws {
    let transcript = Transcript()
    transcript.play("play 8")
    var style = Style()
    style.width = width
    #expect(try #require(transcript.state.game.table).status(style: style) == [line])
  }
}
