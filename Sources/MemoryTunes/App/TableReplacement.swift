import MemoryGame
import Saved
import Text

/// How another game comes on the table.
extension AppState {
  /// Asks before a game in play is replaced, and deals the next one.
  mutating func askBeforeOpening(_ deal: PendingDeal) -> Reduction {
    // A game of the day leaves the game in play waiting; a match between two games cannot wait.
    let isLost = game.wouldDiscard(by: deal) && !(deal.day != nil && game.isInPlay)
    return asksQuestions && isLost ? ask(.discard(deal)) : open(deal)
  }

  /// Deals a game, or asks for the game of the day that waits.
  mutating func open(_ deal: PendingDeal) -> Reduction {
    let leaves = game.wouldDiscard(by: deal)
    guard let day = deal.day, deal.mayWait || leaves else { return lay(deal) }
    return .ask(.openDay(day, seeks: deal.mayWait, leaves: leaves))
  }

  /// Goes on with the game of the day that waits, or deals it if none does.
  mutating func open(_ day: Day, _ waiting: Result<SavedGame, GamesFailure>?, leaves: Bool) -> Reduction {
    switch waiting {
    case nil: return lay(PendingDeal(day), leavesPosition: leaves)
    case .failure(let failure)?: return .refuse(.games(.failure(failure, FilePath(day.text))))
    case .success(let game)?:
      _ = take(game)
      return .say(.loaded(day: day))
    }
  }

  private mutating func lay(_ deal: PendingDeal, leavesPosition: Bool = false) -> Reduction {
    path.go(to: .game)
    return game.lay(deal, leavesPosition: leavesPosition)
  }

  /// Puts a loaded game on the table and shows it.
  mutating func take(_ loaded: SavedGame) -> Reduction {
    game.take(loaded)
    path.go(to: .game)
    return .say(.loaded(day: nil))
  }

  /// Goes over the steps of the game on the table, or lists them.
  mutating func go(_ action: StepsAction) -> Reduction {
    guard game.table != nil else { return .refuse(.line(.noGame)) }
    do throws(StepsRefusal) {
      return .say(try game.table!.reduce(action))
    } catch {
      return .refuse(.steps(error))
    }
  }
}

extension World {
  /// Nil if no game of that day waits.
  func open(_ day: Day, seeks: Bool, leaves: Bool) -> Result<SavedGame, GamesFailure>? {
    let waiting =
      keptGame(.commits) { games throws(DatabaseFailure) in
        switch try games.open(day: day.number, seeks: seeks, leaves: leaves) {
        case nil: .success(nil)
        case .success(let text)?: .success(text)
        case .failure(let failure)?: .failure(failure)
        }
      } as Result<[String]?, GamesFailure>
    switch waiting {
    case .success(nil), .failure(.nothingSaved): return nil
    case .success(let text?): return SavedGame.loaded(text)
    case .failure(let failure): return .failure(failure)
    }
  }
}
