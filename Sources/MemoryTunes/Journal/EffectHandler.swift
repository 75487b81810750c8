import Saved
import Text
import Wording

/// Performs effects: requests whose replies an answer depends on.
final class EffectHandler {
  let world: World
  /// Called when an effect takes noticeably long, and then after every second.
  var showWaiting: (_ seconds: Int) -> Void = { _ in }
  /// The columns of the board that is shown; 0 if there is none, or if rows are hidden.
  var shownColumns: () -> Int = { 0 }

  init(world: World) {
    self.world = world
  }

  /// Nil if nothing is saved.
  func today(of deck: Deck?) -> Today? {
    world.home.flatMap { Today($0.rows(Today.queries(of: deck)), of: deck) }
  }

  func readDeck(_ path: FilePath) -> Result<Deck, DeckFileProblem> {
    Result { () throws(DeckFileProblem) in
      try DeckFile.deck(named: path, in: world.decks, read: world.readFile)
    }.mapError { problem in
      var problem = problem
      if problem.cause == .system(.known(.noSuchFile)) { problem.nearest = world.decks.nearest(to: path) }
      return problem
    }
  }
}
