import Testing

@testable import MemoryGame

struct TurnsTests {
  @Test func `a player who matches a pair goes on, and a mismatch passes the turn`() {
    var turns = Turns(players: 2)
    turns.completeMove(isMatch: true)
    #expect(turns.turn == 0 && turns.won == [1, 0] && turns.moves == [1, 0])
    turns.completeMove(isMatch: false)
    #expect(turns.turn == 1 && turns.moves == [2, 0])
    turns.completeMove(isMatch: false)
    #expect(turns.turn == 0 && turns.moves == [2, 1])
  }

  @Test func `a player alone is always next`() {
    var turns = Turns(players: 1)
    turns.completeMove(isMatch: false)
    #expect(turns.turn == 0 && turns.moves == [1])
  }

  @Test func `a game is drawn when all have passed in a row`() {
    var turns = Turns(players: 3)
    turns.pass()
    turns.pass()
    turns.completeMove(isMatch: true)
    turns.pass()
    turns.pass()
    #expect(!turns.isDrawn && turns.turn == 1)
    turns.pass()
    #expect(turns.isDrawn && turns.won == [0, 0, 1])
  }

  @Test func `everything can be taken back`() {
    var chance = SplitMix64(seed: 1)
    var turns = Turns(players: 3)
    var stages = [turns]
    for _ in 0..<300 {
      let pick = chance.below(3)
      if pick == 2, turns.passes < 2 { turns.pass() } else { turns.completeMove(isMatch: pick == 0) }
      stages.append(turns)
    }
    while let after = stages.popLast(), let before = stages.last {
      var turns = after
      if after.passes > 0 {
        turns.takeBackPass()
      } else {
        turns.takeBackMove(wasMatch: after.won != before.won, passes: before.passes)
      }
      #expect(turns == before)
    }
  }
}

extension Turns {
  var won: [Int] { (0..<players).map { score(of: $0).pairs } }
  var moves: [Int] { (0..<players).map { score(of: $0).moves } }
}
