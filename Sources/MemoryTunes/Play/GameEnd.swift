import MemoryGame
import Text
import Wording

extension Ending: Presentable {
  var code: AnswerCode { .done(phase.rawValue) }
  var shows: AnswerLayout { .cards }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? { context.words.sentences(paragraphs(context)) }

  func paragraphs(_ context: AnswerContext) -> [String] {
    context.table?.ending(
      of: context.answer, isTyped: context.isTyped, most: 4 - context.brevity, style: context.style) ?? []
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    if phase == .revealed { return object.membersOfProgress(table) }
    let pairs = table.game.turns.pairs
    let winners = zip(table.players.list, pairs).filter { table.isShared && $1 == pairs.max() }.map(\.0.name)
    object.member("names", winners)
    guard phase == .finished, let move = table.game.lastMove else { return }
    object.member("first", move.first)
    object.member("second", move.second)
    object.members("title", "artist", ofCard: move.second, on: table)
    let rank = context.answer.rank
    object.member("games", rank?.games)
    object.member("best", rank?.best)
    object.member("waits", rank?.leavesToday)
    object.members(nextDayAt: rank?.time)
    object.members(table.lateRecollection)
    let levelGame = table.levelHistory.flatMap { past in LevelGame(table).map { (past, $0) } }
    object.member("count", levelGame.map { $0.0.run + 1 })
    object.member("isFirstWin", levelGame.map { $1.result == 1 && $0.won == 0 })
    object.member("level", levelGame.flatMap { $0.nextLevel(after: $1)?.rawValue })
    object.member("up", table.practice.map { $0.up.map { $0 + 1 } })
    let faulty = table.selection == nil ? nil : table.practiced?.faulty
    object.member("back", (table.practice?.back ?? faulty).map { $0.map { $0 + 1 } })
    object.member("due", table.practice?.due)
    object.member("hardest", table.hardestPairs.map { Int($0.face) + 1 })
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    let sums = table.isShared ? nil : table.game.analysis.sums
    let rank = context.answer.rank
    object.member("result") { object in
      object.member("moves", table.game.board.moves)
      object.member("won", table.game.turns.pairs)
      object.member("par", table.isShared ? nil : table.par.moves)
      object.member("regret", sums?.regret)
      object.member("mistakes", sums?.mistakes)
      object.member("luck", sums?.luck)
      // A script's answers are the same on every machine.
      object.member("seconds", context.isTyped ? rank?.seconds ?? table.seconds : nil)
      object.member("rank", rank?.rank)
      object.member("best", rank.map { $0.rank == 1 && table.aids == .none })
      object.member("streak", rank?.streak)
      object.member("challenge", table.challenge.map { "\($0)" })
      object.name("faultless")
      object.array { shares in
        for share in table.faultlessShares ?? [] { shares.value(share) }
      }
      let levelGame = LevelGame(table)
      let beaten = table.levelHistory.flatMap { past in levelGame.map(past.beaten(after:)) }
      object.member("beaten", beaten.map { beaten in Level.allCases.filter(beaten.contains).map(\.rawValue) })
      object.member("nextLevel", table.nextLevel?.rawValue)
    }
  }
}

extension Table {
  /// Looks up in the records whether a game of this kind was finished.
  var recallKind: Effect { .recallKind(isShared: isShared, cards) }

  /// As records have it.
  var deal: RecordedDeal {
    RecordedDeal(
      number: number, seed: seed, pairs: game.board.pairs, cards: cards, player: player.written)
  }

  /// Takes what came before the game, which is finished.
  mutating func finish(after history: EndedGameHistory) -> Reduction {
    switch history {
    case .alone(let past, let learned, let rank):
      recall(past, isFinished: true)
      if let learned, let (faultless, faulty) = practiced {
        practice = Practice(of: tunes.deck, faultless: faultless, faulty: faulty, before: learned)
      }
      streak = rank?.streak(of: self)
      return rank.map { .say(.ranked($0)) } ?? Reduction()
    case .againstLevel(let past):
      levelHistory = past
      return Reduction()
    }
  }
}
