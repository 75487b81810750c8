/// Finds the letters without which a pattern covers no line, so that most patterns need not be tried.
struct NeedFinder {
  /// Patterns in the form of `PatternFile`.
  let bytes: [UInt8]
  /// By number, the places of rules.
  let rules: [Int: Int]
  /// By number, the needs of rules that were found before.
  private var known: [Int: Set<[UInt8]>?] = [:]

  init(bytes: [UInt8], rules: [Int: Int]) { (self.bytes, self.rules) = (bytes, rules) }

  /// How many bytes of the letters that a row needs are looked up, by the first one: two letters, or a Chinese
  /// character. `PatternMatcher` says the same.
  static func sizeOfBeginning(_ first: UInt8) -> Int { first < 0x80 ? 2 : first < 0xE0 ? 4 : 3 }

  /// Letters of which each line that the pattern covers has some; nil if one has none.
  mutating func needs(of pattern: Int) -> Set<[UInt8]>? {
    var all: Set<[UInt8]> = []
    var sign = pattern
    repeat {
      guard let needs = needs(ofPartsAt: sign + 3) else { return nil }
      all.formUnion(needs)
      sign += number(after: sign)
    } while bytes[sign] == UInt8(ascii: "|")
    return all
  }

  /// The needs of the part whose letters fewest lines have: they are few and long.
  private mutating func needs(ofPartsAt start: Int) -> Set<[UInt8]>? {
    var (part, found): (Int, [Set<[UInt8]>]) = (start, [])
    while true {
      switch bytes[part] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if bytes[part] == UInt8(ascii: "("), let needs = needs(of: part) { found.append(needs) }
        repeat { part += number(after: part) } while bytes[part] == UInt8(ascii: "|")
        part += 1
      case UInt8(ascii: "<"):
        if let needs = needs(ofRule: number(after: part)) { found.append(needs) }
        part += 3
      case UInt8(ascii: "{"): part += 3
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "\n"):
        func weight(_ needs: Set<[UInt8]>) -> Int { needs.reduce(0) { $0 + 60 / ($1.count * $1.count) + 1 } }
        return found.min { weight($0) < weight($1) }
      case let byte where isLetter(byte):
        let letters = bytes[part...].prefix(while: isLetter)
        if letters.count >= Self.sizeOfBeginning(byte) { found.append([Array(letters)]) }
        part = letters.endIndex
      default: part += 1
      }
    }
  }

  private mutating func needs(ofRule rule: Int) -> Set<[UInt8]>? {
    if let needs = known[rule] { return needs }
    let needs = needs(of: rules[rule]!)
    known.updateValue(needs, forKey: rule)
    return needs
  }

  /// The number in two letters after a sign.
  private func number(after sign: Int) -> Int { Int(bytes[sign + 1] - 0x30) * 64 + Int(bytes[sign + 2] - 0x30) }
}
