import Text
import Wording

/// The games besides the one on the table.
package enum GamesAction {
  case listRequested
  /// The reply to `Effect.listGames`.
  case listed(Result<[ListedGame], GamesProblem>)
  /// The same, because there is no game on the table.
  case sought(Result<[ListedGame], GamesProblem>)
  case saveRequested(name: FilePath)
  /// The player agreed to replace another game of this name.
  case replacementConfirmed(name: FilePath)
  /// The reply to `Effect.saveGame`: whether another game was replaced.
  case saved(FilePath, Result<Bool, GamesProblem>)
  case loadRequested(name: FilePath)
  /// The reply to `Effect.loadGame`. Indirect, so that other actions need not be as large as a game.
  indirect case loaded(FilePath, Result<SavedGame, GamesProblem>)
  case forgetRequested(name: FilePath)
  /// The replies to `Effect.forgetGame`: the game that can be deleted, and the one that was.
  case found(FilePath, Result<ListedGame, GamesProblem>)
  case forgotten(FilePath, Result<ListedGame, GamesProblem>)
}

package enum GamesNotice: Answer, Equatable {
  case listed([ListedGame])
  /// No game is on the table, but there are others. `isElsewhere`: another program plays one.
  case noneOnTable(isElsewhere: Bool)
  /// `replaces`: whether another game of this name is gone.
  case saved(name: String, replaces: Bool)
  case loaded
  case forgotten(ListedGame)
  /// A name that no game can have.
  case badName(String)
  case refused(GamesProblem, name: String)

  package var code: AnswerCode {
    switch self {
    case .listed: .done(.games)
    case .noneOnTable: .refused(.noGame)
    case .saved: .done(.gameSaved)
    case .loaded: .done(.gameLoaded)
    case .forgotten: .done(.gameForgotten)
    case .badName: .refused(.badName)
    case .refused(.nothingSaved, _): .done(.nothingSaved)
    case .refused(.noSuchGame, _): .refused(.noSuchGame)
    case .refused(.noList, _): .refused(.noList)
    case .refused(.inUse, _): .refused(.gameInUse)
    case .refused(.onTable, _): .refused(.gameOnTable)
    case .refused: .refused(.gameRefused)
    }
  }

  package var shows: Shown { self == .loaded ? .place : .nothing }

  package func draw(_ context: AnswerContext, into output: inout Output) {
    if case .listed(let games) = self { GamesScreen().draw(games, style: context.style, into: &output) }
  }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    let games: [ListedGame]
    switch self {
    case .listed(let listed): games = listed
    case .refused(.nothingSaved, name: ""): games = []
    default: return
    }
    object.name("list")
    object.objects(games) { game, object in
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

/// What follows from an action about games.
package enum GamesResult {
  case next(Next)
  /// A game can be put on the table, with `GameState.take`.
  case loaded(SavedGame)

  fileprivate static func answer(_ answer: GamesNotice) -> Self { .next(.answer(answer)) }

  fileprivate static func refuse(_ problem: GamesProblem, _ name: FilePath) -> Self {
    .answer(.refused(problem, name: OutsideText.brief(name.text)))
  }
}

extension GameState {
  /// `asks`: whether the player is asked before a game is replaced or deleted.
  package mutating func reduce(_ action: GamesAction, asks: Bool) -> GamesResult {
    switch action {
    case .listRequested:
      return .next(.ask(.listGames()))
    case .sought(let games):
      guard let games = try? games.get(), !games.isEmpty else { return .next(.answer(LineProblem.noGame)) }
      return .answer(.noneOnTable(isElsewhere: games.contains(where: \.isInUse)))
    case .listed(.success(let games)):
      return .answer(.listed(games))
    case .listed(.failure(let problem)):
      return .answer(.refused(problem, name: ""))
    case .saveRequested(let name):
      return .next(save(name, replaces: !asks))
    case .replacementConfirmed(let name):
      return .next(save(name, replaces: true))
    case .saved(let name, .success(let replaces)):
      return .answer(GamesNotice.saved(name: OutsideText.brief(name.text), replaces: replaces))
    case .loadRequested(let name):
      guard name.isGameName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
      return .next(.ask(.loadGame(name: name, leaving: position)))
    case .loaded(let name, .success(let game)):
      return game.table == nil ? .refuse(.notUnderstood, name) : .loaded(game)
    case .forgetRequested(let name):
      guard name.isGameName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
      return .next(.ask(.forgetGame(name: name, isSure: !asks)))
    case .found(_, .success(let game)), .forgotten(_, .success(let game)):
      return .answer(GamesNotice.forgotten(game))
    case .saved(let name, .failure(let problem)), .loaded(let name, .failure(let problem)),
      .found(let name, .failure(let problem)), .forgotten(let name, .failure(let problem)):
      return .refuse(problem, name)
    }
  }

  private func save(_ name: FilePath, replaces: Bool) -> Next {
    guard table != nil else { return .answer(LineProblem.noGame) }
    guard name.isGameName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
    return .ask(.saveGame(name: name, replaces: replaces))
  }

  /// Puts a loaded game on the table.
  package mutating func take(_ loaded: SavedGame) -> Next {
    deals += 1
    position = deals
    table = loaded.table
    table?.number = deals
    table?.isBroughtBack = true
    return .answer(GamesNotice.loaded)
  }
}

extension ListedGame {
  /// The game in a sentence.
  package func text(_ words: Wording) -> String {
    let progress = words.progress(found: matched, pairs: pairs)
    return words.gameToDelete(name: name, deck: words.deckName(deck), progress: progress)
  }
}

extension FilePath {
  /// Whether a game can be saved under this name: one word.
  fileprivate var isGameName: Bool {
    let scalars = text.unicodeScalars
    return 1...64 ~= text.count && String(validating: bytes, as: UTF8.self) != nil
      && scalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
  }
}
