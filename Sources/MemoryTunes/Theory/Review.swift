/// The last flips of a game, each with what it was worth. Nothing of it is kept while the game goes on: it is made
/// from the cards that were turned up, by going back over them and forward again.
struct Review {
  /// How many flips it has at most.
  static let longest = 10_000

  /// In the order of the flips.
  let rows: [Appraisal]

  /// A flip as it has to be remembered to be gone back over, in four bytes.
  struct Flip: Equatable, Sendable {
    private let bits: UInt32

    init(_ sight: Sight) {
      self.init(card: sight.card, wasUnseen: sight.wasUnseen)
    }

    init(card: Int, wasUnseen: Bool) {
      bits = UInt32(card) << 1 | (wasUnseen ? 1 : 0)
    }

    var card: Int { Int(bits >> 1) }
    var wasUnseen: Bool { bits & 1 == 1 }
  }

  /// The review of a game that stands after `count` flips as `knowledge` says. `last` are the last of these flips in
  /// their order: all of them, or more than `longest`. `face` tells the face of any card among them.
  init(
    _ knowledge: Knowledge, flips count: Int, last: some BidirectionalCollection<Flip>, by play: PerfectPlay,
    face: (_ card: Int) -> UInt32
  ) {
    let flips = Array(last.suffix(Self.longest + 1))
    let reviewed = max(0, flips.count - Self.longest)..<flips.count
    func firstFace(_ place: Int) -> UInt32? {
      (count - flips.count + place).isMultiple(of: 2) ? nil : face(flips[place - 1].card)
    }
    var knowledge = knowledge
    for place in reviewed.reversed() {
      let flip = flips[place]
      knowledge.takeBack(
        flip.card, face: face(flip.card), first: firstFace(place), wasUnseen: flip.wasUnseen)
    }
    rows = reviewed.map { place in
      let card = flips[place].card
      return Appraisal(knowledge.heed(card, face: face(card), first: firstFace(place)), by: play)
    }
  }

  /// The flips that cost most, by their places among the rows, at most so many of them: those that cost more first,
  /// and of those that cost the same the earlier. Best flips are not among them.
  func costliest(_ most: Int) -> [Int] {
    Array(
      rows.indices.filter { rows[$0].regret > 0 }
        .sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
        .prefix(most))
  }
}
