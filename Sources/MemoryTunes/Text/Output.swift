/// What the program is about to print: bytes that are collected and written in large pieces.
struct Output {
  private(set) var bytes: [UInt8] = []
  private let write: ([UInt8]) -> Void

  /// From how many bytes on the end of a line is a reason to write. A board of a million cards is so never
  /// held as text as a whole.
  private static let piece = 65_536

  init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
    // Most answers fit in.
    bytes.reserveCapacity(4096)
  }

  mutating func append(_ text: String) {
    // Every string of Swift's own has its bytes in one place.
    text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }!
  }

  mutating func append(contentsOf text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
  }

  mutating func append(contentsOf text: Span<UInt8>) {
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func takeBack() {
    bytes.removeLast()
  }

  mutating func append(_ text: String, times: Int) {
    for _ in 0..<times { append(text) }
  }

  /// Appends a number that is not negative, in decimal digits.
  mutating func append(_ number: some BinaryInteger) {
    let (rest, digit) = UInt64(number).quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(rest) }
    bytes.append(UInt8(ascii: "0") + UInt8(digit))
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.piece { flush() }
  }

  /// A row of a list from which one can pick by number.
  mutating func row(_ number: Int, _ text: String) {
    append("  ")
    append(number)
    append("  ")
    line(text)
  }

  mutating func line(_ text: String) {
    append(text)
    endLine()
  }

  mutating func flush() {
    guard !bytes.isEmpty else { return }
    write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
