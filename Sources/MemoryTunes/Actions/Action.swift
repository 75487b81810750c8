import MemoryGame
import Wording

/// What a command, or the reply to an effect, does: a value that holds what was asked, and the reducer that
/// carries it out.
protocol GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next
}

extension GameAction where Self: Answer {
  /// It only shows something: it is its own answer.
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next { .answer(self) }
}

extension Said: GameAction {}

/// The same for the game on the table.
protocol TableAction {
  func reduce(_ table: inout Table) -> Next
  /// The cards that it names otherwise than by their numbers; nil if there are none.
  func cards(in game: borrowing GameState) -> [Int]?
}

extension TableAction {
  func cards(in game: borrowing GameState) -> [Int]? { nil }
}

extension TableAction where Self: Answer {
  /// It only shows something: it is its own answer.
  func reduce(_ table: inout Table) -> Next { .answer(self) }
}

/// Who typed the line.
struct Asker {
  let language: Language
  /// Whether somebody is at a prompt, who can be asked a question.
  let isAtPrompt: Bool
}

/// The result of a feature's reducer: the answer to the line, if this action has one, its effects, and the game
/// that comes on the table.
struct Next {
  var answer: (any Answer)?
  var effects: [Effect] = []
  var table: NextTable?

  static func answer(_ answer: any Answer) -> Next { Next(answer: answer) }
  /// An answer that is one sentence.
  static func say(
    _ code: String, shows: Shown = .nothing, _ sentence: @escaping (AnswerContext) -> String
  ) -> Next {
    .answer(Said(.done(code), shows: shows, sentence))
  }
  static func refuse(_ code: String, _ sentence: @escaping (AnswerContext) -> String) -> Next {
    .answer(Said(.refused(code), sentence))
  }
  static func refuse(card: Int) -> Next {
    .refuse("no-such-card") {
      $0.words.noSuchCard(card: $0.typed(card), last: $0.table?.game.board.cards.upperBound ?? 0)
    }
  }
  static func ask(_ effect: Effect) -> Next { Next(effects: [effect]) }
  static func deal(_ deal: PendingDeal) -> Next { Next(table: .dealt(deal)) }
}

/// What comes on the table.
indirect enum NextTable {
  /// A game that can be dealt, with `GameState.lay`.
  case dealt(PendingDeal)
  /// A game that was loaded, with `GameState.take`.
  case loaded(SavedGame)
}
