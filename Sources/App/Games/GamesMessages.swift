import Wording

extension GamesNotice {
  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .listed(let games) where games.isEmpty: words.noGamesToLoad
    case .listed(let games): words.gamesAdvice(row: games.firstIndex { !$0.isInUse }.map { $0 + 1 })
    case .noneOnTable(let isElsewhere): words.noGameOnTable(isElsewhere: isElsewhere)
    case .saved(let name, let replaces): words.gameSaved(name: name, replaces: replaces)
    case .forgotten(let game): words.gameDeleted(game: game.text(words))
    case .loaded:
      context.table.map { table in
        words.sentences(
          words.gameLoaded(progress: context.style.isPlain ? nil : table.game.progress(words)),
          table.recollection == nil ? "" : table.sentenceOnAids(words))
      }
    case .badName(let name): words.badGameName(name: name)
    case .refused(.nothingSaved, _): words.noGamesAreSaved
    case .refused(.noSuchGame, let name): words.noSuchGame(name: name)
    case .refused(.inUse, let name): words.gameIsInUse(name: name)
    case .refused(.onTable, let name): words.gameIsOnTable(name: name)
    case .refused(.nameTaken, let name): words.willReplaceGame(name: name)
    case .refused(.noList, let name): words.noGamesShown(name: name)
    case .refused(.notUnderstood, let name): words.gameNotUnderstood(name: name)
    case .refused(.system(let problem), ""): words.gamesUnreadable(problem: problem.message(words))
    case .refused(.system(let problem), let name):
      words.gameProblem(name: name, problem: problem.message(words))
    }
  }
}
