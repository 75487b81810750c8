import Text

/// Texts of a deck, by their indices, of which no two look the same.
///
/// A table of indices with open addressing: a set of half a million strings would take ten times the memory.
struct LookSet {
  /// Indices from 1; 0 is free.
  private var slots: [UInt32]
  private var count = 0

  /// For about this many texts.
  init(capacity: Int = 8) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  func contains(_ index: Int, _ text: (Int) -> ArraySlice<UInt8>) -> Bool { slots[slot(of: index, text)] > 0 }

  /// Adds the text with this index. False if another one looks the same.
  @discardableResult
  mutating func insert(_ index: Int, _ text: (Int) -> ArraySlice<UInt8>) -> Bool {
    if (count + 1) * 4 > slots.count * 3 { grow(text) }
    let slot = slot(of: index, text)
    guard slots[slot] == 0 else { return false }
    slots[slot] = UInt32(index + 1)
    count += 1
    return true
  }

  /// Where a text is, or would be.
  private func slot(of index: Int, _ text: (Int) -> ArraySlice<UInt8>) -> Int {
    let (bytes, look) = (text(index), OutsideText.look(of: text(index)))
    var slot = look.hashValue & (slots.count - 1)
    while slots[slot] > 0 {
      let other = text(Int(slots[slot]) - 1)
      if other == bytes || OutsideText.look(of: other) == look { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow(_ text: (Int) -> ArraySlice<UInt8>) {
    let old = slots
    slots = Array(repeating: 0, count: 2 * old.count)
    for number in old where number > 0 { slots[slot(of: Int(number) - 1, text)] = number }
  }
}
