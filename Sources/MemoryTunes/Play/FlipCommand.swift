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
    if let refusal = table.programsTurn { return .answer(refusal) }
    let wasFinished = table.game.wasFinished
    let answer = table.flip(card, then: second)
    let isFirstFinish = table.game.wasFinished && !wasFinished
    // Another program may have shown its cards meanwhile.
    let mayBeSeen = isFirstFinish && table.players.isOnePerson && !table.game.wasRevealed
    return Next(answer: answer, effects: mayBeSeen ? [table.recall(isFinished: true)] : [])
  }
}

extension Table {
  mutating func flip(_ card: Int, then second: Int?) -> any Answer {
    if game.isOver, !game.board.isFinished { return Said.gameIsOver }
    // The second card might belong to another player's move.
    if second != nil, mayPassToProgram {
      return Said(.refused("one-card-only")) { $0.words.oneCardOnly(card: card) }
    }
    do throws(Board.Refusal) {
      switch try game.flip(card, then: second) {
      case .first: return CardTurned()
      case .match: return game.board.isFinished ? GameEnded() : MoveEnded(kind: .pair)
      case .mismatch: return MoveEnded(kind: .mismatch)
      }
    } catch {
      return CardRefused(refusal: error, second: second)
    }
  }
}

/// The first card of a move was turned up.
struct CardTurned: Answer {
  let code = AnswerCode.done("turned")
  let shows = Shown.cards

  func tellsTurn(_ context: AnswerContext) -> Bool { context.style.isPlain }

  func message(_ context: AnswerContext) -> String? { context.table?.sentenceOnFirst(style: context.style) }
}

struct CardRefused: Answer {
  let shows = Shown.cards
  let refusal: Board.Refusal
  let second: Int?

  var code: AnswerCode {
    switch refusal {
    case .noSuchCard: .refused("no-such-card")
    case .onlyCardUp: .refused("card-up")
    case .matched: .refused("card-matched")
    case .cannotFollow: .refused("card-cannot-follow")
    }
  }

  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, board) = (context.words, table.game.board)
    // A number typed in an unusual form is quoted.
    func typed(_ number: Int) -> String {
      let typed = context.typed(number)
      return typed.utf8.count <= 10 ? typed : words.quoted(text: typed)
    }
    let other = ([second].compactMap(\.self) + board.cards).first(where: board.canFlip)
    let again = table.match?.isDecided == false ? words.nextOfMatch : words.anotherGame
    let advice = other.map { words.flipAnotherLike(card: $0) } ?? again
    return switch refusal {
    case .noSuchCard(let card):
      words.sentences(words.noSuchCard(card: typed(card), last: board.cards.upperBound), advice)
    case .onlyCardUp(let card): words.sentences(words.cardIsUp(card: typed(card)), advice)
    case .matched(let card): words.sentences(words.cardIsMatched(card: typed(card)), advice)
    case .cannotFollow(let card, let first) where card == first:
      words.cannotFlipTwice(card: typed(card), instead: card)
    case .cannotFollow(let card, let first):
      words.cannotFlip(card: typed(card), first: typed(first), instead: first)
    }
  }
}
