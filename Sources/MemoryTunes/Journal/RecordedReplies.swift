import MemoryCore

/// Answers effects from a recording, in the recorded order. Effects without a recorded reply are answered by an
/// empty world.
final class RecordedReplies {
  private struct Recorded {
    /// Its line number in the recording, from 1.
    let line: Int
    let text: ArraySlice<UInt8>
  }

  /// The replies for the next line.
  private var replies: [Recorded] = []
  /// How many of them were used.
  private var used = 0
  /// The line with the first reply that does not fit; nil if there is none.
  private(set) var misfit: Int?
  /// Whether the recording has ended.
  private(set) var hasEnded = false
  private let nothing: (Effect) -> Reply
  private let world: (Effect) -> Reply

  /// `nothing` replies if the recording does not, and `world` after its end.
  init(otherwise nothing: @escaping (Effect) -> Reply, afterwards world: @escaping (Effect) -> Reply) {
    (self.nothing, self.world) = (nothing, world)
  }

  func end() { hasEnded = true }

  /// Adds the text after `#reply` of a line.
  func add(_ text: ArraySlice<UInt8>, line: Int) {
    replies.append(Recorded(line: line, text: text))
  }

  func reply(to effect: Effect) -> Reply {
    if hasEnded { return world(effect) }
    guard misfit == nil, used < replies.count else { return nothing(effect) }
    let recorded = replies[used]
    // A reply about a deal that says nothing is not recorded, and 1.0 did not ask at the end of a game.
    if case .recallDeal = effect, !recorded.text.starts(with: "past".utf8) { return nothing(effect) }
    used += 1
    if let reply = ReplyForm.reply(recorded.text, to: effect) { return reply }
    misfit = recorded.line
    return nothing(effect)
  }

  /// The line is finished: a reply that it did not request does not fit.
  func finishLine() {
    if misfit == nil, used < replies.count { misfit = replies[used].line }
    (replies, used) = ([], 0)
  }
}
