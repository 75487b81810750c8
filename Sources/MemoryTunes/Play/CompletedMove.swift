import MemoryGame
import Text
import Wording

/// A move that did not end the game, as it is shown.
extension CompletedMove: Presentable {
  var isPass: Bool { cards.isEmpty }

  var code: AnswerCode { .done(isPair ? "match" : isPass ? "passed" : "mismatch") }
  var shows: AnswerLayout { .cards }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? {
    context.table.flatMap {
      $0.isShared || isPass
        ? turn(of: $0, context) : $0.sentenceOnLastMove(naming: freshCards, style: context.style)
    }
  }

  func paragraphs(_ context: AnswerContext) -> [String] {
    guard let table = context.table, table.isShared || isPass else {
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
    output.paragraph(isPair ? table.standing(words) : table.movesAfterMismatch(words), style: context.style)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table, let first = cards.first, let second = cards.last else {
      return object.member("name", context.table?.player.name)
    }
    object.member("first", first)
    object.member("second", second)
    object.members("title", "artist", ofCard: first, on: table)
    if isPair { return object.member("count", table.game.board.pairs - table.game.board.matchedPairs) }
    object.members("otherTitle", "otherArtist", ofCard: second, on: table)
    object.member("reverse", table.reverse(of: first))
    object.member("otherReverse", table.reverse(of: second))
  }

  /// Whose turn it is after a move in a game of several players.
  private func turn(of table: Table, isDealTold: Bool = false, _ context: AnswerContext) -> String {
    let words = context.words
    return words.sentences(
      isDealTold ? "" : deal(context) ?? "",
      context.style.isPlain ? table.turnInWords(afterPair: isPair, words) : table.turnSentence(words),
      table.sentenceOnNextMove(style: context.style))
  }

  /// The deal if this line has dealt the game, and computer players have moved since.
  private func deal(_ context: AnswerContext) -> String? {
    context.answer.hasDeal ? context.table?.sentenceOnDeal(context) : nil
  }
}
