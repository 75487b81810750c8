import Testing

@testable import MemoryGame

/// Simulated games with bots.
struct BotSimulationTests {
  /// A bot that remembers everything it is shown.
  private struct Rememberer {
    private(set) var faces: [Int: UInt32] = [:]

    mutating func choice(_ question: BotQuestion) -> Choice {
      if question.isNewGame { faces = [:] }
      for turned in question.turned { faces[turned.card.number] = turned.card.face }
      let cards = (1...2 * question.pairs).filter { question.allows(.flip($0)) }
      let known = cards.filter { faces[$0] != nil }
      let mate = known.first { card in
        let others = question.first.map { [$0] } ?? known
        return others.contains { $0 != card && faces[$0] == faces[card] }
      }
      return .flip(mate ?? cards.first { faces[$0] == nil } ?? cards[0])
    }
  }

  @Test func `a bot is shown each turned card once, and no other`() {
    var (first, other) = (Rememberer(), Rememberer())
    var told: [Int: [TurnedCard]] = [:]
    var simulator = Simulator(Simulation(pairs: 5, players: [nil, .optimal, nil], seed: 3, first: 0))
    let tally = simulator.play(0..<50) { question in
      if question.isNewGame { told[question.seat] = [] }
      told[question.seat]! += question.turned
      let all = told[question.seat]!
      // The card that is up was turned by the bot itself, and last.
      if let card = question.first {
        #expect(all.last?.card.number == card && all.last?.seat == question.seat)
        #expect(question.turned.count == 1)
      }
      // Before a move, only whole moves were made.
      if question.first == nil { #expect(all.count.isMultiple(of: 2)) }
      #expect(Set(all.map(\.card.number)).isSuperset(of: question.matched))
      if question.isNewGame { #expect(question.seat == 0 ? all.isEmpty : !all.isEmpty) }
      return question.seat == 0 ? first.choice(question) : other.choice(question)
    } isStopped: {
      false
    }
    #expect(tally.games == 50 && tally.won.reduce(0, +) == 250)
  }
}
