import Testing
@testable import App
@testable import MemoryTunes

struct AssessmentTests {
  /// Below ten percent, the share has a decimal.
  @Test(arguments: [
    (3, ["flip 1 4", "flip 2 3", "flip 5 6"], "In 6.7% of all deals, perfect play needs 3 moves or fewer."),
    (2, ["flip 1 3", "flip 2 4"], "In 33% of all deals, perfect play needs 2 moves or fewer."),
    (2, ["flip 1 2", "flip 1 3", "flip 2 4"], "In 100% of all deals, perfect play needs 3 moves or fewer."),
  ])
  func `par shows how often perfect play needs no more moves`(pairs: Int, flips: [String], sentence: String) {
    var style = Style()
    style.width = 200
    let transcript = Transcript(style: style)
    for line in ["seed 3", "play \(pairs)"] + flips { transcript.play(line) }
    #expect(transcript.play("par").contains(" \(sentence) "))
  }

  @Test func `each player of a shared game has their own sums`() throws {
    let transcript = Transcript { $0.isJSON = true }
    for line in ["players ann ben", "seed 3", "play 3", "flip 1 2", "flip 1 2", "flip 3 2"] {
      transcript.play(line)
    }
    transcript.play(lines: ["reveal", "review"])
    guard let review = (transcript.state.answer as? Reviewed)?.review else {
      Issue.record("no review")
      return
    }
    #expect(review.seats == [0, 0, 1, 1, 0, 0])
    #expect(review.players.map(\.name) == ["ann", "ben"])
    let regrets = [0, 1].map { seat in
      zip(review.seats, review.review.rows).filter { $0.0 == seat }.map(\.1.regret)
    }
    #expect(review.players.map(\.sums.mistakes) == [0, 2])
    #expect(review.players.map(\.sums.regret) == regrets.map { $0.reduce(0, +) })
  }
}
