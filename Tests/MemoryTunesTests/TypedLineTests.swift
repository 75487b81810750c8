import Testing
@testable import App
@testable import MemoryTunes

/// Lines that mean the same, however they are typed.
struct TypedLineTests {
  private func board(after lines: [String]) -> (flips: Int?, notice: (any Answer)?) {
    let transcript = Transcript()
    transcript.play(lines: lines)
    return (transcript.state.game.table?.game.board.flips, transcript.state.answer)
  }

  @Test(arguments: [
    "3 7", "3,7", "3, 7", "3 ,7", " 3 , 7 ", "03\t7", "flip 3,7", "flip 3, 7", "F 3 , 7", "flip 3 7",
  ])
  func `two numbers flip two cards`(line: String) {
    #expect(board(after: ["play", line]).flips == 2)
  }

  @Test(arguments: [
    ",3", "3,,7", "3,a", "flip 3,,7", "3 7 9", "3,7,9", "flip 3,7,9", "-3", "flip -3", "flip 3 -7", "3.5",
    "flip 3.5", "3:7", "+3", "3--7", "a1", "flip a1", "3 or 7", "not 3", "3-",
  ])
  func `anything but a list of one or two numbers flips nothing`(line: String) {
    let (flips, notice) = board(after: ["play", line])
    #expect(flips == 0 && notice?.isRefusal == true)
  }

  @Test func `nothing is asked about a game that there is not`() {
    #expect(
      Transcript(isTyped: true, on: Machine()).play("forget game") == "Nothing to delete: your saved game.\n")
  }

  @Test func `no cancels what was asked about`() {
    let machine = Machine()
    let transcript = Transcript(isTyped: true, on: machine)
    transcript.play("play 2")
    transcript.play("forget game")
    #expect(transcript.play("no") == "Not deleted: your saved game.\n")
    #expect(transcript.play("yes").hasPrefix("There is no question to answer."))
    #expect(machine.saved != nil)
  }
}
