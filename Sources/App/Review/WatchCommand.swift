import MemoryGame
import Text
import Wording

package let watchCommand = Command<any TableAction>(
  name: "watch", parameters: [Parameter(.argument("perfect"), kind: .choice(["perfect"]), isOptional: true)],
  availability: .withGame, subject: .skill, consequence: .shows()
) { arguments throws(LineProblem) in WatchRequested(isPerfect: try arguments.hasChoice("perfect", of: "watch"))
}

struct WatchRequested: TableAction {
  /// Perfect play of the same deal, instead of the game that was played.
  let isPerfect: Bool

  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    guard table.game.isOver else { return .answer(NotYetToWatch()) }
    var watched = table
    if isPerfect { watched.playPerfectly() }
    return .answer(Watched(table: watched, isPerfect: isPerfect))
  }
}

/// A game that is over, card by card.
struct Watched: Answer {
  let code = AnswerCode.done("watch")
  let shows = Shown.listFirst
  let table: Table
  let isPerfect: Bool

  var watched: Table? { table }

  func message(_ context: AnswerContext) -> String? {
    let (words, game) = (context.words, table.game)
    if let move = context.stoppedAt {
      return words.watchStopped(move: move, most: game.board.moves, isPerfect: isPerfect)
    }
    let moves = words.moves(count: game.board.moves)
    return isPerfect
      ? words.watchedPerfectGame(moves: moves)
      : words.watchedGame(moves: moves, isGivenUp: game.phase == .revealed)
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    let style = context.style
    if !style.showsMoves { WatchScreen().draw(table, style: style, into: &output) }
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.name("list")
    object.array { array in
      for move in table.watchedMoves { array.object { $0.members(move) } }
    }
  }
}

struct NotYetToWatch: Answer {
  let code = AnswerCode.refused("not-finished")

  func message(_ context: AnswerContext) -> String? { context.words.notYetToWatch }
}

extension Output {
  fileprivate mutating func members(_ move: WatchedMove) {
    member("move", move.number)
    member("player", move.seat)
    name("cards")
    array { array in
      for card in move.cards { array.value(card) }
    }
    member("pair", move.isPair)
  }
}
