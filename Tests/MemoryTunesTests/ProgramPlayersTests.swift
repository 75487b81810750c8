import Testing

@testable import MemoryTunes

/// Games of people and players of the program.
struct ProgramPlayersTests {
  private func log(_ transcript: Transcript) -> [CompletedMove] {
    transcript.state.game.table!.moves(since: transcript.state.game.lineBegan)
  }

  @Test func `nobody can turn a card in the place of a player of the program`() {
    for second in 3...6 {
      let transcript = Transcript(set: { $0.isJSON = true })
      for line in ["players a optimal", "seed 2", "play 3", "flip 1"] { transcript.play(line) }
      #expect(transcript.play("flip 2 \(second)").contains("\"ok\":false"))
      #expect(transcript.state.game.table!.board.flips == 1)
      #expect(transcript.play("flip 2").contains("\"log\":[[0,1,2],[1,"))
    }
  }

  @Test func `a line is answered whatever was turned before a player's move`() {
    let transcript = Transcript()
    for line in [
      "players zwick-paterson Z", "seed 13187925727547025671", "play 5", "flip 4 10", "f 9 7", "f 8", "f 6 6",
      "f 6",
    ] { transcript.play(line) }
    #expect(transcript.state.game.table!.player.name == "Z" || transcript.state.game.table!.isOver)
  }

  @Test(arguments: 0..<40)
  func `a game that a meddled file left in the middle of a program's move goes on`(seed: UInt64) {
    for name in ["optimal", "random", "forgetful:0.5", "capacity:2", "zwick-paterson"] {
      var chance = SplitMix64(seed: seed)
      var script = "players a \(name)\ngiven seed \(seed)\nplay 3\n"
      for _ in 0..<chance.below(9) { script += "flip \(1 + chance.below(6))\n" }
      var lines = script.split(separator: "\n")
      while Resumption(script: Array(script.utf8), seed: 0).game == nil {
        lines.removeLast()
        script = lines.joined(separator: "\n") + "\n"
      }
      let transcript = Transcript(set: { $0.isJSON = true }) { world in
        var home = World.Home()
        home.waitingGame = { Array(script.utf8) }
        world.home = home
      }
      transcript.session.flush()
      #expect(transcript.text.contains("\"log\":[]"))
      transcript.play("game")
      let table = transcript.state.game.table!
      #expect(table.isOver || table.player.strategy == nil)
    }
  }

  @Test(arguments: 0..<60)
  func `what the program's players did is undone and done again, and they choose as they did`(seed: UInt64) {
    let players = ["you optimal", "random you forgetful:0.5", "capacity:3 you", "zwick-paterson you"]
    var chance = SplitMix64(seed: seed)
    let names = players[chance.below(players.count)]
    func begun() -> Transcript {
      let transcript = Transcript(set: { $0.isJSON = true })
      for line in ["players \(names)", "seed \(seed)", "play 5"] { transcript.play(line) }
      return transcript
    }
    let (one, other) = (begun(), begun())
    for _ in 0..<12 where !one.state.game.table!.isOver {
      let cards = one.state.game.table!.board.cards.filter(one.state.game.table!.board.canFlip)
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
      #expect(one.state.game.table!.board == other.state.game.table!.board)
      #expect(one.state.game.table!.turns == other.state.game.table!.turns)
    }
  }

  @Test func `a move of a line that was begun before names both cards, and only then`() {
    let transcript = Transcript()
    for line in ["players a b", "play 4", "flip 1"] { transcript.play(line) }
    #expect(log(transcript) == [])
    transcript.play("flip 2")
    #expect(log(transcript) == [CompletedMove(seat: 0, cards: [1, 2], wasBegun: true)])
    transcript.play("show")
    #expect(log(transcript) == [])
  }
}
