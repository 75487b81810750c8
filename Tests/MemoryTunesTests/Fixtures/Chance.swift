@testable import MemoryGame

/// A source of choices: the bytes of an input, after which every choice is the first one, or a seed, which
/// never ends.
final class Chance {
  private let bytes: [UInt8]
  private var place = 0
  private var generator: SplitMix64?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(seed: UInt64) {
    bytes = []
    generator = SplitMix64(seed: seed)
  }

  var isEmpty: Bool { generator == nil && place >= bytes.count }

  func next() -> UInt8 {
    if let byte = generator?.next() { return UInt8(truncatingIfNeeded: byte) }
    guard !isEmpty else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  func below(_ limit: Int) -> Int {
    var number: UInt = 0
    var rest = limit - 1
    repeat {
      number = number << 8 | UInt(next())
      rest >>= 8
    } while rest > 0
    return Int(number % UInt(limit))
  }

  func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// The bytes up to a newline, which is skipped.
  func line() -> [UInt8] {
    var line: [UInt8] = []
    while !isEmpty {
      let byte = next()
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return line
  }

  /// The rest of the input.
  func rest() -> [UInt8] {
    defer { place = bytes.count }
    return Array(bytes[min(place, bytes.count)...])
  }

  /// The rest of the input, with long runs where the input asks for them: short inputs do not reveal work whose
  /// time grows out of proportion. The byte 0xFE, which is not valid UTF-8, and a count repeat the up to four
  /// bytes before them 2^count times.
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
