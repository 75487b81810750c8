/// The program's output: bytes that are collected and written in large pieces.
struct Output: ~Copyable {
  private var buffer = ByteBuffer()
  private let write: ([UInt8]) -> Void

  /// What has not been written yet.
  var bytes: [UInt8] { buffer.bytes(0..<buffer.count) }
  /// The last byte of that; nil if there is none.
  var last: UInt8? { buffer.last }

  /// Once there are this many bytes, the end of a line causes a write. So the text of a board of a million
  /// cards is never held as a whole. A longer line is written in pieces that end between characters.
  private static let piece = 65_536

  init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }

  /// What `draw` appends.
  static func text(of draw: (_ output: inout Output) -> Void) -> [UInt8] {
    var text: [UInt8] = []
    var output = Output { text += $0 }
    draw(&output)
    output.flush()
    return text
  }

  mutating func append(_ text: String) {
    // Every native Swift string has its bytes in one place.
    text.utf8.withContiguousStorageIfAvailable { buffer.append($0) }!
  }

  /// Appends a text that stands in the program.
  @inline(__always) mutating func append(fixed text: StaticString) {
    buffer.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(contentsOf text: some Collection<UInt8>) {
    guard text.withContiguousStorageIfAvailable({ buffer.append($0) }) == nil else { return }
    for byte in text { buffer.append(byte) }
  }

  mutating func append(contentsOf text: Span<UInt8>) {
    text.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Appends a byte as it is. Without the label it would be a number, written in digits.
  mutating func append(byte: UInt8) {
    buffer.append(byte)
  }

  mutating func append(_ text: String, times: Int) {
    for _ in 0..<times { append(text) }
  }

  /// Appends a number of up to 64 bits in decimal digits.
  mutating func append(_ number: some BinaryInteger) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    append(digits: UInt64(number.magnitude))
  }

  private mutating func append(digits number: UInt64) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { append(digits: rest) }
    buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.piece { flush() }
  }

  /// A row of a list from which the player can pick by number.
  mutating func row(_ number: Int, _ text: String) {
    append("  ")
    append(number)
    append("  ")
    line(text)
  }

  /// The same in columns or, where everything is told in sentences, as one.
  mutating func row(_ number: Int, _ text: String, style: Style) {
    guard style.isPlain else { return row(number, text) }
    paragraph(style.words.sentence(style.words.numbered(number, text)), style: style)
  }

  mutating func line(_ text: String) {
    append(text)
    endLine()
  }

  mutating func flush() {
    var start = 0
    while start < buffer.count {
      var end = min(start + Self.piece, buffer.count)
      // A character has three more bytes at most.
      for _ in 0..<3 where end < buffer.count && UTF8.isContinuation(buffer[end]) { end -= 1 }
      write(buffer.bytes(start..<end))
      start = end
    }
    buffer.removeAll()
  }
}
