@testable import MemoryTunes

extension AppAction {
  /// A line that means an action, typed where nobody looks at the clock.
  static func typed(_ line: String, _ action: FeatureAction) -> AppAction {
    .typed(Line(Array(line.utf8).span), action, time: nil)
  }
}

/// Plays lines in-process and keeps the answers.
final class Transcript {
  private(set) var bytes: [UInt8] = []
  private(set) var outcome = Session.Outcome.goOn
  private(set) var session: Session!

  init(
    seed: UInt64 = 7, style: Style = Style(), isTyped: Bool = false, isFirst: Bool = false, deck: Deck? = nil,
    drawsSeeds: Bool = false, on machine: Machine? = nil, replaying start: RecordingStart? = nil,
    in other: World? = nil,
    set: (inout Settings) -> Void = { _ in }, world change: (inout World) -> Void = { _ in },
    isColored: ((ColorChoice) -> Bool)? = nil
  ) {
    var settings = Settings()
    set(&settings)
    if let start { try! settings.obey(Settings(transcript: start.options)) }
    var world = World(now: { 0 })
    world.write = { [unowned self] in bytes += $0 }
    machine?.appear(in: &world)
    change(&world)
    session = Session(
      settings: settings, deck: deck, seed: settings.seed ?? seed, drawsSeeds: drawsSeeds, isTyped: isTyped,
      isFirst: isFirst, style: style, isColored: isColored, world: world, replaying: start, in: other)
    session.start()
  }

  var state: AppState { session.store.state }

  /// The output since the last line began.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Plays the bytes as a script, up to its end or the line that ends the session.
  func play(script: [UInt8]) {
    var lines = script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for line in lines where outcome == .goOn { outcome = session.play(Array(line).span) }
    session.flush()
  }

  func play(lines: [String]) {
    for line in lines { play(line) }
  }

  /// The answer to a line.
  @discardableResult
  func play(_ line: String) -> String { play(line: Array(line.utf8)) }

  @discardableResult
  func play(line: [UInt8]) -> String { answer { outcome = session.play(line.span) } }

  /// The answer to a line of a transcript, in which comments may be marks of a recording.
  func answer(to line: [UInt8]) -> String {
    answer { if !session.readMark(line.span, line: 0) { outcome = session.play(line.span) } }
  }

  /// The answer to a line of a recording.
  @discardableResult
  func replay(_ line: [UInt8]) -> String { answer { outcome = session.replay(line.span, line: 1) } }

  /// The output of `body`.
  @discardableResult
  func answer(_ body: () -> Void) -> String {
    session.flush()
    bytes = []
    body()
    session.flush()
    return text
  }
}
