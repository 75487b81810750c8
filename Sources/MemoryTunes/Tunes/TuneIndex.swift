/// The places of a deck's tunes, to be found by what the tunes are called: a hash table with open addressing that
/// keeps nothing but places, as the deck has the texts.
struct TuneIndex {
  /// One more than a place; 0 where there is none. Their number is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  private var hashes: [Int] = []

  /// Enters the next place, unless `isSame` says that a tune with the same hash at an earlier one is the same.
  mutating func insertNext(hash: Int, isSame: (_ place: Int) -> Bool) -> Bool {
    if hashes.count * 2 >= slots.count { grow() }
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, isSame(place) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    hashes.append(hash)
    slots[slot] = UInt32(hashes.count)
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (place, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(place) + 1
    }
  }
}
