@testable import MemoryTunes

/// Plays lines in-process and keeps what is answered.
final class Transcript {
  private(set) var text = ""
  private(set) var outcome = Session.Outcome.goOn
  private(set) var session: Session!

  init(
    seed: UInt64 = 7, style: Style = Style(), isTyped: Bool = false, deck: Deck? = nil,
    set: (inout Settings) -> Void = { _ in }, world change: (inout World) -> Void = { _ in }
  ) {
    var settings = Settings()
    set(&settings)
    var world = World.fake(write: { [unowned self] in text += String(decoding: $0, as: UTF8.self) })
    change(&world)
    session = Session(
      settings: settings, deck: deck, seed: settings.seed ?? seed, isTyped: isTyped, style: style, world: world)
    session.start()
  }

  /// Plays the bytes as a script: up to its end, or to the line that ends the session.
  func play(script: [UInt8]) {
    var lines = script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for line in lines where outcome == .goOn { outcome = session.play(Array(line).span) }
    session.flush()
  }

  /// What a line is answered with.
  @discardableResult
  func play(_ line: String) -> String { play(line: Array(line.utf8)) }

  @discardableResult
  func play(line: [UInt8]) -> String {
    session.flush()
    text = ""
    outcome = session.play(line.span)
    session.flush()
    return text
  }

  /// What a line of a recording is answered with.
  @discardableResult
  func replay(_ line: [UInt8]) -> String {
    session.flush()
    text = ""
    outcome = session.replay(line.span)
    session.flush()
    return text
  }

  var state: AppState { session.store.state }
}
