/// Types the lines of a transcript into a session, and holds each answer against what the transcript has.
///
/// What comes next is known by following along: behind an answer that agrees stands the next line that was
/// typed, whatever the answers look like. Once they differ, every line that looks typed is.
final class TranscriptPlayer {
  private let file: TranscriptFile
  /// Whether lines are typed as they stand there, where something in them can stand for something else.
  private let isLiteral: Bool
  /// All that is answered, where it is wanted. Then the session goes on behind a difference.
  private var answers: [UInt8]?
  private var next: TranscriptFile.Place
  /// The line behind the one that was typed last.
  private var behindTyped: TranscriptFile.Place
  /// The beginning of a line whose end has not been answered yet.
  private var beginning: [UInt8] = []
  private var linesTyped = 0
  private(set) var difference: TranscriptDifference?
  /// Whether a line was typed in which something can stand for something else.
  private(set) var hasChoice = false

  static let largest = 64 * 1024 * 1024

  init(_ file: TranscriptFile, isLiteral: Bool = false, collects: Bool = false) {
    self.file = file
    self.isLiteral = isLiteral
    answers = collects ? [] : nil
    next = file.start
    behindTyped = file.start
  }

  /// Plays the session that `begin` makes of a function that takes its answers. Returns the answers, where they
  /// are wanted and not too large.
  func play(_ begin: (_ write: @escaping ([UInt8]) -> Void) -> Session) -> [UInt8]? {
    let session = begin { [unowned self] in take($0) }
    session.start()
    session.flush()
    var outcome = Session.Outcome.goOn
    while outcome == .goOn, let typed = nextTyped() { outcome = type(typed, session) }
    if difference == nil, let line = file.line(at: next) { differ(expected: line, found: nil) }
    return answers
  }

  private func type(_ typed: TranscriptFile.Typed, _ session: Session) -> Session.Outcome {
    if let number = typed.number, number > linesTyped + 1 {
      session.passOver(lines: number - 1 - linesTyped)
      linesTyped = number - 1
    }
    linesTyped += 1
    if typed.line != typed.literally { hasChoice = true }
    let outcome = session.play((isLiteral ? typed.literally : typed.line).span)
    session.flush()
    return outcome
  }

  private func nextTyped() -> TranscriptFile.Typed? {
    if difference == nil {
      guard let line = file.line(at: next) else { return nil }
      if let typed = file.typed(line) {
        behindTyped = file.place(after: next)
        return typed
      }
      differ(expected: line, found: nil)
    }
    guard answers != nil else { return nil }
    if next.number < behindTyped.number { next = behindTyped }
    while let line = file.line(at: next) {
      next = file.place(after: next)
      if let typed = file.typed(line) { return typed }
    }
    return nil
  }

  private func take(_ answer: [UInt8]) {
    if let count = answers?.count {
      if count + answer.count <= Self.largest { answers?.append(contentsOf: answer) } else { answers = nil }
    }
    var rest = answer[...]
    while difference == nil, let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = beginning + rest[..<newline]
      beginning.removeAll(keepingCapacity: true)
      rest = rest[(newline + 1)...]
      compare(line)
    }
    if difference == nil { beginning += rest }
  }

  private func compare(_ found: [UInt8]) {
    guard let expected = file.line(at: next) else { return differ(expected: nil, found: found) }
    guard expected.elementsEqual(found) else { return differ(expected: expected, found: found) }
    next = file.place(after: next)
  }

  private func differ(expected: ArraySlice<UInt8>?, found: [UInt8]?) {
    difference = TranscriptDifference(line: next.number, expected: expected.map(Array.init), found: found)
  }
}
