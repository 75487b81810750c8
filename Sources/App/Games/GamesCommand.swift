import Saved
import Text
import Wording

package let gamesCommand = Command<any GameAction>(
  name: "games", subject: .savedGames, consequence: .shows()
) { _ in GamesRequested() }

struct GamesRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next { .ask(.listGames()) }
}

extension Effect {
  /// Lists the waiting games and those saved by name. `forTable`: because there is no game on the table.
  package static func listGames(forTable: Bool = false) -> Effect {
    .ask(
      RowsRequest(.reads) { games throws(DatabaseProblem) in
        try games.list()
      } take: { rows in
        Result(rows) { $0.compactMap { ListedGame($0) } }
          .map { .state(GamesRead(games: $0, forTable: forTable)) }
      })
  }
}

struct GamesRead: GameAction {
  let games: Result<[ListedGame], GamesProblem>
  let forTable: Bool

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch games {
    case .success(let games) where forTable && !games.isEmpty:
      .answer(NoneOnTable(isElsewhere: games.contains(where: \.isInUse)))
    case _ where forTable: .answer(LineProblem.noGame)
    case .success(let games): .answer(GamesListed(games: games))
    case .failure(let problem): .answer(GameRefused(problem, FilePath("")))
    }
  }
}

struct GamesListed: Answer {
  let code = AnswerCode.done("games")
  let games: [ListedGame]

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return games.isEmpty
      ? words.noGamesToLoad : words.gamesAdvice(row: games.firstIndex { !$0.isInUse }.map { $0 + 1 })
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    GamesScreen().draw(games, style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) { object.listGames(games) }
}

/// No game is on the table, but there are others.
struct NoneOnTable: Answer {
  let code = AnswerCode.refused("no-game")
  /// Another program plays one.
  let isElsewhere: Bool

  func message(_ context: AnswerContext) -> String? { context.words.noGameOnTable(isElsewhere: isElsewhere) }
}

extension Output {
  fileprivate mutating func listGames(_ games: [ListedGame]) {
    name("list")
    objects(games) { game, object in
      object.member("name", game.name)
      object.member("deck", game.deck)
      object.member("pairs", game.pairs)
      object.member("matched", game.matched)
      object.member("moves", game.moves)
      object.member("when", Record.date(game.time))
      object.member("inUse", game.isInUse)
    }
  }
}

extension ListedGame {
  /// The game in a sentence.
  package func text(_ words: Wording) -> String {
    let progress = words.progress(found: matched, pairs: pairs)
    return words.gameToDelete(name: name, deck: words.deckName(deck), progress: progress)
  }
}
