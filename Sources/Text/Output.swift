/// Collects the program's output and writes it in large pieces.
package struct Output: ~Copyable {
  /// The bytes not written yet.
  package private(set) var bytes: [UInt8] = []
  private let write: ([UInt8]) -> Void

  /// With this many bytes, the end of a line causes a write, so the text of a board of a million cards is never
  /// in memory as a whole. A longer line is written in pieces that end between characters.
  private static let piece = 65_536

  package init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }

  /// The text that `draw` appends.
  package static func text(of draw: (_ output: inout Output) -> Void) -> [UInt8] {
    var text: [UInt8] = []
    var output = Output { text += $0 }
    draw(&output)
    output.flush()
    return text
  }

  package mutating func append(_ text: String) {
    bytes += text.utf8
  }

  /// Appends a literal of the program.
  @inline(__always) package mutating func append(fixed text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  package mutating func append(contentsOf text: [UInt8]) {
    bytes += text
  }

  package mutating func append(contentsOf text: ArraySlice<UInt8>) {
    bytes += text
  }

  package mutating func append(contentsOf text: Span<UInt8>) {
    text.withUnsafeBufferPointer { bytes += $0 }
  }

  /// Appends a byte. Without the label it would be a number, written in digits.
  package mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func append(_ text: String, times: Int) {
    for _ in 0..<times { append(text) }
  }

  /// Appends a number in decimal digits.
  package mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt64(number.magnitude))
  }

  package mutating func append(_ number: UInt64) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(rest) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.piece { flush() }
  }

  /// A row of a list from which the player can pick by number. `count`: how many rows the list has.
  package mutating func row(_ number: Int, of count: Int = 1, _ text: String) {
    let digits = String(number).utf8.count
    append(" ", times: 2 + max(digits, String(count).utf8.count) - digits)
    append(number)
    append("  ")
    line(text)
  }

  package mutating func line(_ text: String) {
    append(text)
    endLine()
  }

  package mutating func flush() {
    var start = 0
    while start < bytes.count {
      var end = min(start + Self.piece, bytes.count)
      // A character has at most three more bytes.
      for _ in 0..<3 where end < bytes.count && UTF8.isContinuation(bytes[end]) { end -= 1 }
      write(Array(bytes[start..<end]))
      start = end
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
