import Saved

/// How an effect asks what is kept, or changes it, and the action that takes the reply: rows, which a recording
/// keeps.
struct Inquiry {
  /// Nil if nothing is saved.
  let rows: (World) -> [Row]?
  /// `rows` are nil if nothing is saved. Nil for rows that answer something else.
  let action: (_ rows: [Row]?) -> FeatureAction?

  init(
    _ access: Access, _ ask: @escaping (SavedGames) throws(DatabaseProblem) -> [Row],
    taking action: @escaping (_ rows: [Row]?) -> FeatureAction?
  ) {
    rows = { $0.rows(access, ask) }
    self.action = action
  }

  /// The rows of all queries, one after the other, and of the decks with pairs that are due. `take` is given
  /// what `read` makes of them: nil if nothing is saved.
  static func ask<Value>(
    _ queries: [Query], _ due: DueDecks? = nil, about game: Int? = nil, access: Access = .reads,
    reading read: @escaping ([Row]) -> Value?, taking take: @escaping (Value?) -> FeatureAction
  ) -> Inquiry {
    Inquiry(
      rows: { world in
        let rows = world.rows(access) { games throws(DatabaseProblem) in try games.rows(queries, about: game) }
        guard let rows, let due else { return rows }
        return rows + world.dueDecks(knowing: due.known, due.language).map(\.row)
      },
      action: { rows in
        guard let rows else { return take(nil) }
        return read(rows).map { take($0) }
      })
  }

  private init(rows: @escaping (World) -> [Row]?, action: @escaping (_ rows: [Row]?) -> FeatureAction?) {
    (self.rows, self.action) = (rows, action)
  }

  /// What is known of a deck.
  static func learned(of deck: Deck, taking take: @escaping (Learned?) -> FeatureAction) -> Inquiry {
    .ask(Learned.queries(of: deck), reading: { Learned($0, of: deck) }, taking: take)
  }
}

extension World {
  /// Nil if nothing is saved.
  fileprivate func rows(
    _ access: Access, _ ask: (SavedGames) throws(DatabaseProblem) -> [Row]
  ) -> [Row]? {
    home.map { home in
      switch home.use(access, ask) {
      case .success(let rows): rows
      case .failure(let problem): [["system", problem.text]]
      }
    }
  }
}
