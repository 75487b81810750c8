import MemoryGame
import Text
import Wording

let flipCommand = Command(
  name: "flip", synonyms: ["f"], parameters: [.card, Parameter(.card, kind: .card, isOptional: true)],
  place: .game, availability: .inPlay
) { arguments throws(LineRefusal) in .act(.play(try .flip(arguments))) }

extension PlayAction {
  static func flip(_ arguments: Arguments) throws(LineRefusal) -> PlayAction {
    .flip(try card(0, arguments), then: arguments.words.count > 1 ? try card(1, arguments) : nil)
  }

  private static func card(_ index: Int, _ arguments: Arguments) throws(LineRefusal) -> NamedCard {
    try arguments.countOrLast(index).map { .number($0) } ?? .last
  }
}

extension Table {
  /// Turns up the cards that a player named.
  mutating func flip(_ card: NamedCard, then second: NamedCard?) -> Reduction {
    let (card, second) = (number(of: card), second.map(number))
    return playersMove { table throws(PlayRefusal) in try table.flip(card, then: second) }
  }

  func number(of card: NamedCard) -> Int {
    switch card {
    case .number(let number): number
    case .last: game.board.cards.upperBound
    }
  }

  /// Turns up one card, or one and then another. Returns the cards, and then what came of them.
  mutating func flip(_ card: Int, then second: Int?) throws(PlayRefusal) -> [Event] {
    if game.isOver, !game.board.isFinished { throw .gameIsOver }
    if second != nil, mayPassToProgram { throw .oneCardOnly(card) }
    let (seat, first) = (game.turns.turn, game.board.faceUp.first)
    var events: [Event] = []
    do throws(Board.Refusal) {
      let flip = try game.flip(card, then: second)
      events.append(.turned(TurnedCard(card: game.board.shown(card), seat: seat)))
      let cards = first.map { [$0, card] } ?? [card] + (second.map { [$0] } ?? [])
      if let second {
        // The second card may begin the next move, of another player.
        let seat = first == nil ? seat : game.turns.turn
        events.append(.turned(TurnedCard(card: game.board.shown(second), seat: seat)))
      }
      if flip == .first { return events }
      let isPair = if case .match = flip { true } else { false }
      events.append(.moved(CompletedMove(seat: seat, cards: cards, isPair: isPair, wasBegun: first != nil)))
    } catch {
      throw .card(error, second: second)
    }
    if game.board.isFinished { events.append(.ended(Ending(phase: .finished, revealed: []))) }
    return events
  }
}

extension TurnedCard: Presentable {
  var code: AnswerCode { .done("turned") }
  var shows: AnswerLayout { .cards }

  func tellsTurn(_ context: AnswerContext) -> Bool { context.style.isPlain }

  func message(_ context: AnswerContext) -> String? { context.table?.sentenceOnFirst(style: context.style) }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("card", card.number)
    object.members("title", "artist", ofCard: card.number, on: context.table)
  }
}
