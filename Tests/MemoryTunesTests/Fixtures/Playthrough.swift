import Wording
@testable import Saved

@testable import MemoryGame
@testable import MemoryTunes

/// A session of any lines, and the properties that hold for all of them.
final class Playthrough {
  private let lines: RandomLines
  private let machine: Machine
  private let recorded: RecordedSession
  private let seed: UInt64
  private let isJSON: Bool
  private let isTyped: Bool
  private let hasDeck: Bool
  /// The game on the table after each step that can be reached.
  private var situations: [Int: Standing.Played] = [:]
  private var line: [UInt8] = []

  private var state: AppState { recorded.session.state }
  private var steps: GameSteps { state.game.table?.steps ?? GameSteps() }

  /// Begins a session with random options.
  init(_ chance: Chance, on machine: Machine) throws {
    lines = RandomLines(chance)
    self.machine = machine
    let before = machine.saved
    seed = 7 + UInt64(chance.next())
    let language = chance.pick([nil, nil, nil] + Language.allCases)
    let board = chance.pick([BoardSize.auto] + BoardSize.allCases)
    let pairs = chance.pick([nil, nil, 2, 3, 5])
    let category = chance.pick(BuiltInDeck.categories)
    let cards = chance.pick([CardContent.same, .same, .split])
    let tunes = chance.pick([TunePolicy.builtIn, .builtIn, .auto, .online, nil])
    let deck =
      try chance.below(5) > 0 ? nil : Deck(.file(name: " deck.tsv"), file: Array("A\tB\nC\tD\nE\tF\n".utf8))
    hasDeck = deck != nil
    isJSON = chance.below(3) > 0
    isTyped = !isJSON && chance.below(2) == 0
    var style = Style()
    if isTyped { style.language = chance.pick(Language.allCases) }
    recorded = RecordedSession(
      on: machine, seed: seed, style: style, isTyped: isTyped, deck: deck, isJSON: isJSON
    ) {
      ($0.values.presentation.language, $0.values.presentation.board, $0.values.tunes) = (
        language, board, tunes
      )
      ($0.values.pairs, $0.values.category, $0.values.cards) = (pairs, category, cards)
    }
    if let game = before, game.table?.game.isOver == false {
      try requireEqual(
        Standing(state.game).without(\.deck), Standing(game, seed: seed).without(\.deck),
        "another game than the one that was left")
    }
    situations[steps.current] = Standing(state.game).played
  }

  /// Plays lines, then the recording of them.
  func play(lines count: Int) throws {
    for _ in 0..<count where !lines.chance.isEmpty && recorded.session.outcome == .goOn {
      switch lines.chance.below(16) {
      case 0: try goToAndFro()
      case 1: try playAgain()
      default: try play(lines.anything(on: state))
      }
    }
    try recorded.requireSame()
  }

  @discardableResult
  private func play(_ line: [UInt8]) throws -> String {
    let before = state
    self.line = line
    let answer = recorded.play(line)
    let after = state
    if after.isRefusal { try checkUnchanged(before, after) }
    try checkRules(after)
    try checkSteps(before, after)
    try checkSaved()
    return answer
  }

  private func play(_ line: String) throws -> String { try play(Array(line.utf8)) }

  /// A refused line changes nothing.
  private func checkUnchanged(_ before: AppState, _ after: AppState) throws {
    try require(
      after.path == before.path && after.settings == before.settings && after.game.deals == before.game.deals,
      "refused and gone elsewhere\(story)")
    try requireEqual(
      Standing(after.game).withoutClock, Standing(before.game).withoutClock, "refused and changed\(story)")
  }

  private func checkRules(_ state: AppState) throws {
    try require(state.game.loading == nil, "a request is left\(story)")
    guard let table = state.game.table else {
      return try require(state.path.current != .game, "a board without a game\(story)")
    }
    // Those of programs, too; the model of the whole plays by all rules.
    let (board, scores) = (table.game.board, table.players.list.indices.map(table.game.turns.score))
    let (pairs, moves) = (scores.map(\.pairs).reduce(0, +), scores.map(\.moves).reduce(0, +))
    try require(pairs == board.matchedPairs && moves == board.moves, "\(scores)\(story)")
  }

  /// A new step goes forward; going to an old step restores the game.
  private func checkSteps(_ before: AppState, _ after: AppState) throws {
    let standing = Standing(after.game).played
    guard let (old, new) = before.game.table.flatMap({ old in after.game.table.map { (old, $0) } }),
      old.number == new.number
    else {
      situations = [steps.current: standing]
      return
    }
    if new.steps.current == old.steps.current + 1, new.steps.last == new.steps.current,
      situations[new.steps.current] != standing
    {
      situations = situations.filter { $0.key < new.steps.current }
      situations[new.steps.current] = standing
    } else if new.steps.current != old.steps.current, let expected = situations[new.steps.current] {
      try requireEqual(standing, expected, "step \(new.steps.current) is another\(story)")
    }
  }

  /// What is saved is the game.
  private func checkSaved() throws {
    // Until something changes, the choices of another position count.
    guard machine.games.table.outdated.isEmpty, let game = machine.saved else { return }
    // A deck chosen by an option is not saved.
    let (found, expected) = (Standing(game, seed: seed), Standing(state.game))
    try requireEqual(
      hasDeck ? found.without(\.deck) : found, hasDeck ? expected.without(\.deck) : expected,
      "another game is saved\(story)")
  }

  private func goToAndFro() throws {
    let steps = steps
    let other = lines.chance.below(steps.last + 1)
    let back = steps.current - other
    guard back != 0, state.game.table?.game.board.isRevealed == false else { return }
    let before = Standing(state.game).played
    let (there, again) =
      lines.chance.below(2) == 0
      ? ("goto \(other)", "goto \(steps.current)")
      : back > 0 ? ("undo \(back)", "redo \(back)") : ("redo \(-back)", "undo \(-back)")
    try go(there)
    try require(self.steps.current == other, "'\(there)' has led to step \(self.steps.current)\(story)")
    try go(again)
    try requireEqual(Standing(state.game).played, before, "after '\(there)' and '\(again)'\(story)")
  }

  /// Goes somewhere among the steps, even if that takes back the first flip of an unaided game.
  private func go(_ line: String) throws {
    _ = try play(line)
    if state.confirmation != nil { _ = try play("yes") }
  }

  /// A step that is undone and redone has the same answer as the first time.
  private func playAgain() throws {
    // Other sources may return other tunes the second time, and prompts ask questions.
    guard state.game.policy == .builtIn, isJSON else { return }
    // The first aid of a game is reported.
    guard state.game.table?.isAssisted != false else { return }
    let before = steps.current
    let line = lines.next(on: state)
    let first = try play(line)
    guard steps.current == before + 1 else { return }
    // The end of a game counts only once.
    if let table = state.game.table, table.game.board.isFinished { return }
    _ = try play("undo")
    let second = try play(line)
    try require(
      AnswerText.withoutLine(first) == AnswerText.withoutLine(second),
      "made again '\(line)' is answered:\n\(second)and not:\n\(first)\(story)")
  }

  /// The lines played, for a person who looks into a fault.
  private var story: String {
    "\nThe last line: \(String(decoding: line, as: UTF8.self))\nThe recording:\n\(recorded.scriptText.suffix(3000))"
  }
}
