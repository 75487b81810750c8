import Testing
@testable import MemoryTunes

/// A typed line turns cards for persons only, whoever plays before and after them.
struct TypedTurnTests {
  private static func session(_ seats: [String], pairs: Int, seed: UInt64) -> Transcript {
    let transcript = Transcript(
      seed: seed,
      set: {
        $0.isJSON = true
        for seat in seats where seat.hasPrefix("bot") { try! $0.set(.bot, to: Array("\(seat)=unused".utf8)) }
      },
      world: {
        $0.askBot = { _, question, _ in
          .success(.flip((1...2 * question.pairs).last { question.allows(.flip($0)) }!))
        }
      })
    transcript.play(lines: ["players " + seats.joined(separator: " "), "play \(pairs)"])
    return transcript
  }

  @Test func `two cards in a line are two lines, refused if another's turn may come between`() throws {
    var (taken, refused) = (0, 0)
    for seed in 0..<100 as Range<UInt64> {
      let chance = Chance(seed: seed)
      let others = ["ben", "zoe", "random", "capacity:3", "bot1", "bot2"]
      var seats = (0..<chance.below(4)).map { _ in chance.pick(others) }
      seats.insert("ann", at: chance.below(seats.count + 1))
      if Set(seats).count < seats.count { continue }
      let pairs = 2 + chance.below(5)
      let (line, lines) = (
        Self.session(seats, pairs: pairs, seed: seed), Self.session(seats, pairs: pairs, seed: seed)
      )
      while let table = line.state.game.table, !table.game.isOver {
        let (game, seat) = (table.game, table.game.turns.turn)
        #expect(Self.isPerson(seats[seat]), "\(seats)")
        var cards = game.board.cards.filter(game.board.canFlip)
        cards.swapAt(0, chance.below(cards.count))
        // The last card that can be turned has no other.
        let pair = cards.count > 1 && chance.below(4) > 0
        if pair { cards.swapAt(1, 1 + chance.below(cards.count - 1)) }
        let typed = cards.prefix(pair ? 2 : 1)
        line.play("flip " + typed.map(String.init).joined(separator: " "))
        let mayPass = game.board.faceUp.isFirst && !Self.isPerson(seats[(seat + 1) % seats.count])
        if pair, mayPass {
          #expect(line.state.isRefusal && Standing(line.state.game) == Standing(lines.state.game), "\(seats)")
          refused += 1
          continue
        }
        taken += 1
        #expect(!line.state.isRefusal, "\(seats) \(typed): \(line.text)")
        for card in typed { lines.play("flip \(card)") }
        #expect(Standing(line.state.game) == Standing(lines.state.game), "\(seats) \(typed)")
        let turned = line.state.answer.turned.prefix(typed.count)
        #expect(turned.map(\.card.number) == Array(typed))
        #expect(turned.allSatisfy { Self.isPerson(seats[$0.seat]) }, "\(seats) \(typed)")
      }
    }
    #expect(taken > 300 && refused > 30, "\(taken) \(refused)")
  }

  private static func isPerson(_ name: String) -> Bool { !name.contains(/random|:|bot/) }

  @Test func `other words add a favorite, and never remove one`() {
    let session = Transcript(isTyped: true, on: Machine())
    session.play(lines: ["play 2", "1"])
    for (line, isAdded) in [("favorite 1", true), ("please favorite 1", true), ("favorite 1", false)] {
      session.play(line)
      if line.hasPrefix("please") { session.play("yes") }
      guard case .favored(_, let change)? = session.state.answer.headline else {
        Issue.record("\(line): \(session.text)")
        continue
      }
      #expect(change.isAdded == isAdded && change.pairs == (isAdded ? 1 : 0), "\(line)")
    }
  }
}
