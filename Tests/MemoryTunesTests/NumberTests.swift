@testable import App
import Testing
@testable import MemoryTunes

import Text

/// Numbers from outside are checked where they enter, and cannot overflow.
struct NumberTests {
  static let huge = [
    "9223372036854775806", "9223372036854775807", "9223372036854775808", "18446744073709551615",
    "18446744073709551616", String(repeating: "9", count: 400), "0",
  ]

  /// Lines with a number, `#`, and lines that use it.
  static let lines: [[String]] = [
    ["set pairs #", "play", "play 2"], ["play 2", "save #", "load #", "games"],
    ["seed #", "play 2", "play 2"],
    ["play 2", "flip #", "flip 1 #", "#"],
    ["play #", "#", "category #", "c #"],
    ["undo #", "redo #", "goto #", "log #", "play 2", "undo #", "redo #", "goto #", "log #"],
    ["records #", "stats"],
    ["players capacity:# optimal", "play 4", "players random capacity:#", "play 4"],
    ["players forgetful:# random", "play 2", "players forgetful:0.# random", "play 2"],
  ]

  private func play(_ lines: [String], at time: Int = 1_000, isJSON: Bool) -> Transcript {
    let machine = Machine()
    machine.time = time
    let transcript = Transcript(on: machine) { $0.isJSON = isJSON }
    transcript.play(lines: lines)
    return transcript
  }

  @Test(arguments: huge, lines)
  func `a number of any size is answered`(number: String, lines: [String]) {
    let lines = lines.map { $0.replacing("#", with: number) }
    for isJSON in [false, true] {
      let transcript = play(lines, isJSON: isJSON)
      #expect(transcript.outcome == .goOn)
      #expect(!transcript.play("show").isEmpty)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 253_402_300_800, Int.max], ["0", "253402300799"])
  func `a wrong clock damages no record`(time: Int, began: String) throws {
    let machine = Machine()
    machine.time = time
    machine.put("format: 1\ndeck: pop\nseed: 3\npairs: 2\ncards: same\nbegan: \(began)\n\n")
    let transcript = Transcript(on: machine)
    transcript.play("game")
    for first in 1...3 { for second in first + 1...4 { transcript.play("flip \(first) \(second)") } }
    let seconds = try #require(machine.all("records").first.flatMap { Int($0[6]) })
    #expect((0...253_402_300_799).contains(seconds))
  }
}
