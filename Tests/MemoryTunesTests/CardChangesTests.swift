import Foundation
import Testing
@testable import MemoryTunes

/// `--shown changed`: what an answer leaves out follows from the answers before.
struct CardChangesTests {
  /// What a client knows of the cards.
  private struct Client {
    var cards: [Int: NSDictionary] = [:]

    mutating func add(_ game: [String: Any]) {
      for card in game["hidden"] as! [Int] { cards[card] = nil }
      for card in game["shown"] as! [NSDictionary] { cards[card["card"] as! Int] = card }
    }
  }

  private func game(_ answer: String) throws -> [String: Any]? {
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    return object?["game"] as? [String: Any]
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `adding up the changes gives all cards that can be seen`(seed: UInt64) throws {
    let whole = Transcript(seed: seed) { $0.isJSON = true }
    let changed = Transcript(seed: seed) {
      $0.isJSON = true
      $0.showsChanges = true
    }
    let lines = RandomLines(seed: seed)
    var (client, compared) = (Client(), 0)
    for number in 0..<80 {
      let line =
        number == 0 ? "play 3" : lines.pick([lines.next(on: whole.state), lines.move(), "repeat", "reveal"])
      let answers = (whole.play(line), changed.play(line))
      if answers.0.isEmpty { continue }
      let (expected, found) = (try game(answers.0), try game(answers.1))
      guard let expected, let found else {
        client = Client()
        continue
      }
      client.add(found)
      compared += 1
      let cards = expected["shown"] as! [NSDictionary]
      #expect(client.cards.keys.sorted() == cards.map { $0["card"] as! Int }, "\(line)")
      #expect(cards.allSatisfy { client.cards[$0["card"] as! Int] == $0 }, "\(line)")
    }
    #expect(compared > 10)
  }
}
