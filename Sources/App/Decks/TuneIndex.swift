/// Finds tunes of a deck by their texts: a hash table with open addressing. It holds only indices; the deck has
/// the texts.
struct TuneIndex: Equatable {
  /// One more than an index; 0 for an empty slot. The number of slots is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  private var hashes: [Int] = []

  /// Adds the next index, unless `isSame` accepts an earlier one with the same hash.
  mutating func insertNext(hash: Int, isSame: (_ index: Int) -> Bool) -> Bool {
    if hashes.count * 2 >= slots.count { grow() }
    let slot = slot(hash: hash, isSame)
    guard slots[slot] == 0 else { return false }
    hashes.append(hash)
    slots[slot] = UInt32(hashes.count)
    return true
  }

  /// Whether `isSame` accepts an index with the same hash.
  func contains(hash: Int, isSame: (_ index: Int) -> Bool) -> Bool { slots[slot(hash: hash, isSame)] != 0 }

  /// The slot of an index accepted by `isSame`, otherwise an empty one.
  private func slot(hash: Int, _ isSame: (_ index: Int) -> Bool) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, isSame(index) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }
}
