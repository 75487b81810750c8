@testable import MemoryGame
@testable import MemoryTunes

/// Sessions in a grammar of commands. Each is recorded, kept, and gone back over; what came of that must be
/// what was played.
final class Games {
  private let input: Input
  private let place: Place
  private let play: Play
  private var answers: [[UInt8]] = []

  private static let mostLines = 60

  static func run(_ bytes: [UInt8]) {
    let games = Games(Input(bytes))
    for _ in 0..<mostLines where !games.input.isEmpty && !games.play.isOver { games.playLine() }
    games.checkSaved()
    games.checkRecording()
  }

  private init(_ input: Input) {
    self.input = input
    var settings = Play.json()
    settings.tunes = input.pick([.builtIn, .builtIn, .auto, .online, nil])
    settings.pairs = input.pick([nil, 2, 3, 5])
    if input.next() & 1 != 0 { settings.category = .metal }
    let place = Place(input)
    self.place = place
    play = Play(settings: settings) { place.appear(in: &$0, records: true) }
    // What leads to the beginning is no answer to a line.
    note(play.play("show"))
  }

  private func playLine() {
    switch input.below(12) {
    case 0: checkSaved()
    case 1: goToAndFro()
    case 2: playAgain()
    default: note(play.play(GameLine.next(input, on: play.state)))
    }
  }

  private func note(_ answer: [UInt8]) {
    if !answer.isEmpty { answers.append(answer) }
  }

  /// The kept game is the game.
  private func checkSaved() {
    guard !place.game.isEmpty else { return }
    guard let kept = Standing.resumed(place.game, seed: play.state.game.next.seed) else {
      fatalError("what is kept cannot be read:\n\(Harmless.shown(place.game))")
    }
    requireEqual(
      Standing(kept), Standing(play.state.game),
      "the kept game is another:\n\(Harmless.shown(place.game))\(story)")
  }

  /// Undo and redo lead back.
  private func goToAndFro() {
    // What was given is used up by the next line, and is no step.
    note(play.play("show"))
    let steps = play.state.steps
    guard steps.last > steps.forgotten else { return }
    let before = Situation(play.state)
    let other = steps.forgotten + input.below(steps.last - steps.forgotten + 1)
    let position = steps.position
    if other == position { return }
    let (there, back) =
      input.next() & 1 == 0
      ? ("goto \(other)", "goto \(position)")
      : other < position
        ? ("undo \(position - other)", "redo \(position - other)")
        : ("redo \(other - position)", "undo \(other - position)")
    note(play.play(there))
    require(
      play.state.steps.position == other, "'\(there)' has led to step \(play.state.steps.position)\(story)")
    note(play.play(back))
    requireEqual(Situation(play.state), before, "after '\(there)' and '\(back)' something differs\(story)")
  }

  /// A step that is taken back and made again is answered as it was the first time.
  private func playAgain() {
    // Where others are asked for tunes, they may answer otherwise the second time.
    guard play.state.game.next.policy == .builtIn else { return }
    // The end of a game tells whether a flip was undone. So that it does the first time as well:
    if play.state.game.table != nil { note(play.play("given undone 0")) }
    let before = play.state.steps.position
    let line = GameLine.next(input, on: play.state)
    let isGiven = String(decoding: line, as: UTF8.self).lowercased().contains("given")
    let first = play.play(line)
    note(first)
    guard play.state.steps.position == before + 1, !isGiven else { return }
    // What was given before the line was used up by it.
    note(play.play("undo"))
    let second = play.play(line)
    note(second)
    require(
      AnswerText.essence(first) == AnswerText.essence(second),
      "made again it is answered:\n\(Harmless.shown(second))"
        + "and not:\n\(Harmless.shown(first))\(story)")
  }

  /// The recording replays alike, where nothing is kept and nobody can be asked.
  private func checkRecording() {
    let replay = Play(settings: Play.json(), seed: 12345)
    var replayed = replay.play(script: place.recording).split(separator: UInt8(ascii: "\n"))[...]
    for (number, answer) in answers.enumerated() {
      let expected = AnswerText.essence(answer)
      while let next = replayed.first, AnswerText.essence(next) != expected {
        // What was not typed stands before the line that needs it, and so does what led to the game.
        require(
          AnswerText.isGiven(next) || number == 0,
          "replayed it is answered:\n\(Harmless.shown(next))\nand not:\n\(Harmless.shown(answer))"
            + story)
        replayed.removeFirst()
      }
      require(!replayed.isEmpty, "replayed it is never answered: \(Harmless.shown(answer))\(story)")
      replayed.removeFirst()
    }
    let more = Harmless.shown(replayed.first ?? [])
    require(replayed.isEmpty, "replayed there is one answer more: \(more)\(story)")
    requireEqual(Situation(replay.state), Situation(play.state), "replayed it ends in another game\(story)")
    let (found, expected) = (replay.state.steps.position, play.state.steps.position)
    require(found == expected, "replayed it ends after step \(found) and not \(expected)\(story)")
  }

  /// All that was played, for a person who looks into a find.
  private var story: String { "\nThe recording:\n\(Harmless.shown(place.recording))" }
}

/// All that can be gone back over.
private struct Situation: Equatable {
  let path: Path<Route>
  let category: MemoryTunes.Category
  let deck: Deck?
  let seed: UInt64
  let players: Players
  let board: Board?
  let turn: Int?
  let passes: Int?

  init(_ state: AppState) {
    path = state.path
    category = state.game.next.category
    deck = state.game.next.deck
    seed = state.game.next.seed
    players = state.game.next.players
    board = state.game.table?.game.board
    turn = state.game.table?.game.turns.turn
    passes = state.game.table?.game.turns.passes
  }
}

/// What is compared of an answer in JSON.
private enum AnswerText {
  /// The answer without the line's number and where the tunes came from.
  static func essence(_ answer: some Sequence<UInt8>) -> [UInt8] {
    var rest = Array(answer)[...]
    if rest.last == UInt8(ascii: "\n") { rest.removeLast() }
    rest = rest.drop { $0 != UInt8(ascii: ",") }
    // Within a string its quotation marks would have a backslash before them.
    let key = Array(",\"tunes\":".utf8)
    guard let start = rest.indices.first(where: { rest[$0...].starts(with: key) }) else { return Array(rest) }
    let end = rest[start...].firstIndex { $0 == UInt8(ascii: "}") } ?? rest.endIndex
    return Array(rest[..<start] + rest[end...].dropFirst())
  }

  static func isGiven(_ answer: ArraySlice<UInt8>) -> Bool {
    answer.drop { $0 != UInt8(ascii: ",") }.starts(with: Array(",\"command\":\"given ".utf8))
  }
}
