/// Finds the letters without which a pattern or an alternative covers no line, so that most need not be tried.
struct NeedFinder {
  /// Patterns in the form of `PatternFile`.
  let bytes: [UInt8]
  /// By number, the places of rules.
  let rules: [Int: Int]
  /// The number of the slot for a code.
  let code: Int?
  /// By number, the needs of rules that were found before.
  private var known: [Int: Set<[UInt8]>?] = [:]
  /// By letters, how often they occur in the file.
  private var counts: [[UInt8]: Int] = [:]
  /// Whether blanks separate words. In Chinese, each character begins one.
  private let hasBlanks: Bool

  init(bytes: [UInt8], rules: [Int: Int], code: Int?, text: String) {
    (self.bytes, self.rules, self.code) = (bytes, rules, code)
    hasBlanks = !text.utf8.contains { (0xE3...0xE9).contains($0) }
    for letters in text.utf8.split(whereSeparator: { !isLetter($0) }) {
      counts[Array(letters), default: 0] += 1
    }
  }

  /// Letters of which each line that the pattern covers has some at the beginning of a word; nil if a line has
  /// none.
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

  /// The needs of the part whose letters fewest lines have: they are few, long and rare in the patterns.
  mutating func needs(ofPartsAt start: Int) -> Set<[UInt8]>? {
    let start = bytes[start] == UInt8(ascii: "!") ? start + 3 : start
    var (part, found): (Int, [Set<[UInt8]>]) = (start, [])
    // In the middle of a word, no alternative begins with a bracket. So each counts as the beginning of a word.
    func find(_ needs: Set<[UInt8]>?) {
      let beginsWord = !hasBlanks || part == start || bytes[part - 1] == UInt8(ascii: " ")
      if let needs, beginsWord { found.append(needs) }
    }
    while true {
      switch bytes[part] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if bytes[part] == UInt8(ascii: "(") { find(needs(of: part)) }
        repeat { part += number(after: part) } while bytes[part] == UInt8(ascii: "|")
        part += 1
      case UInt8(ascii: "<"):
        find(needs(ofRule: number(after: part)))
        part += 3
      case UInt8(ascii: "{"):
        // A code has a hyphen, which is no letter. The list has this character instead.
        if number(after: part) == code { found.append([Array("‐".utf8)]) }
        part += 3
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "\n"):
        func weight(_ needs: Set<[UInt8]>) -> Int { needs.reduce(0) { $0 + 20 / $1.count + (counts[$1] ?? 0) } }
        return found.min { weight($0) < weight($1) }
      case let byte where isLetter(byte):
        let letters = bytes[part...].prefix(while: isLetter)
        find([Array(letters)])
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
