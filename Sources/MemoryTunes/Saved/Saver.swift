import Flow
import MemoryGame

/// Middleware that saves what a settled line has changed: the game on the table, the settings, and a record of
/// each game that was begun or finished. No reducer knows about it.
final class Saver {
  private let home: World.Home
  private let analyst: Analyst
  private let game: GameSaver
  private let settings: SettingsSaver
  private var before: Facts
  /// Whether a recording is being replayed. Nothing of it is saved.
  var isReplaying = false { didSet { settings.isReplaying = isReplaying } }

  /// The facts whose change shows that a game was begun or finished.
  private struct Facts {
    let table: Int
    let isBegun: Bool
    let isFinished: Bool

    init(_ state: borrowing GameState) {
      table = state.table?.number ?? 0
      isBegun = state.table?.began != nil
      isFinished = state.table?.game.board.isFinished ?? false
    }
  }

  /// `state` is the state that `script` leads to, if there is a script, except that an option may have chosen
  /// another deck than the script, which names `deck`.
  init(
    _ state: borrowing GameState, settings: SettingValues, savedAs script: SavedScript?, deck: Deck?,
    home: World.Home, analyst: Analyst
  ) {
    self.home = home
    self.analyst = analyst
    game = GameSaver(state, savedAs: script, deck: deck, save: home.saveGame)
    self.settings = SettingsSaver(settings, save: { home.saveSetting($0.rawValue, $1) })
    before = Facts(state)
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      if case .quit = action { return next(.quit(isSaved: home.isGameSaved())) }
      next(action)
      settings.observe(action, store.state)
      if action.choosesDeck { game.deckWasChosen() }
      if case .lineFinished = action { settle(store.state.game) }
      if case .records(.forgotten(let kept, _)) = action, kept == .game || kept == .everything { game.forget() }
    }
  }

  private func settle(_ state: borrowing GameState) {
    let now = Facts(state)
    if let table = state.table, !isReplaying {
      let isNew = now.table != before.table
      let isFirst = isNew ? !table.isBroughtBack : !before.isBegun
      if now.isBegun, isFirst, table.players.isOnePerson { home.saveBegun(Record.begunLine(table)) }
      // The record is written before the game: if the program ends between the two, nothing is lost.
      if now.isFinished, isNew ? !table.isBroughtBack : !before.isFinished, !table.isRevised,
        let record = Record(table, analyst)
      {
        home.saveRecord(record.line)
      }
    }
    before = now
    if isReplaying { game.pass(over: state) } else { game.settle(state) }
  }
}

extension AppAction {
  /// Whether the player chooses a deck, or to play without one.
  fileprivate var choosesDeck: Bool {
    switch self {
    case .tunes(let action): action.choosesDeck
    case .categories(.chosen), .settings(.chosen(.category, _)), .deal(.newGameRequested(_, .some)): true
    default: false
    }
  }
}

extension TunesAction {
  fileprivate var choosesDeck: Bool {
    switch self {
    case .deckRead(.success), .categoryRequested: true
    case .requested, .described, .fetchRequested, .fetched, .clearRequested, .cleared, .deckRequested,
      .deckRead(.failure), .decksRequested, .decksListed, .given:
      false
    }
  }
}
