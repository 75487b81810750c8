import MemoryGame
import Wording

struct WatchedMove: Equatable {
  /// From 1; nil for a pass, which does not count.
  let number: Int?
  /// The seat of the player, from 0.
  let seat: Int
  /// Two cards, none for a pass, or one if the game was given up before the second.
  let cards: [Int]
  let isPair: Bool
}

extension Table {
  var watchedMoves: [WatchedMove] {
    var number = 0
    func move(_ seat: Int, _ cards: [Int]) -> WatchedMove {
      number += cards.isEmpty ? 0 : 1
      return WatchedMove(
        number: cards.isEmpty ? nil : number, seat: seat, cards: cards,
        isPair: cards.count == 2 && isPair(cards[0], cards[1]))
    }
    let moves = game.moves().map { move($0.seat, $0.cards) }
    return moves + (game.board.faceUp.first.map { [move(game.turns.turn, [$0])] } ?? [])
  }

  /// What happened since a position, below the board of one moment of a game of one player.
  package func messageOfMoment(since start: LogPosition, style: Style) -> String {
    if !moves(since: start).isEmpty { return sentenceOnLastMove(isBrief: true, style: style) ?? "" }
    let words = style.words
    return cardTurned(since: start).map {
      words.sentence(words.turned(card: $0, tune: tune(on: $0, style: style)))
    } ?? ""
  }
}
