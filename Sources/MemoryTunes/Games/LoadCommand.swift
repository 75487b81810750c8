import Saved
import Text
import Wording

let loadCommand = Command(
  name: "load", parameters: [Parameter(.name, kind: .game)], subject: .savedGames
) { arguments throws(LineProblem) in .state(LoadRequested(name: try arguments.nameOfGame())) }

/// Get the game with this name, or this number in the list shown last.
struct LoadRequested: GameAction {
  let name: FilePath

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard name.isGameName else { return .refuse(.games(.badName(name))) }
    return .ask(
      // The game on the table waits in its position.
      .ask { [name, position = game.position] games throws(DatabaseProblem) in
        try games.load(name.text, leaving: position)
      } taking: { [name] rows in
        .state(GameLoaded(name: name, result: SavedGame.loaded(rows)))
      })
  }
}

struct GameLoaded: GameAction {
  let name: FilePath
  let result: Result<SavedGame, GamesProblem>

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch result {
    case .success(let game):
      game.table == nil ? .refuse(.games(.problem(.notUnderstood, name))) : Next(table: .loaded(game))
    case .failure(let problem): .refuse(.games(.problem(problem, name)))
    }
  }
}

extension GameState {
  mutating func take(_ loaded: SavedGame) {
    deals += 1
    position = deals
    table = loaded.table
    table?.number = deals
    next.chosenParts = []
  }
}

/// A game that waited is on the table.
struct LoadedGame: Presentable {
  let code = AnswerCode.done("game-loaded")
  let shows = Shown.place
  /// The day of a game of the day that was asked for.
  var day: Day?

  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, style) = (context.words, context.style)
    let progress = style.isPlain ? nil : table.game.progress(words)
    let news = day.map { words.dayGoesOn(day: $0.text(style), progress: progress) }
    return words.sentences(news ?? words.gameLoaded(progress: progress), table.sentenceOnAids(words))
  }
}
