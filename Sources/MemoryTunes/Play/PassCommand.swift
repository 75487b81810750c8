import MemoryGame
import Wording

let passCommand = Command(
  name: "pass", place: .game, availability: .inSharedPlay, consequence: .loses
) { _ in .game(PassRequested()) }

/// A whole move is given up.
struct PassRequested: TableAction {
  func reduce(_ table: inout Table) -> Next {
    if let refusal = table.programsTurn { return .answer(refusal) }
    return .answer(table.pass())
  }
}

extension Table {
  mutating func pass() -> any Answer {
    if let refusal = passRefusal { return refusal }
    game.pass()
    return game.turns.isDrawn ? GameEnded("drawn") : MoveEnded(kind: .pass)
  }

  /// Why nobody can pass now; nil if it is possible.
  var passRefusal: Said? {
    if players.list.count < 2 {
      return Said(.refused("playing-alone")) { $0.words.passAlone(word: $0.firstWord) }
    }
    if game.isOver { return .gameIsOver }
    if game.board.faceUp.isFirst {
      return Said(.refused("move-begun")) { $0.words.passInMove(word: $0.firstWord) }
    }
    return game.hasTwoUnmatched
      ? nil : Said(.refused("too-few-shown")) { $0.words.passTooEarly(word: $0.firstWord) }
  }
}

extension Said {
  static var gameIsOver: Said { Said(.refused("game-over")) { $0.words.gameIsOver } }
}
