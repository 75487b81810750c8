import Saved
import Text
import Wording

let gamesCommand = Command(
  name: "games", subject: .savedGames, consequence: .shows()
) { _ in .inquire(.games) }

extension World {
  /// Lists the waiting games and those saved by name.
  func listGames() -> Result<[ListedGame], GamesFailure> {
    keptGame(.reads) { games throws(DatabaseFailure) in
      .success(try games.list { ListedGame($0, isInUse: $1) })
    }
  }
}

extension Intent {
  /// `forTable`: the games were listed because there is none on the table.
  static func listed(_ games: Result<[ListedGame], GamesFailure>, forTable: Bool) -> Intent {
    switch games {
    case .success(let games) where !forTable: .act(.show(.listedGames(games)))
    // Perhaps these can be loaded.
    case .success(let games) where !games.isEmpty:
      .refuse(.games(.noneOnTable(isElsewhere: games.contains(where: \.isInUse))))
    case .success: .refuse(.line(.noGame))
    case .failure where forTable: .refuse(.line(.noGame))
    case .failure(.nothingSaved): .act(.show(.keepsNoGames))
    case .failure(let failure): .refuse(.games(.failure(failure, FilePath(""))))
    }
  }
}

struct GameList: Presentable {
  let code = AnswerCode.done("games")
  let games: [ListedGame]

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return games.isEmpty
      ? words.noGamesToLoad : words.gamesAdvice(row: games.firstIndex { !$0.isInUse }.map { $0 + 1 })
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    for (index, game) in games.enumerated() {
      output.row(index + 1, of: games.count, game.row(of: games.count, context.style), style: context.style)
    }
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("row", games.firstIndex { !$0.isInUse }.map { $0 + 1 })
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: games) { game, object in
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
  func text(_ words: Wording) -> String {
    let progress = words.progress(found: matched, pairs: pairs)
    return words.gameToDelete(name: name, deck: words.deckName(deck), progress: progress)
  }

  /// In several lines if it is wider than the terminal.
  fileprivate func row(of count: Int, _ style: Style) -> String {
    if style.isPlain { return text(style) }
    let indent = 4 + String(count).utf8.count
    let lines = DisplayWidth.lines(of: style.shown(text(style)), width: max(1, style.width - indent))
    return Isolation.closed(lines: lines).joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private func text(_ style: Style) -> String {
    let words = style.words
    let day = Day(time: time).text(style) + (style.isPlain ? words.comma : " ")
    return words.listedGame(
      name: name, deck: words.deckName(deck), progress: words.progress(found: matched, pairs: pairs),
      moves: moves, time: day + Record.date(time).dropFirst(11).prefix(5), isInUse: isInUse)
  }
}
