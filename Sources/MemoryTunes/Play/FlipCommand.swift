import MemoryGame
import Wording

let flipCommand = Command(
  name: "flip", synonyms: ["f"], parameters: [.card, Parameter(.card, kind: .card, isOptional: true)],
  place: .game, availability: .inPlay
) { arguments throws(LineProblem) in .game(try FlipRequested(arguments)) }

/// One card, or one and then another.
struct FlipRequested: TableAction {
  /// Stands for the last card. A typed number has no sign.
  private static let last = -1

  let card: Int
  let second: Int?

  init(_ card: Int, then second: Int? = nil) { (self.card, self.second) = (card, second) }

  init(_ arguments: Arguments) throws(LineProblem) {
    self.init(
      try arguments.countOrLast(0) ?? Self.last,
      then: arguments.words.count > 1 ? try arguments.countOrLast(1) ?? Self.last : nil)
  }

  private var namesLast: Bool { card == Self.last || second == Self.last }

  func cards(in game: borrowing GameState) -> [Int]? { namesLast ? game.table.map { cards(on: $0) } : nil }

  private func cards(on table: borrowing Table) -> [Int] {
    let last = table.game.board.cards.upperBound
    return [card, second].compactMap(\.self).map { $0 == Self.last ? last : $0 }
  }

  func reduce(_ table: inout Table) -> Next {
    if namesLast {
      let cards = cards(on: table)
      return FlipRequested(cards[0], then: cards.dropFirst().first).reduce(&table)
    }
    return table.playersMove { table throws(PlayRefusal) in try table.flip(card, then: second) }
  }
}

extension Table {
  /// Makes a move of the player whose turn it is: a person.
  mutating func playersMove(_ move: (inout Table) throws(PlayRefusal) -> [Event]) -> Next {
    if let refusal = programsTurn { return .refuse(.play(refusal)) }
    let wasFinished = game.wasFinished
    do throws(PlayRefusal) {
      let events = try move(&self)
      let isFirstFinish = game.wasFinished && !wasFinished
      // Another program may have shown its cards meanwhile.
      let mayBeSeen = isFirstFinish && players.isOnePerson && !game.wasRevealed
      return Next(events: events, effects: mayBeSeen ? [recall(isFinished: true)] : [])
    } catch {
      return .refuse(.play(error))
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
  var shows: Shown { .cards }

  func tellsTurn(_ context: AnswerContext) -> Bool { context.style.isPlain }

  func message(_ context: AnswerContext) -> String? { context.table?.sentenceOnFirst(style: context.style) }
}
