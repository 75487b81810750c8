import Testing
@testable import MemoryGame

/// The expected number of moves, the values of flips, and the distribution of moves.
struct PerfectPlayTests {
  let play = PerfectPlay(pairs: 60)

  private static let pars: [(Int, Double)] = [
    (1, 1), (2, 8.0 / 3), (3, 13.0 / 3), (4, 622.0 / 105), (8, 558_242.0 / 45_045),
  ]

  @Test(arguments: pars)
  func `par of small games matches the paper`(pairs: Int, par: Double) {
    #expect(isNear(play.par(pairs: pairs), par))
    #expect(isNear(Par(pairs: pairs).moves, par) && !Par(pairs: pairs).isAsymptotic)
  }

  @Test func `par approaches the asymptote but differs from it`() {
    #expect(abs(Par(pairs: 1000).moves - Par.asymptote(pairs: 1000)) < 1e-3)
    #expect(!Par(pairs: 1000).isAsymptotic)
    #expect(Par(pairs: 1001).isAsymptotic)
    #expect(Par(pairs: 1001).moves - Par(pairs: 1000).moves < 1.7)
    #expect(PerfectPlay.table(pairs: 1001) == nil)
  }

  @Test func `a larger table, or one that grew, has the same means`() {
    #expect((1...60).allSatisfy { PerfectPlay(pairs: $0).par(pairs: $0) == play.par(pairs: $0) })
    _ = PerfectPlay.table(pairs: 20)
    #expect(PerfectPlay.table(pairs: 60)?.par(pairs: 60) == play.par(pairs: 60))
  }

  @Test func `the best first flip is one of a known pair or an unseen card`() {
    forEachPosition { position in
      let unseen = position.unseen > 0 ? play.valueOfUnseenFirst(at: position) : .infinity
      let single = position.singles > 0 ? play.valueOfBestSecond(at: position, isMateKnown: false) : .infinity
      let pair = position.knownPairs > 0 ? play.valueOfBestSecond(at: position, isMateKnown: true) : .infinity
      #expect(isNear(position.knownPairs > 0 ? pair : unseen, play.value(position)), "\(position)")
      #expect(min(unseen, single, pair) > play.value(position) - 1e-9, "\(position)")
    }
  }

  @Test func `the best second flip is the known mate or an unseen card`() {
    forEachPosition { position in
      for isMateKnown in [false, true] where isMateKnown ? position.knownPairs > 0 : position.singles > 0 {
        let best = play.valueOfBestSecond(at: position, isMateKnown: isMateKnown)
        let other = position.known > (isMateKnown ? 2 : 1) ? 1 + play.value(position) : .infinity
        let unseen =
          position.unseen > 0 ? play.valueOfUnseenSecond(at: position, isMateKnown: isMateKnown) : .infinity
        #expect(min(other, unseen) > best - 1e-9)
      }
    }
  }

  /// Positions of up to 14 pairs, and some of 60.
  private func forEachPosition(_ body: (Position) -> Void) {
    for pairs in Array(1...14) + [60] {
      for knownPairs in 0...min(pairs, 5) {
        for singles in 0...pairs - knownPairs {
          body(Position(pairs: pairs, singles: singles, knownPairs: knownPairs))
        }
      }
    }
  }

  @Test func `the sums and quantiles for four pairs match the 105 pairings`() throws {
    let distribution = try #require(MoveDistribution.perfect(pairs: 4))
    #expect(isNear(distribution.share(of: 0...5), 21.0 / 105))
    #expect(isNear(distribution.share(of: 0...6), 91.0 / 105))
    #expect(distribution.share(of: 0...3) == 0 && distribution.share(of: 0...7) == 1)
    let shares: [Double] = [0, 21 / 105, 0.21, 0.5, 91 / 105, 0.9, 1]
    #expect(shares.map(distribution.quantile) == [4, 5, 6, 6, 6, 7, 7])
  }

  @Test(arguments: [1, 2, 3, 8, 50, 200])
  func `the distribution sums to 1 and has the mean of the recurrence`(pairs: Int) throws {
    let distribution = try #require(MoveDistribution.perfect(pairs: pairs))
    let sum = (0...3 * pairs).reduce(0) { $0 + distribution.share(of: $1...$1) }
    #expect(isNear(sum, 1))
    #expect(isNear(distribution.mean, Par(pairs: pairs).moves))
    #expect(MoveDistribution.perfect(pairs: 201) == nil)
  }

  /// Plays all layouts of a few pairs by the rules of best play, without a recurrence.
  @Test(arguments: 1...4)
  func `the distribution matches all layouts, played out`(pairs: Int) throws {
    var counts: [Int: Int] = [:]
    forEachPairing(of: Array(0..<2 * pairs)) { faces in
      var board = Board(faces: faces)
      var knowledge = Knowledge(pairs: pairs, deckSize: pairs)
      while !board.isFinished {
        let hint = Hint(on: board, as: knowledge)!
        _ = board.observeAndFlip(hint.card, &knowledge)
      }
      counts[board.moves, default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    #expect(all == [1, 3, 15, 105][pairs - 1])
    let distribution = try #require(MoveDistribution.perfect(pairs: pairs))
    for (moves, count) in counts {
      #expect(isNear(distribution.share(of: moves...moves), Double(count) / Double(all)))
    }
  }

  /// Calls `body` with every way to pair up the cards, as the faces that the cards then have.
  private func forEachPairing(of cards: [Int], faces: [UInt32] = [], _ body: ([UInt32]) -> Void) {
    let faces = faces.isEmpty ? Array(repeating: UInt32.max, count: cards.count) : faces
    guard let first = cards.first else { return body(faces) }
    for mate in cards.dropFirst() {
      var faces = faces
      faces[first] = UInt32(cards.count / 2 - 1)
      faces[mate] = faces[first]
      forEachPairing(of: cards.filter { $0 != first && $0 != mate }, faces: faces, body)
    }
  }
}

func isNear(_ one: Double, _ other: Double, by distance: Double = 1e-9) -> Bool { abs(one - other) < distance }

extension Position {
  /// Cards that have been seen and are not matched yet.
  var known: Int { singles + 2 * knownPairs }
}

extension Board {
  /// The face of the first card of a move that waits for the second.
  var faceOfFirst: UInt32? {
    if case .first(let card) = faceUp { faces[card - 1] } else { nil }
  }

  /// Flips a card, watched by perfect memory.
  mutating func observeAndFlip(_ card: Int, _ knowledge: inout Knowledge) -> Sight {
    let sight = knowledge.observe(card, face: faces[card - 1], first: faceOfFirst)
    _ = try! flip(card)
    return sight
  }
}
