/// What a game looks like to someone who remembers everything, and what its flips were worth so far. It is brought up
/// to date when somebody asks, by going over what was done since.
struct Insight {
  private(set) var knowledge: Knowledge
  /// Nil for a game that is larger than the table of perfect play.
  private(set) var sums: AppraisalSums?
  /// How many entries of the log this has seen.
  private(set) var position = 0
  /// The face of the first card of a move that waits for the second.
  private var first: UInt32?
  private let play: PerfectPlay?

  /// Of a new game, dealt from a deck of so many tunes.
  init(pairs: Int, tunes: Int) {
    knowledge = Knowledge(pairs: pairs, tunes: tunes)
    play = PerfectPlay.table(pairs: pairs)
    sums = play == nil ? nil : AppraisalSums()
  }

  /// Goes over what was done up to a place of the log, and calls `body` with what each flip was worth.
  mutating func advance(
    to end: Int, of log: borrowing PlayLog, faces: borrowing [UInt32], _ body: (Appraisal) -> Void = { _ in }
  ) {
    while position < end {
      if case .flip(let card) = log[position] {
        let face = faces[card - 1]
        let sight = knowledge.heed(card, face: face, first: first)
        first = first == nil ? face : nil
        if let play {
          let appraisal = Appraisal(sight, by: play)
          sums!.add(appraisal)
          body(appraisal)
        }
      }
      position += 1
    }
  }
}
