import Wording

/// Answers effects from a recording, in the recorded order. In a script that is no recording, effects
/// without a recorded reply are answered by an empty world.
final class RecordedReplies {
  private let isNumbered: Bool
  private var count = 0
  /// The replies for the next line that are not used yet, each with its line in the recording.
  private var replies: ArraySlice<(line: Int, text: ArraySlice<UInt8>)> = []
  /// The line of the recording that is being played.
  var line = 0
  /// The first problem of the recording; nil if there is none.
  private(set) var misfit: RecordingFailure?
  /// Whether the recording has ended, so that the world replies.
  var hasEnded = false
  private let other: World?

  /// `other` replies if the recording does not; if it is nil, the world of the session does.
  init(isNumbered: Bool, otherwise other: World?) {
    (self.isNumbered, self.other) = (isNumbered, other)
  }

  /// Adds the text after `#reply` of a line.
  func add(_ text: ArraySlice<UInt8>, line: Int) {
    count += 1
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isRight = digits.isEmpty ? !isNumbered : digits.elementsEqual("\(count)".utf8)
    if !isRight { fail(line, missing: count) }
    // No word of a reply begins with a digit.
    let isSeparated = text[digits.endIndex...].first == UInt8(ascii: " ")
    let start = digits.isEmpty || !isSeparated ? text.startIndex : digits.endIndex + 1
    replies.append((line, text[start...]))
  }

  /// Nil if the world of the session replies.
  func reply<Outcome>(to request: Request<Outcome>) -> Reply<Outcome>? {
    if hasEnded { return nil }
    guard misfit == nil, request.isFact else { return other.map(request.reply) }
    guard let recorded = replies.popFirst() else {
      if isNumbered { fail(line, missing: count + 1) }
      return other.map(request.reply)
    }
    if let reply = request.recordedReply(recorded.text) { return reply }
    fail(recorded.line)
    return other.map(request.reply)
  }

  /// The line is finished: a reply that it did not request does not fit.
  func finishLine() {
    if let (line, _) = replies.first { fail(line) }
    replies = []
  }

  private func fail(_ line: Int, missing: Int? = nil) {
    misfit = misfit ?? RecordingFailure(line: line, missing: missing)
  }
}

/// Why a recording cannot be replayed: the reply in this line, as the player of the recording counts lines,
/// does not fit the request, or the reply with the number `missing` should be before it and is not.
package struct RecordingFailure: Equatable {
  package let line: Int
  let missing: Int?

  package func message(_ words: Wording) -> String {
    missing.map { words.replyIsMissing(number: $0) } ?? words.replyDoesNotFit
  }
}
