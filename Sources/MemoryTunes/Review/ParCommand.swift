import MemoryGame
import Text
import Wording

let parCommand = Command<any TableAction>(
  name: "par", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in ParRequested() }

/// The game compared with perfect play.
struct ParRequested: TableAction, Answer {
  var code: AnswerCode { .done("par") }
  var shows: Shown { .screen }

  func tellsTurn(_ context: AnswerContext) -> Bool { context.table?.game.isOver == true }

  /// The quality and luck of the game so far, and how often perfect play needs no more moves.
  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, moves) = (context.words, table.game.board.moves)
    let sums = table.game.analysis.sums
    let isNew = sums.map { $0 == AppraisalSums() } ?? true
    let players = isNew ? [] : table.playerSums
    let ofOne = isNew || !players.isEmpty ? nil : sums?.text(words)
    var sentences = [words.parSoFar(par: table.par.text(words), moves: moves, sums: ofOne)]
    sentences += players.map { $0.text(words) }
    if table.game.phase == .drawn { sentences.append(words.drawnByPassing) }
    if let share = table.game.shareOfDeals {
      let percent = words.decimal(100 * share, digits: share < 0.1 ? 1 : 0)
      // Rounding may leave the sum just below 1.
      sentences.append(words.perfectPlay(percent: percent, moves: moves, isAlways: share > 1 - 1e-9))
    }
    // The date of a game of the day gives the seed.
    if table.day == nil { sentences.append(words.seedOfDeal(seed: "\(table.seed)")) }
    return words.sentences(sentences)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    let sums = table.game.analysis.sums
    object.member("list", objects: [table]) { table, object in
      object.member("par", table.par.moves)
      object.member("asymptotic", table.par.isAsymptotic)
      object.member("moves", table.game.board.moves)
      object.member("regret", sums?.regret)
      object.member("luck", sums?.luck)
      object.member("share", table.game.shareOfDeals)
      object.member("players", objects: table.playerSums) { $0.addMembers(to: &$1) }
    }
  }
}

extension Table {
  /// The sums of each of several players; none in a game of one, or one too large to analyze.
  fileprivate var playerSums: [PlayerSums] { isShared ? GameReview(self, all: false)?.players ?? [] : [] }
}

extension Game {
  /// The share of deals in which perfect play needs at most as many moves. Nil during the game, and for a game
  /// of more than `MoveDistribution.mostPairs` pairs.
  fileprivate var shareOfDeals: Double? {
    board.isFinished ? MoveDistribution.perfect(pairs: board.pairs)?.share(of: 0...board.moves) : nil
  }
}
