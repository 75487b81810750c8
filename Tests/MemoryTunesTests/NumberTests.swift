import Testing
@testable import MemoryTunes

/// Numbers from outside are checked where they enter, and cannot overflow.
struct NumberTests {
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
