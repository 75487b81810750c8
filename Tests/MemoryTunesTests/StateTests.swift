import Testing

@testable import MemoryTunes

/// The state of a session is data: it can be compared, and depends on nothing but what was typed.
struct StateTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `sessions that play the same lines are in equal states`(seed: UInt64) {
    let (one, other) = (Transcript(seed: seed), Transcript(seed: seed))
    let random = RandomLines(seed: seed)
    for _ in 0..<60 where one.outcome == .goOn {
      let line = random.next(on: one.state)
      one.play(line)
      other.play(line)
      #expect(one.state == other.state, "\(line)")
    }
  }

  @Test func `a step that is undone and made again leaves the same board and answer`() {
    let session = Transcript(seed: 3)
    session.play(lines: ["play 4", "1 2", "3 4"])
    let (board, answer) = (session.state.game.table?.game.board, session.state.answer.events)
    session.play("undo")
    #expect(session.state.game.table?.game.board != board)
    session.play("3 4")
    #expect(session.state.game.table?.game.board == board && session.state.answer.events == answer)
  }
}
