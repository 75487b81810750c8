import Wording

/// Types the lines of a transcript into a session and compares the answers.
///
/// After an answer that agrees, the next line of the file is the next typed line, even if answers look like
/// typed lines. After a difference, every line that looks typed is.
final class TranscriptPlayer {
  private let file: TranscriptFile
  /// The typed lines of the file, each with its answer; nil if not needed.
  private var rewritten: [UInt8]?
  private let isJSON: Bool
  /// The line `#options: …` to write instead of that of the file, if any.
  private let options: [UInt8]?
  /// The offsets in the file of the next line, of the last typed one, and of the line after that.
  private var next: Int
  private var typed: Int
  private var afterTyped: Int
  private var beginning: [UInt8] = []
  private var linesTyped = 0
  private(set) var difference: TranscriptDifference?
  /// Whether an answer has keys that the file lacks.
  private(set) var lacksKeys = false

  private static let largest = 64 * 1024 * 1024

  /// `isJSON`: the format of the session's answers.
  init(_ file: TranscriptFile, isJSON: Bool, rewrites: Bool = false, options: [UInt8]? = nil) {
    (self.file, self.isJSON, self.options) = (file, isJSON, options)
    rewritten = rewrites ? [] : nil
    (next, typed, afterTyped) = (file.start, file.start, file.start)
  }

  /// Plays the session that `begin` creates for a function that receives its answers. The session prints no
  /// echo. Returns the file with these answers if it is to be rewritten; then throws if a typed line would be
  /// lost.
  func play(
    _ begin: (_ write: @escaping (UnsafeBufferPointer<UInt8>) -> Void) -> Session
  ) throws(Problem) -> [UInt8]? {
    if rewritten != nil, let unreadable = file.lines.first(where: { !file.isReadable($0.content) }) {
      let line = file.number(at: unreadable.offset)
      throw Problem { $0.transcriptLineUnreadable(line: line) }
    }
    let session = begin { [unowned self] in compare(answer: $0) }
    rewritten?.append(contentsOf: prefix)
    session.start()
    session.flush()
    rewritten?.append(contentsOf: header)
    var outcome = Session.Outcome.goOn
    var isFirst = true
    while outcome == .goOn, let typed = nextTyped() {
      // These options were applied before the start.
      let isHeader = isFirst && !isJSON && typed.line.starts(with: Settings.optionsMark)
      isFirst = false
      if !isHeader { outcome = type(typed, session) }
    }
    session.replies?.finishLine()
    if let reply = session.replies?.misfit?.line {
      let line = file.number(at: reply)
      if rewritten != nil { throw Problem { $0.transcriptReplyDoesNotFit(line: line) } }
      if difference == nil { next = reply }
    }
    if rewritten != nil, nextTyped() != nil {
      throw Problem { [line = file.number(at: typed)] in $0.transcriptLineAfterEnd(line: line) }
    }
    if difference == nil, let line = file.line(at: next) { differ(expected: line.content, found: nil) }
    if let size = rewritten?.count, size > Self.largest { throw Problem { $0.transcriptTooLarge } }
    return rewritten
  }

  /// The text before the start. A script has its options in its first line, and in text they become an echo.
  private var prefix: [UInt8] {
    if case .script = file.form, !isJSON { return [] }
    return options.map { $0 + [UInt8(ascii: "\n")] } ?? Array(file.prefix)
  }

  private var header: [UInt8] {
    guard case .script = file.form, !isJSON, let options = options.map({ $0[...] }) ?? file.optionsLine else {
      return []
    }
    return echo(of: Array(options))
  }

  private func type(_ typed: TranscriptFile.Typed, _ session: Session) -> Session.Outcome {
    if let number = typed.number, number > linesTyped + 1 {
      session.linesRead += number - 1 - linesTyped
      linesTyped = number - 1
    }
    linesTyped += 1
    // A replay also echoes other lines of the recording.
    if session.readMark(typed.line.span, line: self.typed) { return .goOn }
    let outcome = session.play(typed.line.span)
    session.flush()
    return outcome
  }

  private func nextTyped() -> TranscriptFile.Typed? {
    if difference == nil {
      guard let (line, end) = file.line(at: next) else { return nil }
      if let typed = file.typed(line) {
        keep(line, typed)
        (self.typed, afterTyped) = (next, end)
        // In JSON the typed line is part of its answer.
        if typed.number == nil { next = afterTyped }
        return typed
      }
      differ(expected: line, found: nil)
    }
    guard rewritten != nil else { return nil }
    next = max(next, afterTyped)
    while let (line, end) = file.line(at: next) {
      defer { next = end }
      guard let typed = file.typed(line) else { continue }
      (self.typed, afterTyped) = (next, end)
      keep(line, typed)
      return typed
    }
    return nil
  }

  /// Adds a typed line to the rewritten file, unchanged if the file already shows it as a session does.
  private func keep(_ line: ArraySlice<UInt8>, _ typed: TranscriptFile.Typed) {
    switch file.form {
    case .script where isJSON: if typed.line.first != UInt8(ascii: "#") { return }
    case .json: if line.first != UInt8(ascii: "#") { return }
    case .script(echoed: false):
      rewritten?.append(contentsOf: echo(of: typed.line))
      return
    case .script, .text: break
    }
    rewritten?.append(contentsOf: line + [UInt8(ascii: "\n")])
  }

  private func echo(of line: [UInt8]) -> [UInt8] {
    Array("> \(TypedLine.shown(String(decoding: line, as: UTF8.self)))\n".utf8)
  }

  private func compare(answer: UnsafeBufferPointer<UInt8>) {
    if let size = rewritten?.count, size <= Self.largest { rewritten?.append(contentsOf: answer) }
    if difference != nil || beginning.isEmpty && file.skip(answer, from: &next) { return }
    var rest = (beginning + answer)[...]
    // A line differs, has another end, or is not complete yet.
    while difference == nil, let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      compare(line: rest[..<newline])
      rest = rest[(newline + 1)...]
    }
    beginning = Array(rest)
  }

  private func compare(line found: ArraySlice<UInt8>) {
    let (expected, end) = file.line(at: next) ?? (nil, next)
    if expected != found {
      guard isJSON, let expected, JSONAgreement.has(found, allOf: expected) else {
        return differ(expected: expected, found: Array(found))
      }
      lacksKeys = true
    }
    next = end
  }

  private func differ(expected: ArraySlice<UInt8>?, found: [UInt8]?) {
    difference = TranscriptDifference(
      line: file.number(at: next), expected: expected.map(Array.init), found: found)
  }
}
