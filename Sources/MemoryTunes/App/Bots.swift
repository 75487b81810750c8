import Flow
import MemoryGame

/// Middleware by which programs and bots move: after whatever makes it the turn of one of them, it asks the
/// program and dispatches what a person would have typed, or has the bot asked.
///
/// They are handed what was shown since they were asked last, and never the state. What they have made of it is
/// no part of the state either: it follows from the deal and what was shown, and is made anew where one has
/// gone back.
final class Bots {
  private var seated: Seated?
  /// Whether a move of theirs is on its way.
  private var hasChosen = false
  /// What the bot at each seat has been told of the game; none of it counts after it did not make its move.
  private var told: [Int: LogPosition] = [:]

  /// The program players at a table, and how much of its log they have seen.
  private struct Seated {
    let table: Int
    var bots: SeatedBots
    var seen: Int

    init(at table: borrowing Table) {
      self.table = table.number
      seen = table.game.log.position
      bots = SeatedBots(
        table.players.list.map(\.strategy), cards: table.game.board.faces.count, generator: table.generator,
        after: table.game.events(table.game.log.forgotten..<seen))
    }

    /// Shows them what was done since they were asked last.
    mutating func watch(_ table: borrowing Table) {
      for event in table.game.events(seen..<table.game.log.position) { bots.observe(event) }
      seen = table.game.log.position
    }
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      // Asked first, for most games are played without.
      if store.state.game.table?.players.hasPrograms == true, action.isMove, !hasChosen,
        let player = Self.player(toMoveAt: store.state.game.table)
      {
        return next(.game(.movedOutOfTurn(player.name)))
      }
      next(action)
      if action.isMove { hasChosen = false }
      if action.goesBack { (seated, told) = (nil, [:]) }
      guard store.state.game.table?.players.hasPrograms == true else { return }
      guard action.letsProgramsMove(answer: store.state.notice), let move = move(store.state.game.table) else {
        return
      }
      hasChosen = AppAction.game(move).isMove
      store.dispatch(.game(move))
    }
  }

  /// The program or bot whose turn it is, if it is the turn of one.
  private static func player(toMoveAt table: Table?) -> Player? {
    guard let table, table.players.hasPrograms, !table.game.isOver, !table.player.isPerson else {
      return nil
    }
    return table.player
  }

  /// What the player does whose turn it is; nil for a person, and when there is nothing to do.
  private func move(_ table: Table?) -> GameAction? {
    guard let table, let player = Self.player(toMoveAt: table) else { return nil }
    if player.strategy == nil { return askBot(table) }
    if seated?.table != table.number || seated.map({ $0.seen > table.game.log.position }) == true {
      seated = Seated(at: table)
    } else {
      seated?.watch(table)
    }
    switch seated?.bots.choice(of: table.game.turns.turn) {
    case nil:
      return nil
    case .pass:
      return .passed
    case .flip(let card):
      // In a game of which a file says what cannot have happened, any card will do that can be turned.
      let isSound = table.game.board.canFlip(card)
      return (isSound ? card : table.game.board.cards.first(where: table.game.board.canFlip)).map {
        .flipped($0, then: nil)
      }
    }
  }

  private func askBot(_ table: Table) -> GameAction {
    let (seat, now) = (table.game.turns.turn, LogPosition(table))
    let position = told.updateValue(now, forKey: seat).flatMap { before in
      (table.game.log.forgotten...now.position).contains(before.position) && before.table == now.table
        ? before : nil
    }
    return .botAsked(position)
  }
}

extension AppAction {
  fileprivate var isMove: Bool {
    switch self {
    case .game(.flipped), .game(.passed): true
    default: false
    }
  }

  /// Whether bots have to be told everything anew.
  fileprivate var goesBack: Bool {
    switch self {
    case .steps, .games, .botsNamed, .game(.botMoved(.failure)): true
    default: false
    }
  }

  /// Whether program players move after this action, if it is the turn of one.
  fileprivate func letsProgramsMove(answer: @autoclosure () -> (any Notice)?) -> Bool {
    switch self {
    case .navigation(.opened(.game)), .games(.loaded), .game(.flipped), .game(.passed),
      .game(.botMoved(.success)):
      true
    case .deal, .confirmation(.confirmed):
      answer() as? DealNotice == .dealt
    default: false
    }
  }
}
