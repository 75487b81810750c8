/// The bytes of an input as a row of choices. When they are used up, every further choice is the first.
final class Input {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isEmpty: Bool { place >= bytes.count }

  func next() -> UInt8 {
    guard !isEmpty else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number below `limit`, which is at most 65,536.
  func below(_ limit: Int) -> Int {
    let number = limit > 256 ? Int(next()) << 8 | Int(next()) : Int(next())
    return number % limit
  }

  func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// The bytes up to a newline, which is passed over.
  func line() -> [UInt8] {
    let line = bytes[min(place, bytes.count)...].prefix { $0 != UInt8(ascii: "\n") }
    place = line.endIndex + 1
    return Array(line)
  }

  /// All that is left.
  func rest() -> [UInt8] {
    defer { place = bytes.count }
    return Array(bytes[min(place, bytes.count)...])
  }

  /// All that is left, with long runs where the input asks for them: what takes time out of proportion to its
  /// length is not found with the short inputs that a fuzzer tries. The byte 0xFE, which no UTF-8 has, and a
  /// count make the up to four bytes before them stand there 2^count times.
  func stretchedRest(longest: Int = 1 << 17) -> [UInt8] {
    var stretched: [UInt8] = []
    while !isEmpty {
      let byte = next()
      guard byte == 0xFE, !stretched.isEmpty else {
        stretched.append(byte)
        continue
      }
      let piece = stretched.suffix(4)
      let times = min(1 << below(17), max(0, longest - stretched.count) / piece.count)
      for _ in 0..<times { stretched += piece }
    }
    return stretched
  }
}
