import MemoryGame
import Saved

/// Saves what each line has changed, the settings and the game on the table, so that no answered line is lost,
/// however the program ends. It subscribes to the store before the answer is drawn, and the home commits before
/// the answer is printed.
final class Saver {
  private let home: any Home
  /// The values at the start of the session. Options apply to their session only.
  private let initial: SettingValues
  private var last: Mark

  /// The game of `state` is as saved.
  init(_ state: borrowing AppState, home: any Home) {
    self.home = home
    (initial, last) = (state.settings, Mark(state.game))
    let game = last.game
    _ = home.use(.reads) { games throws(DatabaseProblem) in games.number(game) }
  }

  func save(_ state: borrowing AppState) {
    let isFinished = state.due == .finished
    if isFinished { saveSettings(state.changes) }
    saveGame(state.game, state.changes, isFinished: isFinished)
  }

  private func saveSettings(_ changes: Changes) {
    let (before, now) = (changes.before.checkpoint.settings, changes.after.checkpoint.settings)
    if let chosen = changes.chosen { return home.saveSetting(chosen, chosen.value(now)) }
    guard now != before else { return }
    for setting in Setting.allCases {
      let value = setting.value(now)
      guard value != setting.value(before) else { continue }
      // Undone: an option at the start is not a choice of the player.
      home.saveSetting(setting, value == setting.value(initial) ? nil : value)
    }
  }

  /// What a line can change of what is saved of a game, besides the choices for the next one.
  private struct Mark: Equatable {
    var game = 0
    var moves = 0
    var made = 0
    var hinted = 0
    var aids = Aids.none
    var played = 0

    init(_ state: borrowing GameState) {
      guard let table = state.table else { return }
      (game, moves, made) = (table.number, table.game.log.position, table.made)
      (hinted, aids, played) = (table.hinted.count, table.aids, table.clock.played)
    }
  }

  /// Saves what a finished line has changed. Before that, saves what computer players do, if an earlier line
  /// turned the first card: when a game began is known at the end of the line.
  private func saveGame(_ state: borrowing GameState, _ changes: Changes, isFinished: Bool) {
    let (mark, before) = (Mark(state), last)
    let areChoicesOther = isFinished && changes.areChoicesOther
    guard mark != before || areChoicesOther || isFinished && changes.isEnded,
      isFinished || mark.game == before.game && state.table?.began != nil
    else { return }
    last = mark
    var update = GameUpdate(state)
    update.isFixedOther = areChoicesOther
    var timeless = before
    timeless.played = mark.played
    update.isTimeAlone = timeless == mark && !areChoicesOther
    update.unchanged = mark.game == before.game ? min(before.moves, mark.moves) : 0
    if isFinished { update.end = state.table.flatMap { $0.end(after: changes) } }
    home.save(update)
  }
}

extension GameUpdate {
  init(_ state: borrowing GameState) {
    let (next, table, deck) = (state.next, state.table, state.savedDeck)
    self.init(game: table?.number ?? 0) {
      (table?.deckColumns ?? [("source", nil), ("tunes", nil), ("theme", nil)])
        + next.choiceColumns(deck: deck, after: table)
    }
    guard let table else {
      position =
        ["began", "hinted", "aids"].map { ($0, .null) }
        + ["played", "found", "moves", "is_over"].map { ($0, 0) }
      return
    }
    deal = { table.dealColumns }
    position =
      table.playColumns + [
        ("found", .number(table.game.board.matchedPairs)), ("moves", .number(table.game.board.moves)),
        ("is_over", table.game.isOver ? 1 : 0),
      ]
    (began, made, missed, moves) = (table.began, table.made, table.missed, table.game.log.position)
    words = { GameText.words(on: table, since: $0) }
  }
}

extension Table {
  /// How the game was first over with a line, as columns of `deals`; nil if it is not, or was before.
  func end(after changes: Changes) -> GameUpdate.End? {
    guard changes.isFinished || changes.isRevealed || game.phase == .drawn && changes.isEnded,
      let ended, let seconds
    else { return nil }
    let sums = game.analysis.sums
    let won = game.turns.pairs.map { "\($0)" }
    return (
      deal: [
        ("ended", .number(ended)), ("outcome", .text("\(game.phase)")), ("moves", .number(game.board.moves)),
        ("flips", .number(game.board.flips)), ("seconds", .number(seconds)), ("regret", Value(sums?.regret)),
        ("luck", Value(sums?.luck)), ("won", .text(won.joined(separator: " "))),
        ("points", Value(match?.decided)), ("aids", .text(aids.words.joined(separator: " "))),
      ], learning: practice?.queries ?? []
    )
  }
}
