import MemoryGame
import Text
import Wording

let parCommand = Command(
  name: "par", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in .act(.review(.par)) }

/// The game compared with perfect play.
struct ParTold: Presentable {
  var code: AnswerCode { .done("par") }
  var shows: AnswerLayout { .screen }

  func tellsTurn(_ context: AnswerContext) -> Bool { context.table?.game.isOver == true }

  /// The quality and luck of the game so far, and how often perfect play needs no more moves.
  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, moves) = (context.words, table.game.board.moves)
    let analysis = table.game.analysis
    // A new game has nothing to say of them.
    let sums = analysis.sums == AppraisalSums() ? nil : analysis.sums
    let ofOne = table.isShared ? nil : sums?.text(words)
    var sentences = [words.parSoFar(par: table.par.text(words), moves: moves, sums: ofOne)]
    if sums != nil { sentences += table.sumsOfPlayers(analysis).map { $1.text(of: $0, words) } }
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

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("par", context.table?.par.moves)
    object.member("moves", context.table?.game.board.moves)
    object.members(context.table?.game.analysis.sums)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    let analysis = table.game.analysis
    let sums = analysis.sums
    object.member("list", objects: [table]) { table, object in
      object.member("par", table.par.moves)
      object.member("asymptotic", table.par.isAsymptotic)
      object.member("moves", table.game.board.moves)
      object.member("regret", sums?.regret)
      object.member("luck", sums?.luck)
      object.member("share", table.game.shareOfDeals)
      object.member("players", ofPlayers: sums == nil ? [] : table.sumsOfPlayers(analysis))
    }
  }
}

extension Game {
  /// The share of deals in which perfect play needs at most as many moves. Nil during the game, and for a game
  /// of more than `MoveDistribution.mostPairs` pairs.
  fileprivate var shareOfDeals: Double? {
    board.isFinished ? MoveDistribution.perfect(pairs: board.pairs)?.share(of: 0...board.moves) : nil
  }
}
