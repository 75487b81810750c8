import Text
@testable import MemoryTunes

/// A recorded session, and replays of it.
final class RecordedSession {
  let machine: Machine
  let session: Transcript
  private let format: (inout Settings) -> Void
  /// The lines written before the first typed one, then those written for each typed line and its answer.
  private let beginning: [[UInt8]]
  private(set) var lines: [(recorded: [[UInt8]], answer: String, question: Question?, game: Standing.Played)] =
    []
  private let start: Int
  private var recorded: Int

  init(
    on machine: Machine = Machine(), seed: UInt64 = 7, style: Style = Style(), isTyped: Bool = false,
    deck: Deck? = nil, isJSON: Bool = true, set change: @escaping (inout Settings) -> Void = { _ in },
    world: (inout World) -> Void = { _ in }
  ) {
    self.machine = machine
    start = machine.recording.count
    let format: (inout Settings) -> Void = {
      $0.isJSON = isJSON
      $0.echoes = false
    }
    self.format = format
    session = Transcript(
      seed: seed, style: style, isTyped: isTyped, deck: deck, drawsSeeds: isTyped, on: machine,
      set: {
        format(&$0)
        change(&$0)
      }, world: world)
    recorded = machine.recording.count
    beginning = Self.lines(machine.recording[start...])
  }

  private static func lines(_ script: ArraySlice<UInt8>) -> [[UInt8]] {
    script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map(Array.init)
  }

  @discardableResult
  func play(_ line: some Sequence<UInt8>) -> String {
    let answer = session.play(line: Array(line))
    let state = session.state
    lines.append(
      (
        Self.lines(machine.recording[recorded...]), state.tellsWhatIsKept ? "" : answer, state.confirmation,
        Standing(state.game).played
      ))
    recorded = machine.recording.count
    return answer
  }

  @discardableResult
  func play(_ line: String) -> String { play(line.utf8) }

  /// The recorded lines.
  var script: ArraySlice<UInt8> { machine.recording[start...] }
  var scriptText: String { String(decoding: script, as: UTF8.self) }

  /// Replays the recording on a machine and requires the games, the questions, and the answers of the session,
  /// but for those that tell what is kept.
  @discardableResult
  func requireSame(
    on other: Machine? = nil, style: Style = Style(), isTyped: Bool = false,
    set more: (inout Settings) -> Void = { _ in }, world: (inout World) -> Void = { _ in }
  ) throws -> Transcript {
    var start = RecordingStart()
    for line in beginning { _ = start.read(line[...]) }
    try start.readGame()
    let replay = Transcript(
      seed: 99, style: style, isTyped: isTyped, on: other, replaying: start, in: World(now: { 0 }),
      set: {
        format(&$0)
        $0.replay = FilePath("r")
        more(&$0)
      }, world: world)
    try requireSame(replay, behind: start.lines)
    replay.session.endReplay()
    return replay
  }

  private func requireSame(_ replay: Transcript, behind start: Int) throws {
    for line in beginning[start...] { replay.replay(line) }
    for (number, line) in lines.enumerated() {
      var answer = ""
      for line in line.recorded { answer = replay.replay(line) }
      let isJSON = line.answer.hasPrefix("{") && answer.hasPrefix("{")
      let same =
        line.answer.isEmpty || line.answer == answer
        || isJSON && AnswerText.withoutLine(line.answer) == AnswerText.withoutLine(answer)
      try require(same, "\(shown(before: number))\nexpected: \(line.answer)\nfound: \(answer)")
      try requireEqual(
        Standing(replay.state.game).played, line.game, "\(shown(before: number))\nanother game")
      try requireEqual(
        replay.state.confirmation.map { "\($0)" }, line.question.map { "\($0)" },
        "\(shown(before: number))\nanother question")
    }
    let (situation, recorded) = (Situation(replay.state), Situation(session.state))
    try requireEqual(situation, recorded, "replayed it ends elsewhere")
    let (found, expected) = (replay.state.game.table, session.state.game.table)
    try require(
      found?.aids == expected?.aids, "aids: \(found?.aids.words as Any), not \(expected?.aids.words as Any)")
    let (position, last) = (found?.steps.current, expected?.steps.current)
    try require(position == last, "it ends after step \(position as Any), not \(last as Any)")
  }

  /// The recorded lines up to a typed one, for a person who looks into a fault.
  private func shown(before number: Int) -> [[String]] {
    lines[...number].suffix(4).map { $0.recorded.map { String(decoding: $0, as: UTF8.self) } }
  }
}

extension AppState {
  /// Whether the answer may tell what is kept, which a replay does not know.
  fileprivate var tellsWhatIsKept: Bool {
    if path.current == .categories { return true }
    if path.current == .menu, asksQuestions, answer.headline?.presentation.shows.showsScreen == true {
      return true
    }
    return game.table?.game.isOver == true
      || answer.events.contains {
        switch $0 {
        case .listedRecords, .toldStatistics, .listedDays, .listedGames, .listedWords, .listedDecks: true
        case .refused(.games(.noneOnTable)), .refused(.line(.noSuchRow)): true
        default: false
        }
      }
  }
}
