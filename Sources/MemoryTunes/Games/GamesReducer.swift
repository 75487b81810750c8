import Saved
import Text
import Wording

extension GamesAction {
  func reduce(_ game: borrowing GameState, isAtPrompt: Bool) -> Reduction {
    switch self {
    case .load(let name):
      return name.isGameName ? .ask(.load(name)) : .refuse(.games(.badName(name)))
    case .save(let name, let isSure):
      guard game.table != nil else { return .refuse(.line(.noGame)) }
      guard name.isGameName else { return .refuse(.games(.badName(name))) }
      return .ask(.save(copy game, as: name, replaces: isSure || !isAtPrompt))
    case .forget(let thing):
      // What is chosen for the next game may be saved without one.
      let isNothing = thing == .game && game.table == nil
      return isNothing ? .say(.forgot(thing, count: 0)) : .ask(.forget(thing))
    case .forgetGame(let name):
      return name.isGameName
        ? .ask(.forgetGame(name, isSure: !isAtPrompt)) : .refuse(.games(.badName(name)))
    case .loaded(let name, .success(let loaded)):
      return loaded.table == nil
        ? .refuse(.games(.failure(.notUnderstood, name))) : Reduction(table: .loaded(loaded))
    case .saved(let name, .success(let replaces)): return .say(.saved(name: name, replaces: replaces))
    case .forgot(let thing, .success(let count)): return .say(.forgot(thing, count: count))
    case .forgot(let thing, .failure(let failure)): return .refuse(.forget(thing, failure))
    case .forgotGame(_, .success(let listed), _): return .say(.forgotGame(listed))
    case .loaded(let name, .failure(let failure)), .saved(let name, .failure(let failure)),
      .forgotGame(let name, .failure(let failure), _):
      return .refuse(.games(.failure(failure, name)))
    }
  }
}
