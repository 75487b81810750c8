import MemoryCore
import Text
import Wording

/// The games besides the one on the table.
package enum GamesAction {
  case listRequested
  /// The reply to `Effect.listGames`; nil if nothing is saved.
  case listed([ListedGame]?)
  case saveRequested(name: FilePath)
  /// The player agreed to replace another game of this name.
  case replacementConfirmed(name: FilePath)
  /// The reply to `Effect.saveGame`: whether another game was replaced.
  case saved(FilePath, Result<Bool, GamesProblem>)
  case loadRequested(name: FilePath)
  /// The reply to `Effect.loadGame`.
  case loaded(FilePath, Result<SavedGame, GamesProblem>)
  case forgetRequested(name: FilePath)
  /// The replies to `Effect.forgetGame`: the game that can be deleted, and the one that was.
  case found(FilePath, Result<ListedGame, GamesProblem>)
  case forgotten(FilePath, Result<ListedGame, GamesProblem>)
}

package enum GamesNotice: Notice {
  case listed([ListedGame])
  /// `replaces`: whether another game of this name is gone.
  case saved(name: String, replaces: Bool)
  case loaded
  case forgotten(ListedGame)
  /// A name that no file can have.
  case badName(String)
  /// The beginning of the game is forgotten.
  case tooLong
  case refused(GamesProblem, name: String)

  package var code: AnswerCode? {
    switch self {
    case .listed: .games
    case .saved: .gameSaved
    case .loaded: .gameLoaded
    case .forgotten: .gameForgotten
    case .badName: .badName
    case .tooLong: .gameTooLong
    case .refused(.nothingSaved, _): .nothingSaved
    case .refused: .gameRefused
    }
  }

  package var showsScreen: Bool { self == .loaded }
  package var tellsScreen: Bool { self == .loaded }

  package func draw(_ context: AnswerContext, into output: inout Output) {
    if case .listed(let games) = self { GamesScreen().draw(games, style: context.style, into: &output) }
  }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .listed(let games) = self else { return }
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

extension GameState {
  /// `asks`: whether the player is asked before a game is replaced or deleted.
  package mutating func reduce(_ action: GamesAction, asks: Bool) -> Next {
    switch action {
    case .listRequested:
      return .ask(.listGames)
    case .listed(let games):
      return .answer(games.map(GamesNotice.listed) ?? .refused(.nothingSaved, name: ""))
    case .saveRequested(let name):
      return save(name, replaces: !asks)
    case .replacementConfirmed(let name):
      return save(name, replaces: true)
    case .saved(let name, .success(let replaces)):
      table?.sittings.end()
      return .answer(GamesNotice.saved(name: OutsideText.brief(name.text), replaces: replaces))
    case .loadRequested(let name):
      guard name.isFileName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
      return .ask(.loadGame(name: name, leaving: file))
    case .loaded(let name, .success(let game)):
      guard var loaded = game.table else { return Self.refuse(.notUnderstood(line: nil), name) }
      deals += 1
      file = deals
      (loaded.number, loaded.isBroughtBack) = (deals, true)
      table = loaded
      return .answer(GamesNotice.loaded)
    case .forgetRequested(let name):
      guard name.isFileName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
      return .ask(.forgetGame(name: name, isSure: !asks))
    case .found(_, .success(let game)), .forgotten(_, .success(let game)):
      return .answer(GamesNotice.forgotten(game))
    case .saved(let name, .failure(let problem)), .loaded(let name, .failure(let problem)),
      .found(let name, .failure(let problem)), .forgotten(let name, .failure(let problem)):
      return Self.refuse(problem, name)
    }
  }

  private func save(_ name: FilePath, replaces: Bool) -> Next {
    guard table != nil else { return .answer(LineProblem.noGame) }
    guard name.isFileName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
    guard let file = GameFile.file(self, deck: next.deck) else { return .answer(GamesNotice.tooLong) }
    return .ask(.saveGame(name: name, file: file, replaces: replaces))
  }

  private static func refuse(_ problem: GamesProblem, _ name: FilePath) -> Next {
    .answer(GamesNotice.refused(problem, name: OutsideText.brief(name.text)))
  }
}

extension ListedGame {
  /// The game in a sentence.
  package func text(_ words: Wording) -> String {
    let progress = words.progress(found: matched, pairs: pairs)
    return words.gameToDelete(name: name, deck: deckName(words), progress: progress)
  }
}

extension FilePath {
  /// Whether this is a valid name for a saved game.
  fileprivate var isFileName: Bool {
    let dot = UInt8(ascii: ".")
    return !bytes.isEmpty && bytes.first != dot && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
  }
}
