import MemoryGame
import Saved
import Text
import Wording

extension Ending: Presentable {
  var code: AnswerCode { .done(phase.rawValue) }
  var shows: Shown { .cards }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? { context.words.sentences(paragraphs(context)) }

  func paragraphs(_ context: AnswerContext) -> [String] {
    context.table?.ending(of: context.answer, isTyped: context.isTyped, style: context.style) ?? []
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
      let bout = Bout(table)
      let beaten = table.pastBouts.flatMap { past in bout.map(past.beaten(after:)) }
      object.member("beaten", beaten.map { beaten in Level.allCases.filter(beaten.contains).map(\.rawValue) })
      object.member("nextLevel", table.nextLevel?.rawValue)
    }
  }
}

/// Whether a game of the kind of the one on the table was finished before.
struct KindRecalled: TableAction {
  let isFamiliar: Bool

  func reduce(_ table: inout Table) -> Next {
    table.isFamiliar = isFamiliar
    return Next()
  }
}

/// What came before a game against a level is known.
struct BoutsRecalled: TableAction {
  let past: PastBouts

  func reduce(_ table: inout Table) -> Next {
    table.pastBouts = past
    return .say(.compared(past))
  }
}

extension Effect {
  /// Looks up in the records what came before a game against a level; without records, it is what came in this
  /// session.
  static func recallBouts(_ bout: Bout, inSession: PastBouts) -> Effect {
    .ask(
      [
        .bouts(of: bout.person, against: bout.level),
        .beaten(by: bout.person, among: Level.allCases.map(\.rawValue)),
      ], reading: { PastBouts(before: bout, $0) },
      taking: { .game(BoutsRecalled(past: $0 ?? inSession)) })
  }
}

/// The rank of a game is known; nil if it has none.
struct GameRanked: TableAction {
  let rank: Rank?

  func reduce(_ table: inout Table) -> Next {
    table.streak = rank?.streak(of: table)
    return rank.map { .say(.ranked($0)) } ?? Next()
  }
}

struct PairsLearned: TableAction {
  /// What was known before the game.
  let before: Learned?

  func reduce(_ table: inout Table) -> Next {
    if let before, let (faultless, faulty) = table.practiced {
      table.practice = Practice(of: table.tunes.deck, faultless: faultless, faulty: faulty, before: before)
    }
    return Next()
  }
}

extension Table {
  /// Looks up in the records whether a game of this kind was finished.
  var recallKind: Effect {
    .ask(
      [.finished(isShared: isShared, cards: cards.rawValue)],
      reading: { $0.row("finished", columns: 0) != nil },
      taking: { .game(KindRecalled(isFamiliar: $0 ?? false)) })
  }

  /// Looks up this deal and the player's games with as many pairs and such cards in the records, when a game is
  /// first shown, and when it is first finished.
  func recall(isFinished: Bool) -> Effect {
    .ask(
      Query.past(
        seed: seed, pairs: game.board.pairs, cards: cards.rawValue, player: player.written),
      about: number, reading: Past.init, taking: { .recalled($0, isFinished: isFinished) })
  }

  /// The effects when the aids of a finished game are known: to note what was learned, and to rank the game.
  func effectsOfRecall(at time: Int?) -> [Effect] {
    let learning =
      practiced == nil ? [] : [Effect.askLearned(of: tunes.deck) { .game(PairsLearned(before: $0)) }]
    let rank = Query.rank(
      of: player.written, pairs: game.board.pairs, cards: cards.rawValue, moves: game.board.moves,
      seconds: clock.played, isAssisted: aids != .none)
    // A game is not ranked without a clock, or if a copy of it ended in another program.
    let isRanked = began != nil && time != nil && past?.isOver != true
    let placing = Effect.ask(
      isRanked ? Rank.queries(rank, of: player.written, day: day) : [],
      reading: { [day, aids] rows in
        rows.isEmpty ? .some(nil) : Rank(rows, day: day, isRepeat: aids.isRepeat).map(Optional.some)
      },
      taking: { .game(GameRanked(rank: $0 ?? nil)) })
    return learning + [placing]
  }
}
