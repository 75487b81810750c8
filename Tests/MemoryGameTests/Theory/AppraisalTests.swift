import Testing
@testable import MemoryGame

/// The worth of flips, one by one and together.
struct AppraisalTests {
  /// A game of four pairs in which a move is wasted and a mate is missed.
  @Test func `an example has the theoretical fractions`() {
    let cards = [1, 2, 3, 1, 4, 5, 1, 4, 6, 3, 7, 2, 5, 8]
    let rows: [[Double]] =
      [
        [622.0 / 105, 622.0 / 105, 622.0 / 105], [622.0 / 105, 622.0 / 105, 271.0 / 45],
        [271.0 / 45, 271.0 / 45, 61.0 / 10], [61.0 / 10, 33.0 / 5, 33.0 / 5],
        [33.0 / 5, 33.0 / 5, 13.0 / 2], [13.0 / 2, 43.0 / 6, 7],
      ] + Array(repeating: [7, 7, 7], count: 8)
    let game = Playing(faces: [0, 1, 2, 0, 3, 2, 1, 3], cards: cards)
    #expect(game.rows.map(\.card) == cards)
    for (row, expected) in zip(game.rows, rows) {
      #expect(zip([row.before, row.chosen, row.after], expected).allSatisfy { isNear($0, $1) }, "\(row)")
    }
    #expect(isNear(game.sums.regret, 7.0 / 6) && isNear(game.sums.luck, -19.0 / 210))
    #expect(isNear(Par(pairs: 4).skill(regret: game.sums.regret), 622.0 / 105 / (622.0 / 105 + 7.0 / 6)))
  }

  /// Before it, 999 of 1,000 tunes have been seen. Both ways to end the move are nearly as good.
  @Test func `a regret of a thousandth of a move is not rounded away`() {
    let faces = (0..<1000).map(UInt32.init)
    let game = Playing(faces: faces + faces, cards: Array(1...999) + [1, 1000, 2])
    #expect(isNear(game.rows.last?.regret ?? 0, 0.001))
  }

  @Test(arguments: 0..<50)
  func `moves equal par plus regret plus luck, for any flips`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let pairs = 1 + chance.below(12)
    let game = Playing(pairs: pairs, seed: seed, careless: chance.below(101))
    let par = Par(pairs: pairs)
    #expect(isNear(Double(game.board.moves), par.moves + game.sums.regret + game.sums.luck))
    #expect(game.rows.allSatisfy { $0.regret >= 0 })
    #expect(zip(game.rows, game.rows.dropFirst()).allSatisfy { $0.after == $1.before })
    #expect(par.skill(regret: game.sums.regret) > 0 && par.skill(regret: game.sums.regret) <= 1)
  }

  @Test(arguments: [0, 30, 100])
  func `luck is 0 on average, for any play`(careless: Int) {
    let games = 600
    let lucks = (0..<games).map { Playing(pairs: 6, seed: UInt64($0), careless: careless).sums.luck }
    let mean = lucks.reduce(0, +) / Double(games)
    let variance = lucks.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(games - 1)
    #expect(abs(mean) < 4 * (variance / Double(games)).squareRoot())
  }
}

/// A whole game, watched by perfect memory.
private struct Playing {
  var board: Board
  var knowledge: Knowledge
  let play: PerfectPlay
  var rows: [Appraisal] = []
  var sums = AppraisalSums()

  /// Flips these cards.
  init(faces: [UInt32], cards: [Int]) {
    board = Board(faces: faces)
    knowledge = Knowledge(pairs: board.pairs, deckSize: board.pairs)
    play = PerfectPlay.table(pairs: board.pairs)!
    for card in cards { flip(card) }
  }

  /// Flips until the game is finished: in this many of a hundred flips any card, otherwise a best one.
  init(pairs: Int, seed: UInt64, careless: Int) {
    self.init(faces: Deal(deckSize: pairs, pairs: pairs, seed: seed).faces, cards: [])
    var chance = SplitMix64(seed: ~seed)
    while !board.isFinished {
      if chance.below(100) < careless {
        let cards = board.cards.filter(board.canFlip)
        flip(cards[chance.below(cards.count)])
      } else {
        flip(Hint(on: board, as: knowledge)!.card)
      }
    }
  }

  private mutating func flip(_ card: Int) {
    rows.append(Appraisal(board.observeAndFlip(card, &knowledge), by: play))
    sums.add(rows.last!)
  }
}
