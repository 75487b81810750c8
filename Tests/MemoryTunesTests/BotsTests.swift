import Testing
import Wording
@testable import MemoryTunes

@testable import MemoryGame

/// Games of people and computer players.
struct BotsTests {
  @Test(arguments: 0..<40)
  func `a game edited to a program's half move goes on`(seed: UInt64) {
    for name in ["optimal", "random", "forgetful:0.5", "capacity:2", "zwick-paterson"] {
      var chance = SplitMix64(seed: seed)
      let header = "format: 1\ndeck: pop\nseed: \(seed)\npairs: 3\ncards: same\nplayers: a \(name)\n\n"
      var cards = (0..<chance.below(9)).map { _ in "\(1 + chance.below(6))" }
      let file = { header + cards.joined(separator: " ") + "\n" }
      while savedGame(file()) == nil { cards.removeLast() }
      let machine = Machine()
      machine.put(file())
      let transcript = Transcript(on: machine) { $0.isJSON = true }
      transcript.session.flush()
      #expect(transcript.text.contains("\"log\":[]"))
      transcript.play("game")
      let table = transcript.state.game.table!
      #expect(table.game.isOver || table.player.strategy == nil)
    }
  }

  @Test(arguments: 0..<60)
  func `undo and redo include program moves, which stay the same`(seed: UInt64) {
    let players = ["you optimal", "random you forgetful:0.5", "capacity:3 you", "zwick-paterson you"]
    var chance = SplitMix64(seed: seed)
    let names = players[chance.below(players.count)]
    func begun() -> Transcript {
      let transcript = Transcript(set: { $0.isJSON = true })
      transcript.play(lines: ["players \(names)", "seed \(seed)", "play 5"])
      return transcript
    }
    let (one, other) = (begun(), begun())
    for _ in 0..<12 where !one.state.game.table!.game.isOver {
      let cards = one.state.game.table!.game.board.cards.filter(one.state.game.table!.game.board.canFlip)
      let line = "flip \(cards[chance.below(cards.count)])"
      let answer = one.play(line)
      if chance.below(2) == 0 {
        one.play("undo")
        #expect(AnswerText.withoutLine(one.play(line)) == AnswerText.withoutLine(answer))
      }
      if chance.below(3) == 0 {
        one.play("undo")
        one.play("redo")
      }
      other.play(line)
      #expect(one.state.game.table!.game.board == other.state.game.table!.game.board)
      #expect(one.state.game.table!.game.turns == other.state.game.table!.game.turns)
    }
  }

  @Test(arguments: ["optimal", "random", "easy"])
  func `a game that no person played has no rank and is nobody's`(name: String) {
    let transcript = Transcript(on: Machine(), set: { $0.isJSON = true })
    transcript.play("players \(name)")
    #expect(transcript.play("play 2").contains("\"rank\":null"))
    #expect(transcript.play("stats").contains("No game alone has been started yet"))
  }
}
