import MemoryGame
import Text
import Wording

extension WatchedGame {
  /// The moves, where none can be shown on a board: the cards turned up, and the pairs.
  func draw(_ context: AnswerContext, into output: inout Output) {
    let (moves, style) = (table.watchedMoves, context.style)
    if style.showsMoves || moves.isEmpty || output.table(columns(moves, style), style: style) { return }
    for (index, move) in moves.enumerated() {
      // In plain output at a prompt, the output is flushed before each further move.
      if style.isPlain, style.wrapsPlain, index > 0 { output.flush() }
      output.paragraph(sentence(on: move, style), style: style)
    }
  }

  private func columns(_ moves: [WatchedMove], _ style: Style) -> [TextTable.Column] {
    let words = style.words
    func name(_ move: WatchedMove, _ index: Int) -> String {
      if move.cards.isEmpty { return index == 0 ? words.passes : "" }
      return move.cards.count > index ? table.name(of: move.cards[index], style: style) : ""
    }
    func card(_ index: Int) -> TextTable.Column {
      TextTable.Column(
        words.cardHeading, moves.map { $0.cards.count > index ? "\($0.cards[index])" : "" }, least: 5)
    }
    func tune(_ index: Int) -> TextTable.Column {
      TextTable.Column(words.tuneHeading, moves.map { name($0, index) }, isAtLeft: true, overflow: .cut)
    }
    var columns = [TextTable.Column(words.moveHeading, moves.map { $0.number.map { "\($0)" } ?? "" }, least: 5)]
    if table.isShared {
      let names = table.players.namesInRows(words).map(style.shown)
      columns.append(TextTable.Column(words.whoHeading, moves.map { names[$0.seat] }, isAtLeft: true))
    }
    return columns + [
      card(0), tune(0), card(1), tune(1),
      TextTable.Column("", moves.map { $0.isPair ? words.sharedPair : "" }, isAtLeft: true),
    ]
  }

  private func sentence(on move: WatchedMove, _ style: Style) -> String {
    let words = style.words
    let player = table.players.list[move.seat]
    guard let number = move.number else { return words.moves(of: player, [words.passes]) }
    return words.sentence(
      words.watchedMove(
        move: number, player: table.isShared ? player.nameInSentence(words) : nil,
        what: text(of: move, style)))
  }

  private func text(of move: WatchedMove, _ style: Style) -> String {
    let words = style.words
    func title(_ card: Int) -> String { table.title(of: card, style: style) }
    let first = move.cards[0]
    guard move.cards.count == 2 else { return words.shortCard(card: first, tune: title(first)) }
    let second = move.cards[1]
    guard move.isPair else {
      return words.watchedNoPair(first: first, tune: title(first), second: second, otherTune: title(second))
    }
    return words.watchedPair(first: first, second: second, tune: table.pairName(of: first, style: style))
  }
}

struct WatchedMove {
  /// From 1; nil for a pass, which does not count.
  let number: Int?
  let seat: Int
  /// Two cards, none for a pass, or one if the game was given up before the second.
  let cards: [Int]
  var isPair = false
}

extension Table {
  var watchedMoves: [WatchedMove] {
    var number = 0
    let moves = game.moves().map { move in
      if move.cards.isEmpty { return WatchedMove(number: nil, seat: move.seat, cards: []) }
      number += 1
      return WatchedMove(number: number, seat: move.seat, cards: move.cards, isPair: move.isPair)
    }
    guard let first = game.board.faceUp.first else { return moves }
    return moves + [WatchedMove(number: number + 1, seat: game.turns.turn, cards: [first])]
  }

  /// What happened last, below the board of one moment of a game of one player.
  func messageOfMoment(style: Style) -> String {
    let words = style.words
    return game.board.faceUp.first.map {
      words.sentence(words.turned(card: $0, tune: tune(on: $0, style: style)))
    } ?? sentenceOnLastMove(isBrief: true, style: style) ?? ""
  }
}
