import Testing
@testable import MemoryGame

/// Simulated games with bots.
struct BotSimulationTests {
  @Test func `a bot is shown each turned card once, and no other`() {
    var chance = SplitMix64(seed: 3)
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
      #expect(question.first == nil || !question.allows(.pass))
      // Before a move, only whole moves were made.
      if question.first == nil { #expect(all.count.isMultiple(of: 2)) }
      #expect(Set(all.map(\.card.number)).isSuperset(of: question.matched))
      if question.isNewGame { #expect(question.seat == 0 ? all.isEmpty : !all.isEmpty) }
      let cards = (1...2 * question.pairs).filter { question.allows(.flip($0)) }
      return .flip(cards[chance.below(cards.count)])
    } isStopped: {
      false
    }
    #expect(tally.games == 50 && tally.won.reduce(0, +) == 250)
  }
}
