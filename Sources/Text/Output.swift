/// Collects the program's output and writes it in large pieces.
@usableFromInline package struct Output: ~Copyable {
  /// Begins with the bytes not written yet. An array would check at each append whether it is shared, and take
  /// twice the instructions.
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)
  /// The number of bytes not written yet.
  package private(set) var count = 0
  private let write: (UnsafeBufferPointer<UInt8>) -> Void

  /// With this many bytes, the end of a line causes a write, so the text of a board of a million cards is never
  /// in memory as a whole.
  private static let piece = 65_536

  /// `write` may use the bytes until it returns.
  package init(write: @escaping (UnsafeBufferPointer<UInt8>) -> Void) { self.write = write }

  deinit { buffer.deallocate() }

  /// The text that `draw` appends.
  package static func text(of draw: (_ output: inout Output) -> Void) -> [UInt8] {
    var text: [UInt8] = []
    var output = Output { text += $0 }
    draw(&output)
    output.flush()
    return text
  }

  /// The text that `draw` appends, which is not written.
  package mutating func string(_ draw: (_ output: inout Output) -> Void) -> String {
    let start = count
    draw(&self)
    defer { count = start }
    return String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<count]), as: UTF8.self)
  }

  /// Forgets the bytes not written yet.
  package mutating func removeAll() { count = 0 }

  /// The last byte not written yet; nil if there is none.
  package var last: UInt8? { count > 0 ? buffer[count - 1] : nil }

  package mutating func append(_ text: String) {
    if text.isEmpty { return }
    text.withBytes { append($0) }
  }

  /// Appends a literal of the program.
  @inline(__always) package mutating func append(fixed text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(contentsOf text: [UInt8]) { text.withUnsafeBufferPointer { append($0) } }

  package mutating func append(contentsOf text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    reserve(text.count)
    (buffer.baseAddress! + count).update(from: start, count: text.count)
    count += text.count
  }

  /// Appends some of the bytes that another output has not written yet.
  package mutating func append(_ range: Range<Int>, of other: borrowing Output) {
    append(UnsafeBufferPointer(rebasing: other.buffer[range]))
  }

  /// Appends at most `most` bytes, which `fill` writes to where it is told. It returns their end.
  @inline(__always) mutating func append(
    upTo most: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) {
    reserve(most)
    count = fill(buffer.baseAddress! + count) - buffer.baseAddress!
  }

  /// Appends a byte. Without the label it would be a number, written in digits.
  @inline(__always) package mutating func append(byte: UInt8) {
    reserve(1)
    buffer[count] = byte
    count += 1
  }

  /// Makes room for some more bytes.
  @inline(__always) private mutating func reserve(_ more: Int) {
    if count + more > buffer.count { grow(to: count + more) }
  }

  @inline(never) private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(capacity, 2 * buffer.count))
    _ = larger.update(fromContentsOf: buffer[..<count])
    buffer.deallocate()
    buffer = larger
  }

  package mutating func append(_ text: String, times: Int) { for _ in 0..<times { append(text) } }

  /// Appends a number in decimal digits.
  package mutating func append(_ number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    append(UInt64(number.magnitude))
  }

  package mutating func append(_ number: UInt64) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(rest) }
    append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Appends a number with this many digits after the decimal separator, which is `sign`.
  package mutating func append(_ value: Double, digits: Int, sign: String = ".") {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Digits beyond the range of an integer would be meaningless.
    guard scaled < 9e18 else { return append("\(value)") }
    if value < 0, scaled > 0 { append(byte: UInt8(ascii: "-")) }
    var (rest, unit) = (UInt64(scaled), UInt64(scale))
    append(rest / unit)
    if digits > 0 { append(sign) }
    for _ in 0..<digits {
      rest %= unit
      unit /= 10
      append(rest / unit)
    }
  }

  package mutating func endLine() {
    append(byte: UInt8(ascii: "\n"))
    if count >= Self.piece { flush() }
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
    if count > 0 { write(UnsafeBufferPointer(rebasing: buffer[..<count])) }
    count = 0
  }
}

/// Numbers as text with a fixed number of digits after the point, rounded to the nearest. Foundation's
/// formatting would need Foundation, and C's depends on the locale.
package enum Decimal {
  /// `sign` is the decimal separator.
  package static func text(_ value: Double, digits: Int, sign: String = ".") -> String {
    var output = Output { _ in }
    return output.string { $0.append(value, digits: digits, sign: sign) }
  }
}
