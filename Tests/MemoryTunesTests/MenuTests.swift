import Saved
import Testing
import Wording
@testable import App
@testable import MemoryTunes

/// What the menu says of today at a prompt.
struct MenuTests {
  private static let today = Day("2026-11-20")!

  /// A home whose game of the day was finished on each of these days, counted back from today.
  private static func machine(finishedDaysAgo days: [Int]) -> Machine {
    let machine = Machine()
    machine.time = today.number * 86_400 + 3600
    for ago in days.sorted(by: >) {
      let day = today.number - ago
      try! FinishedGame(deck: "rock", day: day, ended: day * 86_400 + 36_000).add(to: machine.database)
    }
    return machine
  }

  private static func typed(on machine: Machine, _ language: Language = .english, isPlain: Bool = false)
    -> Transcript
  {
    var style = Style()
    style.language = language
    return Transcript(style: style, isTyped: true, on: machine) {
      if isPlain { $0.values.presentation.board = .plain }
    }
  }
  @Test func `the day changes while the menu is open`() {
    let machine = Self.machine(finishedDaysAgo: [0, 1])
    let session = Self.typed(on: machine)
    machine.time += 86_400
    #expect(session.play("menu").contains("Game of the Day  (streak 2)"))
    machine.time += 86_400
    #expect(session.play("menu").contains("Game of the Day\n"))
  }
}
