import MenuFeature
import MemoryCore
import MemoryGame
import PlayFeature
import PreferencesFeature
import RecordsFeature

/// Middleware that saves the changes of a line: the game on the table, the settings, and a record of each game
/// that was begun or finished.
final class Saver {
  private let home: World.Home
  private let analyst: Analyst
  /// Nil until it begins.
  private var session: (game: GameSaver, settings: SettingsSaver, before: Facts)?

  /// Facts that change when a game is begun or, for the first time, finished or revealed.
  private struct Facts {
    let table: Int
    let sittings: Int
    let wasFinished: Bool
    let wasRevealed: Bool

    init(_ state: borrowing GameState) {
      table = state.table?.number ?? 0
      sittings = state.table?.sittings.count ?? 0
      wasFinished = state.table?.game.wasFinished ?? false
      wasRevealed = state.table?.game.wasRevealed ?? false
    }
  }

  init(home: World.Home, analyst: Analyst) {
    self.home = home
    self.analyst = analyst
  }

  /// From now on, changes are saved. `size` is that of the game file that led to `state`; nil if there is none.
  /// `deck` is the player's own deck in that file for the next game, which an option may have replaced.
  func begin(_ state: borrowing AppState, size: Int?, deck: Deck?) {
    session = (
      GameSaver(state.game, size: size, deck: deck, save: home.saveGame),
      SettingsSaver(state.settings, save: { [home] in home.saveSetting($0.rawValue, $1) }), Facts(state.game)
    )
  }

  /// Takes an action that has led to this state.
  func observe(_ action: AppAction, _ state: borrowing AppState) {
    guard let session else { return }
    switch action {
    case .typed(_, let action, _), .replied(let action):
      session.settings.observe(action)
      if case .games(.loaded(_, .success(let game))) = action {
        session.game.goOn(with: game, number: state.game.deals)
      }
      if action.choosesDeck { session.game.deckWasChosen() }
      if case .records(.forgotten(let saved, _)) = action, saved == .game || saved == .everything {
        session.game.forget()
      }
    case .prompted, .botsNamed, .rulesChanged, .replayEnded, .left: break
    }
    guard state.isLineFinished else { return }
    session.settings.save(state)
    let now = Facts(state.game)
    // The record is written before the game: if the program ends in between, nothing is lost.
    if let table = state.game.table { saveRecords(table, now, since: session.before) }
    self.session?.before = now
    session.game.update(after: state.game)
  }

  private func saveRecords(_ table: borrowing Table, _ now: Facts, since before: Facts) {
    let isNew = now.table != before.table
    let isBroughtBack = table.isBroughtBack
    func isFirst(_ isSo: Bool, _ wasSo: Bool) -> Bool { isSo && !(isNew ? isBroughtBack : wasSo) }
    if now.sittings > (isNew ? isBroughtBack ? now.sittings : 0 : before.sittings) {
      home.saveBegun(Record.line(now.sittings == 1 ? .begun : .continued, of: table))
    }
    if isFirst(now.wasRevealed, before.wasRevealed) { home.saveBegun(Record.line(.revealed, of: table)) }
    if isFirst(now.wasFinished, before.wasFinished), let record = Record(table, analyst) {
      home.saveRecord(record.line)
    }
  }
}

extension FeatureAction {
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
