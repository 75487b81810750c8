import Testing
import Wording
@testable import MemoryGame
@testable import MemoryTunes

/// Undo and redo.
struct StepsTests {
  @Test(arguments: [(["play 2", "flip 1"], true), (["play 2", "flip 1", "reveal"], false)])
  func `redo tells the first aid of a game that undo took away, if it is in play`(lines: [String], isTold: Bool)
  {
    let transcript = Transcript()
    transcript.play(lines: lines + ["undo \(lines.count)", "redo \(lines.count)"])
    #expect(transcript.text.contains(Language.english.words.countsAsAssisted) == isTold)
  }

  @Test func `undo and redo over several loads save the last game in one position only`() {
    let session = Transcript(on: Machine())
    session.play(lines: ["play 2", "save a", "play 3", "save b", "load a", "flip 2", "load b", "flip 3 4"])
    session.play(lines: ["goto 1", "goto 6"])
    #expect(session.state.game.table?.game.board.moves == 1 && !session.play("games").contains("1 move"))
  }
}
