import Saved
import Text
import Wording

let loadCommand = Command(
  name: "load", parameters: [Parameter(.name, kind: .game)], subject: .savedGames
) { arguments throws(LineRefusal) in .act(.games(.load(try arguments.nameOfGame()))) }

extension World {
  /// Gets a game. The one on the table waits in its position.
  func load(_ name: FilePath) -> Result<SavedGame, GamesFailure> {
    keptGame(.commits) { games throws(DatabaseFailure) in try games.load(name.text) }.flatMap(SavedGame.loaded)
  }
}

extension GameState {
  mutating func take(_ loaded: SavedGame) {
    deals += 1
    table = loaded.table
    table?.number = deals
    next.chosenParts = []
  }
}

/// A game that waited is on the table.
struct LoadedGame: Presentable {
  let code = AnswerCode.done("game-loaded")
  let shows = AnswerLayout.place
  /// The day of a game of the day that was asked for.
  var day: Day?

  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, style) = (context.words, context.style)
    let progress = style.isPlain ? nil : table.game.progress(words)
    let news = day.map { words.dayGoesOn(day: $0.text(style), progress: progress) }
    return words.sentences(news ?? words.gameLoaded(progress: progress), table.sentenceOnAids(words))
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("day", day?.text)
    object.membersOfProgress(context.table)
    object.members(context.table?.recollection)
  }
}
