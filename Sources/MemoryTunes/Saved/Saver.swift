import Flow
import MemoryGame

/// Middleware that saves what a line has changed: the game on the table, the settings, and a record of each
/// game that was begun or finished. No reducer knows about it.
final class Saver {
  private let home: World.Home
  private let analyst: Analyst
  private let game: GameSaver
  private let settings: SettingsSaver
  private var before: Facts

  /// The facts whose change shows that a game was begun or, for the first time, finished or revealed.
  private struct Facts {
    let table: Int
    let isBegun: Bool
    let wasFinished: Bool
    let wasRevealed: Bool

    init(_ state: borrowing GameState) {
      table = state.table?.number ?? 0
      isBegun = state.table?.began != nil
      wasFinished = state.table?.game.wasFinished ?? false
      wasRevealed = state.table?.game.wasRevealed ?? false
    }
  }

  /// `size` is that of the game file that led to `state`; nil if there is none. `deck` is the player's own deck
  /// that the file names for the next game, in whose place an option may have chosen another.
  init(_ state: borrowing AppState, size: Int?, deck: Deck?, home: World.Home, analyst: Analyst) {
    self.home = home
    self.analyst = analyst
    game = GameSaver(state.game, size: size, deck: deck, save: home.saveGame)
    settings = SettingsSaver(state.settings, save: { home.saveSetting($0.rawValue, $1) })
    before = Facts(state.game)
  }

  func handle(_ action: AppAction, _ store: Store<AppState, AppAction, Effect>, _ next: (AppAction) -> Void) {
    if case .quit = action { return next(.quit(isSaved: home.isGameSaved())) }
    next(action)
    settings.observe(action, store.state)
    if action.choosesDeck { game.deckWasChosen() }
    if case .lineFinished = action { finish(store.state.game) }
    if case .records(.forgotten(let saved, _)) = action, saved == .game || saved == .everything {
      game.forget()
    }
  }

  private func finish(_ state: borrowing GameState) {
    let now = Facts(state)
    if let table = state.table {
      let isNew = now.table != before.table
      let isFirst = isNew ? !table.isBroughtBack : !before.isBegun
      if now.isBegun, isFirst, table.players.isOnePerson { home.saveBegun(Record.begunLine(table)) }
      if now.wasRevealed, isNew ? !table.isBroughtBack : !before.wasRevealed, table.players.isOnePerson {
        home.saveBegun(Record.revealedLine(table))
      }
      // The record is written before the game: if the program ends between the two, nothing is lost.
      if now.wasFinished, isNew ? !table.isBroughtBack : !before.wasFinished,
        let record = Record(table, analyst)
      {
        home.saveRecord(record.line)
      }
    }
    before = now
    game.update(after: state)
  }
}

extension AppAction {
  /// Whether the player chooses a deck, or to play without one.
  fileprivate var choosesDeck: Bool {
    switch self {
    case .tunes(.deckRead(.success)), .tunes(.categoryRequested), .categories(.chosen),
      .settings(.chosen(.category, _)), .deal(.newGameRequested(_, .some)):
      true
    default: false
    }
  }
}
