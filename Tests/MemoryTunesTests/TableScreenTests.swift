import Testing
@testable import App
@testable import MemoryTunes

import Text

/// The lines and cells that a screen keeps from one drawing to the next.
struct TableScreenTests {
  @Test(arguments: 0..<60)
  func `a screen that has drawn before draws like a new one`(seed: UInt64) {
    let lines = RandomLines(seed: seed)
    let machine = Machine(lines.chance)
    let transcript = Transcript(on: machine, set: { $0.isJSON = true })
    var (kept, style) = (TableScreen(), Style())
    var drawings = 0
    for _ in 0..<60 {
      machine.time += lines.chance.pick([0, 0, 1, 59, 3600])
      transcript.play(lines.chance.below(5) == 0 ? lines.move() : lines.next(on: transcript.state))
      if transcript.state.confirmation.open != nil { transcript.play("yes") }
      guard let table = transcript.state.game.table else { continue }
      if lines.chance.below(8) == 0 {
        style.width = lines.chance.pick([20, 40, 80, 120])
        style.height = lines.chance.pick([nil, 12, 24])
        style.language = lines.chance.pick([.english, .russian, .chinese])
      }
      drawings += 1
      let start = transcript.state.lineStart
      func draw(_ screen: inout TableScreen) -> [UInt8] {
        Output.text { output in
          screen.draw(
            table, since: start, height: style.height, style: style, into: &output)
        }
      }
      var new = TableScreen()
      let (expected, drawn) = (draw(&new), draw(&kept))
      #expect(drawn == expected, "\(String(decoding: drawn, as: UTF8.self))")
    }
    #expect(drawings > 20)
  }
}
