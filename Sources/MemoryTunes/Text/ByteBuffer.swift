/// Bytes in memory of their own, to which more are added at the end.
///
/// An array would check at every append whether it is shared, which takes a tenth of the time of an answer.
/// Only this file writes to the memory, and only after making room.
struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// `capacity` is at least 1. Most answers fit into the default.
  init(capacity: Int = 4096) {
    memory = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    memory.deallocate()
  }

  subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count)
    return memory[place]
  }

  var last: UInt8? { count > 0 ? memory[count - 1] : nil }

  /// A copy of some of the bytes. The range must lie within `0..<count`.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return Array(UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count))
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    if count == capacity { makeRoom(for: 1) }
    memory[count] = byte
    count += 1
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { makeRoom(for: bytes.count) }
    (memory + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Keeps the memory for what comes next.
  mutating func removeAll() {
    count = 0
  }

  @inline(never) private mutating func makeRoom(for more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }
}
