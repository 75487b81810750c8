/// Finds tunes of a deck by their texts. It holds only indices; the deck has the texts.
struct TuneIndex {
  /// Each index at its hash, or at the first free number after it.
  private var indices: [Int: UInt32] = [:]

  /// Adds the next index, unless `isSame` accepts an earlier one with the same hash.
  mutating func insertNext(hash: Int, isSame: (_ index: Int) -> Bool) -> Bool {
    let (place, index) = find(hash, isSame)
    if index == nil { indices[place] = UInt32(indices.count) }
    return index == nil
  }

  func contains(hash: Int, isSame: (_ index: Int) -> Bool) -> Bool { find(hash, isSame).index != nil }

  /// The place of the accepted index or, without one, the free place for it.
  private func find(_ hash: Int, _ isSame: (_ index: Int) -> Bool) -> (place: Int, index: UInt32?) {
    var place = hash
    while let index = indices[place], !isSame(Int(index)) { place &+= 1 }
    return (place, indices[place])
  }
}
