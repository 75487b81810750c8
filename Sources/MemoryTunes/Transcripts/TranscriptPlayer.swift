import Wording

/// Types the lines of a transcript into a session, compares the answers, and puts them in place of those of the
/// file.
///
/// After an answer that agrees, the next line of the file is the next typed line, even if answers look like
/// typed lines. After a difference, every line that looks typed is.
final class TranscriptPlayer {
  private let file: TranscriptFile
  private let isJSON: Bool
  /// The line `#options: …` to write instead of that of the file, if any.
  private let options: [UInt8]?
  /// The typed lines of the file, each with its answer.
  private(set) var rewritten: [UInt8] = []
  /// Why the file must not be rewritten.
  private(set) var loss: RefusalText?
  /// The offsets in the file of the next line, of the last typed one, and of the line after that.
  private var next: Int
  private var typed: Int
  private var afterTyped: Int
  private var linesTyped = 0
  private(set) var difference: TranscriptDifference?
  /// Whether an answer has keys that the file lacks.
  private(set) var lacksKeys = false

  private static let largest = 64 * 1024 * 1024

  /// `isJSON`: the format of the session's answers.
  init(_ file: TranscriptFile, isJSON: Bool, options: [UInt8]?) {
    (self.file, self.isJSON, self.options) = (file, isJSON, options)
    (next, typed, afterTyped) = (file.start, file.start, file.start)
  }

  /// Plays the session that `begin` creates for a function that receives its answers. The session prints no
  /// echo.
  func play(_ begin: (_ write: @escaping (UnsafeBufferPointer<UInt8>) -> Void) -> Session) {
    let session = begin { [unowned self] in compare(answer: $0) }
    rewritten += prefix
    session.start()
    session.flush()
    rewritten += header
    var outcome = Session.Outcome.goOn
    var isFirst = true
    while outcome == .goOn, let typed = nextTyped() {
      // These options were applied before the start.
      let isHeader = isFirst && !isJSON && typed.line.starts(with: Settings.optionsMark)
      isFirst = false
      if !isHeader { outcome = type(typed, session) }
    }
    session.replies?.finishLine()
    let misfit = session.replies?.misfit?.line
    if let misfit, difference == nil { next = misfit }
    if difference == nil, let line = file.line(at: next) { differ(expected: line.content, found: nil) }
    if let line = misfit.map(file.number) {
      loss = RefusalText { $0.transcriptReplyDoesNotFit(line: line) }
    } else if nextTyped() != nil {
      loss = RefusalText { [line = file.number(at: typed)] in $0.transcriptLineAfterEnd(line: line) }
    } else if rewritten.count > Self.largest {
      loss = RefusalText { $0.transcriptTooLarge }
    }
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
    if difference != nil { next = max(next, afterTyped) }
    while let (line, end) = file.line(at: next) {
      if let typed = file.typed(line) {
        (self.typed, afterTyped) = (next, end)
        // In JSON the typed line is part of its answer.
        if difference != nil || typed.number == nil { next = end }
        keep(line, typed)
        return typed
      }
      if difference == nil { differ(expected: line, found: nil) }
      next = max(end, afterTyped)
    }
    return nil
  }

  /// Adds a typed line to the rewritten file, unchanged if the file already shows it as a session does.
  private func keep(_ line: ArraySlice<UInt8>, _ typed: TranscriptFile.Typed) {
    switch file.form {
    case .script where isJSON: if typed.line.first != UInt8(ascii: "#") { return }
    case .json: if line.first != UInt8(ascii: "#") { return }
    case .script(echoed: false): return rewritten += echo(of: typed.line)
    case .script, .text: break
    }
    rewritten += line
    rewritten.append(UInt8(ascii: "\n"))
  }

  private func echo(of line: [UInt8]) -> [UInt8] {
    Array("> \(TypedLine.shown(String(decoding: line, as: UTF8.self)))\n".utf8)
  }

  /// Takes whole lines.
  private func compare(answer: UnsafeBufferPointer<UInt8>) {
    if rewritten.count <= Self.largest { rewritten += answer }
    if difference != nil || file.skip(answer, from: &next) { return }
    let lines = Array(answer).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() where difference == nil { compare(line: line) }
  }

  /// Compares a line that differs, or has another end.
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
