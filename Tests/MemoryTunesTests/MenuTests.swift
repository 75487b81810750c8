import Saved
import Testing
import Wording
@testable import MemoryTunes

/// What the menu says of today at a prompt.
struct MenuTests {
  @Test func `the day changes while the menu is open`() throws {
    let (machine, today) = (Machine(), Day("2026-11-20")!.number)
    machine.time = today * 86_400 + 3600
    for day in [today - 1, today] {
      try FinishedGame(deck: "rock", day: day, ended: day * 86_400 + 36_000).add(to: machine.database)
    }
    let session = Transcript(isTyped: true, on: machine)
    machine.time += 86_400
    #expect(session.play("menu").contains("Game of the Day  (streak 2)"))
    machine.time += 86_400
    #expect(session.play("menu").contains("Game of the Day\n"))
  }
}
