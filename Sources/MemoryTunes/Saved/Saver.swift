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
    _ = home.use(.reads) { games throws(DatabaseFailure) in games.number(game) }
  }

  func save(_ state: borrowing AppState) {
    let isFinished = state.due == .finished
    // Options apply to their session only: what is saved is what the player chooses.
    if isFinished, let chosen = state.answer.chosenSetting {
      home.saveSetting(chosen, chosen.value(state.settings))
    }
    if isFinished, case .choseCards(let deck)? = state.answer.headline {
      let query = Query.choose(cards: deck.chosenCards?.rawValue, of: deck.nameInRows)
      _ = home.use(.writes) { games throws(DatabaseFailure) in try games.run(query) }
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
    guard mark != before || isFinished && answer.ending != nil,
      isFinished || mark.game == before.game && state.table?.began != nil
    else { return }
    last = mark
    var update = GameUpdate(state)
    var timeless = before
    timeless.played = mark.played
    update.isTimeAlone = timeless == mark
    update.unchanged = mark.game == before.game ? min(before.moves, mark.moves) : 0
    if isFinished, answer.ending != nil { update.end = state.table.flatMap(\.end) }
    home.save(update)
  }
}

extension GameUpdate {
  init(_ state: borrowing GameState) {
    let game = SavedGame(state, deck: state.savedDeck, words: state.next.savedWords)
    self.init(game: state.table?.number ?? 0, text: game.header.joined(separator: "\n"))
    guard let table = game.table else { return }
    deal = Deal(
      deck: table.tunes.deck.identity.name, cards: table.cards.rawValue, pairs: table.game.board.pairs,
      seed: "\(table.seed)", day: table.day?.number, players: table.players.line)
    (found, moves) = (table.game.board.matchedPairs, table.game.board.moves)
    isOver = table.game.isOver
    (began, made, missed, entries) = (table.began, table.made, table.missed, table.game.log.position)
    words = { table.game.log.words(since: $0) }
  }
}

extension Table {
  /// How the game is over; nil without a clock. The first end counts.
  var end: GameUpdate.End? {
    guard let ended, let seconds else { return nil }
    let sums = game.analysis.sums
    return GameUpdate.End(
      ended: ended, outcome: "\(game.phase)", moves: game.board.moves, flips: game.board.flips,
      seconds: seconds,
      regret: sums?.regret, luck: sums?.luck, won: game.turns.pairs.map { "\($0)" }.joined(separator: " "),
      points: match?.decided, aids: aids.words.joined(separator: " "), learning: practice?.queries ?? [])
  }
}
