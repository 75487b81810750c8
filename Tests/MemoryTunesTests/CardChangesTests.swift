import Testing
@testable import MemoryTunes

/// `--shown changed`: what an answer leaves out follows from the answers before.
struct CardChangesTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `adding up the changes gives all cards that can be seen`(seed: UInt64) throws {
    let whole = Transcript(seed: seed) { $0.isJSON = true }
    let changed = Transcript(seed: seed) { ($0.isJSON, $0.showsChanges) = (true, true) }
    let lines = RandomLines(seed: seed)
    // What a client knows of the cards.
    var (cards, compared) = ([Int: JSONValue](), 0)
    for number in 0..<80 {
      let line =
        number == 0 ? "play 3" : lines.pick([lines.next(on: whole.state), lines.move(), "repeat", "reveal"])
      let answers = [whole, changed].map { $0.play(line) }
      if answers[0].isEmpty { continue }
      let games = try answers.map { try JSONValue(json: $0)["game"] }
      for card in games[1]?["hidden"]?.elements ?? [] { cards[card.count!] = nil }
      for card in games[1]?["shown"]?.elements ?? [] { cards[card["card"]!.count!] = card }
      if games[0] == .null { cards = [:] } else { compared += 1 }
      let shown = games[0]?["shown"]?.elements ?? []
      #expect(cards.sorted { $0.key < $1.key }.map(\.value) == shown, "\(line)")
    }
    #expect(compared > 10)
  }
}
