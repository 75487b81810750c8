import Testing
@testable import App
@testable import MemoryTunes

/// Whole games of one to four persons, answer by answer, against the rules as the manual has them.
struct GameModelTests {
  private static let deck = try! Deck(
    name: "deck.tsv", file: Array((1...30).map { "T\($0)\tA\($0)\n" }.joined().utf8))

  private enum Kind { case one, two, pass, undo, redo, reveal }

  /// How often lines are played, and how often by players who pass and change their minds.
  private static let kinds: [[Kind]] = [
    [.one, .one, .one, .one, .one, .two, .two, .two, .pass, .undo, .redo],
    [.one, .two, .two, .two, .pass, .pass, .undo, .undo, .redo, .redo],
    [.one, .two, .two, .two, .two, .pass, .undo, .redo, .reveal],
  ]

  @Test(arguments: 0..<100)
  func `every answer is what the rules say, from the first card to the last and back`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let names = Array(["ann", "ben", "you", "zoe"].prefix(1 + chance.below(4)))
    let transcript = Transcript(deck: Self.deck) { $0.isJSON = true }
    // Several games of one session.
    for game in 0..<3 {
      transcript.play("players \(names.joined(separator: " "))")
      let pairs = chance.pick([2, 2, 3, 4, 8, 15])
      let number = seed + 1000 * UInt64(game)
      let faces = DealModel.deal(Array(1...30), pairs: pairs, seed: number).cards
      var model = GameModel(seed: number, faces: faces, names: names)
      transcript.play("seed \(number)")
      expect(transcript.play("play \(pairs)"), true, model.json(since: 0))
      let kinds = chance.pick(Self.kinds)
      for _ in 0..<10 * pairs { play(chance.pick(kinds), transcript, &model, chance) }
      transcript.play("reveal")
    }
  }

  private func play(_ kind: Kind, _ transcript: Transcript, _ model: inout GameModel, _ chance: Chance) {
    let before = model.lines.count
    func card() -> Int { chance.below(model.faces.count + 2) }
    // Often the mate of the last card.
    let last = model.lines.last?.last
    var (first, second) = (card(), card())
    if case .flip(let card) = last, chance.below(2) == 0 {
      first = model.faces.indices.first { $0 != card - 1 && model.faces[$0] == model.faces[card - 1] }! + 1
    }
    if chance.below(4) == 0, model.faces.indices.contains(first - 1) {
      second = model.faces.indices.first { $0 != first - 1 && model.faces[$0] == model.faces[first - 1] }! + 1
    }
    switch kind {
    case .undo where before > 0:
      model.undo()
      expect(transcript.play("undo"), true, model.json(since: model.lines.count))
    case .redo where !model.undone.isEmpty:
      model.redo()
      expect(transcript.play("redo"), true, model.json(since: model.lines.count))
    case .pass:
      let isPlayed = model.play([.pass])
      expect(transcript.play("pass"), isPlayed, model.json(since: before))
    case .reveal:
      let isPlayed = model.play([.reveal])
      expect(transcript.play("reveal"), isPlayed, model.json(since: before))
    case .two:
      let isPlayed = model.play([.flip(first), .flip(second)])
      expect(transcript.play("flip \(first) \(second)"), isPlayed, model.json(since: before))
    case .one, .undo, .redo:
      let isPlayed = model.play([.flip(first)])
      expect(transcript.play("\(first)"), isPlayed, model.json(since: before))
    }
  }

  private func expect(_ answer: String, _ isOK: Bool, _ game: (beforePar: String, afterPar: String)) {
    let parts = ["\"ok\":\(isOK),", game.beforePar, game.afterPar]
    #expect(parts.allSatisfy(answer.contains), "\(answer)\nand not\n\(parts)")
  }
}
