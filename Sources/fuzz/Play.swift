@testable import MemoryGame
@testable import MemoryTunes

/// A session that is played line by line, and what it answers.
final class Play {
  private(set) var isOver = false
  private var written: [UInt8] = []
  private(set) var session: Session!

  init(
    settings: Settings = Settings(), deck: Deck? = nil, isTyped: Bool = false, style: Style = Style(),
    seed: UInt64 = 7, world change: (inout World) -> Void = { _ in }
  ) {
    var world = World.fake(write: { [unowned self] in written += $0 })
    change(&world)
    session = Session(
      settings: settings, deck: deck, seed: settings.seed ?? seed, isTyped: isTyped, style: style, world: world)
    session.start()
  }

  static func json() -> Settings {
    var settings = Settings()
    settings.isJSON = true
    return settings
  }

  var state: AppState { session.store.state }

  /// What was answered since this was called last.
  func takeAnswers() -> [UInt8] {
    session.flush()
    defer { written = [] }
    return written
  }

  /// What a line is answered with.
  @discardableResult
  func play(_ line: [UInt8]) -> [UInt8] {
    _ = takeAnswers()
    if !isOver { isOver = session.play(line.span) != .goOn }
    return takeAnswers()
  }

  @discardableResult
  func play(_ line: String) -> [UInt8] { play(Array(line.utf8)) }

  /// Plays lines up to the end of the script or of the session. Returns all answers.
  func play(script: [UInt8]) -> [UInt8] {
    var answers = takeAnswers()
    for line in script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) where !isOver {
      answers += play(Array(line))
    }
    return answers
  }
}
