import MemoryGame
import Wording

let passCommand = Command<any TableAction>(
  name: "pass", place: .game, availability: .inSharedPlay, consequence: .loses
) { _ in PassRequested() }

/// A whole move is given up.
struct PassRequested: TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    if let refusal = table.programsTurn { return .answer(refusal) }
    return .answer(table.pass(analyst))
  }
}

extension Table {
  mutating func pass(_ analyst: Analyst) -> any Answer {
    if let refusal = passRefusal(analyst) { return refusal }
    game.pass()
    return game.turns.isDrawn ? GameEnded("drawn") : MoveEnded(kind: .pass)
  }

  /// Why nobody can pass now; nil if it is possible.
  func passRefusal(_ analyst: Analyst) -> Said? {
    if players.list.count < 2 {
      return Said(.refused("playing-alone")) { $0.words.passAlone(word: $0.firstWord) }
    }
    if game.isOver { return .gameIsOver }
    if game.board.faceUp.isFirst {
      return Said(.refused("move-begun")) { $0.words.passInMove(word: $0.firstWord) }
    }
    // Two cards that are not matched have to be known.
    return analyst.analysis(of: self).knowledge.position.known < 2
      ? Said(.refused("too-few-shown")) { $0.words.passTooEarly(word: $0.firstWord) } : nil
  }
}

extension Said {
  static var gameIsOver: Said { Said(.refused("game-over")) { $0.words.gameIsOver } }
}
