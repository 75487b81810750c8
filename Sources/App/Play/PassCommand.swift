import MemoryGame
import Wording

package let passCommand = Command<any TableAction>(
  name: "pass", place: .game, availability: .inSharedPlay
) { _ in PassRequested() }

/// A whole move is given up.
struct PassRequested: TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    .answer(table.programsTurn ?? table.pass(analyst))
  }
}

extension Table {
  mutating func pass(_ analyst: Analyst) -> any PlayAnswer {
    if let refusal = passRefusal(analyst) { return refusal }
    game.pass()
    return game.turns.isDrawn ? GameEnded(code: .done("drawn")) : MoveEnded(kind: .pass)
  }

  func passRefusal(_ analyst: Analyst) -> PassRefusal? {
    if players.list.count < 2 { return .alone }
    if game.isOver { return .isOver }
    if game.board.faceUp.isFirst { return .moveBegun }
    return analyst.analysis(of: self).knowledge.position.known < 2 ? .tooFewShown : nil
  }
}

/// Why a player cannot pass.
enum PassRefusal: PlayAnswer {
  case alone
  case isOver
  /// A card of the move is already turned up.
  case moveBegun
  /// Fewer than two cards that are not matched have been shown.
  case tooFewShown

  var code: AnswerCode {
    switch self {
    case .alone: .refused("playing-alone")
    case .isOver: .refused("game-over")
    case .moveBegun: .refused("move-begun")
    case .tooFewShown: .refused("too-few-shown")
    }
  }

  func message(_ context: AnswerContext) -> String? {
    let (word, words) = (context.firstWord, context.words)
    return switch self {
    case .alone: words.passAlone(word: word)
    case .isOver: words.gameIsOver
    case .moveBegun: words.passInMove(word: word)
    case .tooFewShown: words.passTooEarly(word: word)
    }
  }
}
