/// What was done in a game, in its order, four bytes for each: a card turned up or a move given up. What is taken back
/// stays behind `position` until something else is done.
struct PlayLog {
  enum Entry: Equatable {
    case flip(Int)
    case pass
  }

  /// From how many entries on the older half is forgotten.
  static let most = 1 << 20

  /// The number of a card; 0 for a pass.
  private var entries: [UInt32] = []
  /// How many of the first entries are forgotten.
  private(set) var forgotten = 0
  /// How much has been done and not taken back, what is forgotten counted.
  private(set) var position = 0

  /// An entry, by its place from 0; it must not be forgotten.
  subscript(place: Int) -> Entry {
    let card = entries[place - forgotten]
    return card == 0 ? .pass : .flip(Int(card))
  }

  /// The card of the last flip before a place; nil where there is none that is remembered.
  func lastCard(before place: Int) -> (card: Int, place: Int)? {
    for place in stride(from: place - 1, through: forgotten, by: -1) {
      if case .flip(let card) = self[place] { return (card, place) }
    }
    return nil
  }

  /// How many passes in a row end just before a place.
  func passes(before place: Int) -> Int {
    var first = place
    while first > forgotten, self[first - 1] == .pass { first -= 1 }
    return place - first
  }

  /// Whether nothing is forgotten.
  var isWhole: Bool { forgotten == 0 }

  /// How many entries are remembered, those that were taken back among them.
  var count: Int { entries.count }

  /// Whether so many entries can be taken back: those, and what they found lying up, must not be forgotten.
  func canTakeBack(_ count: Int) -> Bool { count <= position - (isWhole ? 0 : forgotten + 32) }

  mutating func append(_ entry: Entry) {
    entries.removeLast(forgotten + entries.count - position)
    switch entry {
    case .flip(let card): entries.append(UInt32(card))
    case .pass: entries.append(0)
    }
    position += 1
  }

  /// Takes back the last entry.
  mutating func takeBack() -> Entry {
    position -= 1
    return self[position]
  }

  /// The entry that was taken back last, which is done again.
  mutating func goOn() -> Entry {
    position += 1
    return self[position - 1]
  }

  /// Forgets the entries before a place.
  mutating func forget(before place: Int) {
    guard place > forgotten else { return }
    entries.removeFirst(place - forgotten)
    forgotten = place
  }
}
