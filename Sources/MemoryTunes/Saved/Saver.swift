import MemoryGame
import Saved

/// Saves what each line has changed, the settings and the game on the table, so that no answered line is lost,
/// however the program ends. It subscribes to the store before the answer is drawn, and the home commits before
/// the answer is printed.
final class Saver {
  private let home: any Home
  private var last: Mark

  /// The game of `state` is as saved.
  init(_ state: borrowing AppState, home: any Home) {
    self.home = home
    last = Mark(state.game)
    let game = last.game
    _ = home.use(.reads) { games throws(DatabaseProblem) in games.number(game) }
  }

  func save(_ state: borrowing AppState) {
    let isFinished = state.due == .finished
    // Options apply to their session only: what is saved is what the player chooses.
    if isFinished, let chosen = state.answer.chosenSetting {
      home.saveSetting(chosen, chosen.value(state.settings))
    }
    saveGame(state.game, state.answer, isFinished: isFinished)
  }

  /// What a line can change of what is saved of a game.
  private struct Mark: Equatable {
    var game = 0
    var moves = 0
    var made = 0
    var hinted = 0
    var aids = Aids.none
    var played = 0
    /// What is chosen for the next game, whatever is on the table.
    var next: NextGame
    var deck: Deck?

    init(_ state: borrowing GameState) {
      (next, deck) = (state.next, state.savedDeck)
      guard let table = state.table else { return }
      (game, moves, made) = (table.number, table.game.log.position, table.made)
      (hinted, aids, played) = (table.hinted.count, table.aids, table.clock.played)
    }
  }

  /// Saves what a finished line has changed. Before that, saves what computer players do, if an earlier line
  /// turned the first card: when a game began is known at the end of the line.
  private func saveGame(_ state: borrowing GameState, _ answer: Answer, isFinished: Bool) {
    let (mark, before) = (Mark(state), last)
    let areChoicesOther = mark.next != before.next || mark.deck != before.deck
    guard mark != before || isFinished && answer.ending != nil,
      isFinished || mark.game == before.game && state.table?.began != nil
    else { return }
    last = mark
    var update = GameUpdate(state)
    update.isFixedOther = areChoicesOther
    var timeless = before
    timeless.played = mark.played
    update.isTimeAlone = timeless == mark && !areChoicesOther
    update.unchanged = mark.game == before.game ? min(before.moves, mark.moves) : 0
    if isFinished, answer.ending != nil { update.end = state.table.flatMap(\.end) }
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
  /// How the game is over, as columns of `deals`; nil without a clock. The first end counts.
  var end: GameUpdate.End? {
    guard let ended, let seconds else { return nil }
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
