import MemoryGame
import Text
import Wording

/// A move that did not end the game.
struct MoveEnded: Answer {
  let shows = Shown.cards
  let kind: Kind

  /// With the code of the answer.
  enum Kind: String { case pair = "match", mismatch, pass = "passed" }

  var code: AnswerCode { .done(kind.rawValue) }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? {
    context.table.flatMap {
      $0.isShared || kind == .pass
        ? turn(of: $0, context) : $0.sentenceOnLastMove(since: context.lineStart, style: context.style)
    }
  }

  func paragraphs(_ context: AnswerContext) -> [String] {
    guard let table = context.table, table.isShared || kind == .pass else {
      return message(context).map { [$0] } ?? []
    }
    // Plain output announces the deal before the first move.
    if context.style.isPlain { return [turn(of: table, isDealTold: true, context)] }
    // The line above the board says whose turn it is.
    let words = context.words
    let dealt = deal(context).map { words.sentences($0, table.turnSentence(words)) } ?? ""
    return [words.sentences(dealt, table.sentenceOnNextMove(style: context.style))].filter { !$0.isEmpty }
  }

  /// Plain output shows the score, or after different cards the moves, on its own line.
  func draw(_ context: AnswerContext, into output: inout Output) {
    guard context.style.isPlain, let table = context.table, !table.isShared else { return }
    let words = context.words
    output.paragraph(
      kind == .pair ? table.standing(words) : table.movesAfterMismatch(words), style: context.style)
  }

  /// Whose turn it is after a move in a game of several players.
  private func turn(of table: Table, isDealTold: Bool = false, _ context: AnswerContext) -> String {
    let words = context.words
    return words.sentences(
      isDealTold ? "" : deal(context) ?? "",
      context.style.isPlain
        ? table.turnInWords(afterPair: kind == .pair, words) : table.turnSentence(words),
      table.sentenceOnNextMove(style: context.style))
  }

  /// The deal if this line has dealt the game, and computer players have moved since.
  private func deal(_ context: AnswerContext) -> String? {
    context.isNewTable ? context.table?.sentenceOnDeal(context) : nil
  }
}
