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
}
