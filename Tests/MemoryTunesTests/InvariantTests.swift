import Testing

@testable import MemoryTunes

/// What holds after every line, whatever was typed.
struct InvariantTests {
  @Test(arguments: 0..<100)
  func `any sequence of lines keeps the invariants`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: seed) { $0.pairs = 2 + chance.below(7) }
    for _ in 0..<300 {
      let before = transcript.state
      let line = Self.line(&chance)
      transcript.play(line)
      let after = transcript.state
      if after.isRefusal { expectUnchanged(before, after, line) }
      expectInvariants(after, line)
      expectProgress(before, after, line)
      guard !after.isOver else { return }
    }
  }

  private static func line(_ chance: inout SplitMix64) -> String {
    let lines = [
      "play", "play 2", "play 61", "menu", "back", "game", "categories", "category rap", "category 9", "show",
      "help", "seed \(chance.below(100))", "filp 1", "# comment", "", "flip", "flip 1 2 3", "flip \u{1B}[2J",
      "1", "2",
    ]
    let pick = chance.below(100)
    if pick < lines.count { return lines[pick] }
    let cards = (chance.below(18), chance.below(18))
    return pick % 2 == 0 ? "flip \(cards.0)" : "flip \(cards.0) \(cards.1)"
  }

  private func expectUnchanged(_ before: AppState, _ after: AppState, _ line: String) {
    #expect(after.path == before.path, "\(line)")
    #expect(after.game.next == before.game.next, "\(line)")
    #expect(after.game.table?.board == before.game.table?.board, "\(line)")
    #expect(after.game.deals == before.game.deals, "\(line)")
  }

  private func expectInvariants(_ state: AppState, _ line: String) {
    #expect(state.game.request == nil)
    guard let board = state.game.table?.board else { return #expect(state.path.current != .game, "\(line)") }
    let up = board.cards.filter(board.isUp)
    let matched = board.cards.filter(board.isMatched)
    #expect(matched.count == 2 * board.matchedPairs, "\(line)")
    #expect(up.count - matched.count <= 2, "\(line)")
    #expect(Set(matched.map { board.faces[$0 - 1] }).count == board.matchedPairs, "\(line)")
    #expect(board.moves == board.flips / 2, "\(line)")
    #expect(board.isFinished == (matched.count == board.faces.count), "\(line)")
    if case .first = board.lookedAt {
      #expect(board.flips % 2 == 1, "\(line)")
    } else {
      #expect(board.flips % 2 == 0)
    }
  }

  private func expectProgress(_ before: AppState, _ after: AppState, _ line: String) {
    guard after.game.deals == before.game.deals, let old = before.game.table?.board else { return }
    let new = after.game.table!.board
    #expect(new.faces == old.faces, "\(line)")
    #expect((0...2).contains(new.flips - old.flips), "\(line)")
    #expect(old.cards.allSatisfy { !old.isMatched($0) || new.isMatched($0) }, "\(line)")
  }
}
