import MemoryGame
import Testing

@testable import MemoryTunes

/// What holds after every line, whatever was typed.
struct InvariantTests {
  /// A session in which lines of every command are typed.
  private final class Play {
    var lines: RandomLines
    let machine: Machine
    let session: Transcript
    /// What is kept, and the game to which it leads.
    private var saved: (script: [UInt8], game: GameState?) = ([], nil)

    init(seed: UInt64) {
      lines = RandomLines(seed: seed)
      let machine = Machine(seed: seed)
      self.machine = machine
      session = Transcript(
        seed: seed,
        set: {
          $0.isJSON = true
          $0.tunes = [.builtIn, .auto, .online][Int(seed % 3)]
          $0.pairs = seed % 2 == 0 ? nil : 3
        }, world: machine.appear)
    }

    func play(_ line: String) { session.play(line) }

    var savedGame: GameState? {
      if saved.script != machine.kept {
        saved = (machine.kept, MemoryTunesTests.savedGame(machine.kept))
      }
      return saved.game
    }
  }

  @Test(arguments: 0..<60)
  func `any sequence of lines keeps the invariants`(seed: UInt64) throws {
    let play = Play(seed: seed)
    for _ in 0..<120 {
      let before = play.session.state
      let line = play.lines.anything(on: before)
      play.play(line)
      let after = play.session.state
      if after.isRefusal { expectUnchanged(before, after, line) }
      expectInvariants(after, line)
      expectProgress(before, after, line)
      try expectSaved(play, line)
      if play.lines.chance.below(10) == 0 { expectThereAndBack(play) }
    }
  }

  @Test func `every command occurs among the lines`() {
    var words: Set<String> = []
    for seed in 0..<60 as Range<UInt64> {
      var lines = RandomLines(seed: seed)
      let state = AppState(game: GameState(next: NextGame(category: .pop, seed: seed)))
      for _ in 0..<120 {
        let line = lines.anything(on: state).split(separator: " ")
        words.insert(String(line.first ?? ""))
        if line.first == "given" { words.insert("given \(line[1])") }
      }
    }
    #expect(words.isSuperset(of: CommandList<AppAction>.all.commands.map(\.name)))
    #expect(words.isSuperset(of: GivenLine.usages.map(\.name).map { "given \($0)" }))
  }

  private func expectUnchanged(_ before: AppState, _ after: AppState, _ line: String) {
    #expect(after.path == before.path, "\(line)")
    #expect(Standing(after.game) == Standing(before.game), "\(line)")
    #expect(after.game.deals == before.game.deals, "\(line)")
  }

  private func expectInvariants(_ state: AppState, _ line: String) {
    #expect(state.game.request == nil)
    guard let table = state.game.table else { return #expect(state.path.current != .game, "\(line)") }
    let board = table.game.board
    let up = board.cards.filter(board.isUp)
    let matched = board.cards.filter(board.isMatched)
    #expect(matched.count == 2 * board.matchedPairs, "\(line)")
    #expect(up.count - matched.count <= 2, "\(line)")
    #expect(Set(matched.map { board.faces[$0 - 1] }).count == board.matchedPairs, "\(line)")
    #expect(board.moves == board.flips / 2, "\(line)")
    #expect(board.isFinished == (matched.count == board.faces.count), "\(line)")
    #expect(board.faceUp.isFirst == (board.flips % 2 == 1), "\(line)")
    let scores = (0..<table.players.list.count).map(table.game.turns.score)
    #expect(scores.reduce(0) { $0 + $1.pairs } == board.matchedPairs, "\(line)")
    #expect(scores.reduce(0) { $0 + $1.moves } == board.moves, "\(line)")
  }

  private func expectProgress(_ before: AppState, _ after: AppState, _ line: String) {
    guard let old = before.game.table, let new = after.game.table, old.number == new.number else { return }
    #expect(new.game.board.faces == old.game.board.faces, "\(line)")
    if ["undo", "redo", "goto", "given"].contains(where: line.hasPrefix) { return }
    #expect(new.game.log.position >= old.game.log.position, "\(line)")
    #expect(
      old.game.board.cards.allSatisfy { !old.game.board.isMatched($0) || new.game.board.isMatched($0) },
      "\(line)")
  }

  /// What is kept leads to the game.
  private func expectSaved(_ play: Play, _ line: String) throws {
    guard !play.machine.kept.isEmpty else { return }
    let game = try #require(play.savedGame, "\(line)")
    let state = play.session.state.game
    #expect(Standing(game) == Standing(state), "\(line)")
    #expect(
      game.next.deck.map(SameTunes.init) == state.next.deck.map(SameTunes.init),
      "\(line): \(state.next.deckName), but \(game.next.deckName) is kept")
  }

  /// Back over a step and forth again.
  private func expectThereAndBack(_ play: Play) {
    // What was given counts from the next line on.
    play.play("show")
    let steps = play.session.state.steps
    guard steps.position > 0 else { return }
    let count = 1 + play.lines.chance.below(steps.position)
    let before = play.session.state
    play.play("undo \(count)")
    play.play("redo \(count)")
    let after = play.session.state
    let isSame =
      Standing(after.game, isTampered: true) == Standing(before.game, isTampered: true)
      && after.path == before.path && after.game.next == before.game.next
    #expect(isSame, "\(String(decoding: play.machine.recording.suffix(200), as: UTF8.self))")
  }
}
