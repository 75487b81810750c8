import MemoryGame
import Wording

let passCommand = Command(
  name: "pass", place: .game, availability: .inSharedPlay, consequence: .loses
) { _ in .act(.play(.pass)) }

extension Table {
  mutating func pass() throws(PlayRefusal) -> [Event] {
    if let passRefusal { throw passRefusal }
    let seat = game.turns.turn
    game.pass()
    let pass = Event.moved(CompletedMove(seat: seat, cards: [], isPair: false, wasBegun: false))
    return game.turns.isDrawn ? [pass, .ended(Ending(phase: .drawn, revealed: []))] : [pass]
  }

  /// Why nobody can pass now; nil if it is possible.
  var passRefusal: PlayRefusal? {
    if players.list.count < 2 { return .passAlone }
    if game.isOver { return .gameIsOver }
    if game.board.faceUp.isFirst { return .passInMove }
    return game.hasTwoUnmatched ? nil : .passTooEarly
  }
}
