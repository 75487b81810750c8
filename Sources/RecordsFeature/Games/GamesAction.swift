import MemoryCore
import Text

/// The games besides the one on the table.
package enum GamesAction {
  case listRequested
  /// The reply to `Effect.listGames`; nil if nothing is saved.
  case listed([ListedGame]?)
  case saveRequested(name: FilePath)
  /// The reply to `Effect.saveGame`.
  case saved(FilePath, GamesProblem?)
  case loadRequested(name: FilePath)
  /// The reply to `Effect.loadGame`.
  case loaded(FilePath, Result<[UInt8], GamesProblem>)
}

package enum GamesNotice: Notice {
  case listed([ListedGame])
  case saved(name: String)
  case loaded
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
    }
  }
}

extension GameState {
  package mutating func reduce(_ action: GamesAction) -> Next {
    switch action {
    case .listRequested:
      return .ask(.listGames)
    case .listed(let games):
      return .answer(games.map(GamesNotice.listed) ?? .refused(.nothingSaved, name: ""))
    case .saveRequested(let name):
      guard table != nil else { return .answer(LineProblem.noGame) }
      guard name.isFileName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
      guard let file = GameFile.file(self, deck: next.deck) else { return .answer(GamesNotice.tooLong) }
      return .ask(.saveGame(name: name, file: file))
    case .saved(let name, nil):
      table?.sittings.end()
      return .answer(GamesNotice.saved(name: OutsideText.brief(name.text)))
    case .saved(let name, let problem?):
      return .answer(GamesNotice.refused(problem, name: OutsideText.brief(name.text)))
    case .loadRequested(let name):
      guard name.isFileName else { return .answer(GamesNotice.badName(OutsideText.brief(name.text))) }
      return .ask(.loadGame(name: name))
    case .loaded(let name, .success(let file)):
      guard let game = try? SavedGame(reading: file, number: deals + 1), let loaded = game.table else {
        return .answer(GamesNotice.refused(.notUnderstood, name: OutsideText.brief(name.text)))
      }
      deals += 1
      table = loaded
      table?.isBroughtBack = true
      return .answer(GamesNotice.loaded)
    case .loaded(let name, .failure(let problem)):
      return .answer(GamesNotice.refused(problem, name: OutsideText.brief(name.text)))
    }
  }
}

extension FilePath {
  /// Whether this is a valid name for a saved game.
  fileprivate var isFileName: Bool {
    let dot = UInt8(ascii: ".")
    return !bytes.isEmpty && bytes.first != dot && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
  }
}
