import MemoryGame
import Text
import Wording

/// All pairs are found, everybody passed, or the player gave up.
struct GameEnded: PlayAnswer {
  let code: AnswerCode
  var rank: Rank?
  /// What came before a game against a level of play.
  var past: PastBouts?

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? { context.words.sentences(paragraphs(context)) }

  func paragraphs(_ context: AnswerContext) -> [String] {
    context.table?.ending(context.analyst, rank, past: past, style: context.style) ?? []
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    if let table = context.table { object.addResult(of: table, rank, context) }
  }
}

/// The reply to `Effect.placeGame`; nil if nothing is recorded.
package struct GamePlaced: TableAction {
  let rank: Rank?

  package init(_ rank: Rank?) { self.rank = rank }

  package func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    .answer(GameEnded(code: .done("finished"), rank: rank))
  }
}

/// The reply to `Effect.recallBouts`.
package struct BoutsRecalled: TableAction {
  let past: PastBouts

  package init(_ past: PastBouts) { self.past = past }

  package func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    .answer(GameEnded(code: .done("finished"), past: past))
  }
}

/// The reply to `Effect.learn`: what was known before the game.
package struct PairsLearned: TableAction {
  let before: Learned?

  package init(_ before: Learned?) { self.before = before }

  package func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    table.practice = before.flatMap { before in table.practicedGame.map { Practice($0, before: before) } }
    return .answer(GameEnded(code: .done("finished")))
  }
}

extension Table {
  /// The effect when the game is first finished: to look once more whether its cards were seen elsewhere.
  var effectsOfFinish: [Effect] {
    guard players.isOnePerson, !game.wasRevealed else { return [] }
    return [
      .recallDeal(
        game: number, seed: seed, pairs: game.board.pairs, cards: cards, player: player.written,
        isFinished: true)
    ]
  }

  /// The effects when the aids of a finished game are known: to note what was learned, and to rank the game.
  package func effectsOfRecall(at time: Int?) -> [Effect] {
    let learning = practicedGame.map { [Effect.learn($0)] } ?? []
    let seconds = began == nil || time == nil ? nil : clock.played
    return learning + [
      .placeGame(
        player: player.written, pairs: game.board.pairs, cards: cards, moves: game.board.moves,
        seconds: seconds, isAssisted: aids != .none, isRepeat: aids.isRepeat, day: day)
    ]
  }
}
