import Saved
import Testing
@testable import App
@testable import MemoryTunes

/// What a home records after random lines, compared with a model that knows lines and boards only.
struct RecordModelTests {
  /// A game and all of its copies: whether it was over. Undo does not forget that.
  private final class Game: Equatable {
    static func == (one: Game, other: Game) -> Bool { one === other }

    var wasOver = false
  }

  /// The rows of the home.
  private struct Files: Equatable {
    var finished = 0
    var revealed = 0
  }

  @Test(arguments: 0..<120)
  func `a game is recorded when it is first finished, whatever was undone, loaded or left`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let machine = Machine()
    var session = Transcript(seed: seed, on: machine)
    // The games after each step that can be undone; the last one is on the table.
    var games: [Game?] = [nil]
    var undone: [Game?] = []
    var saved: Game?
    var expected = Files()
    var learned: [Row] = []
    var lines: [String] = []

    func play(_ line: String) {
      lines.append(line)
      session.play(line)
    }
    func step(_ game: Game?) {
      games.append(game)
      undone = []
    }
    for _ in 0..<60 {
      let board = session.state.game.table?.game.board
      let isInPlay = session.state.game.isInPlay && session.state.path.current == .game
      let before = expected.finished
      switch chance.below(12) {
      case 0, 1:
        play(chance.pick(["play 2", "practice 2"]))
        step(Game())
      case 2, 3:
        play("undo")
        if games.count > 1 { undone.append(games.removeLast()) }
      case 4:
        play("redo")
        if let game = undone.popLast() { games.append(game) }
      case 5 where isInPlay && chance.below(3) == 0:
        play("reveal")
        if let game = games.last!, !game.wasOver {
          game.wasOver = true
          expected.revealed += 1
        }
        step(games.last!)
      case 6 where games.last! != nil:
        play("save x")
        saved = games.last!
      case 7 where saved != nil && chance.below(3) == 0:
        play("load x")
        step(saved)
      // After the end of a game, another one that waits is offered.
      case 8 where session.state.game.isInPlay && chance.below(3) == 0:
        play("quit")
        session = Transcript(on: machine)
        play("game")
        // Undo reaches back to the menu. Without a game, `game` is refused.
        (games, undone) = (games.last! == nil ? [nil] : [games.last!, games.last!], [])
      default:
        guard let board, isInPlay else { continue }
        let first = board.cards.first { board.canFlip($0) && !board.isUp($0) }!
        let mate = board.cards.first { $0 != first && board.faces[$0 - 1] == board.faces[first - 1] }!
        // Every third move is random, and may be a mistake.
        let second = chance.below(3) > 0 ? mate : board.cards.first { $0 != first && !board.isMatched($0) }!
        play(board.faceUp.isFirst ? "flip \(first)" : "flip \(first) \(second)")
        let game = games.last!!
        if session.state.game.table!.game.board.isFinished, !game.wasOver {
          game.wasOver = true
          expected.finished += 1
        }
        step(game)
      }
      let found = Files(
        finished: machine.aids.count, revealed: machine.all("deals WHERE outcome = 'revealed'").count)
      #expect(found == expected, "\(lines)")
      let lessons = machine.all("learned")
      #expect(lessons == learned || expected.finished > before, "learned twice: \(lines)")
      learned = lessons
      if (session.state.answer as? GameEnded)?.rank != nil {
        #expect(expected.finished > before, "ranked twice: \(lines)")
      }
      if found != expected { return }
    }
  }
}
