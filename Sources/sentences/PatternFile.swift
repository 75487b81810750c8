/// The patterns of a language in the form in which they are matched. Each begins with a newline. This and the
/// signs `|`, `(` and `[` are followed by the distance to the next sign of the same pattern or bracket, and `<`
/// and `{` by the number of a name, in two letters. A row ends with `=` and its line.
struct PatternFile {
  private(set) var bytes: [UInt8] = []
  /// By number, the names of rules and slots, in their brackets.
  private(set) var names: [String] = []
  /// By number, the places of rules.
  private(set) var rules: [Int: Int] = [:]
  /// By number, the values of slots, each with the place of its pattern.
  private(set) var values: [Int: [(name: Substring, place: Int)]] = [:]
  /// The places of rows without a name or a title, of those with one, and of those about one thing.
  private(set) var rows: [Int] = []
  private(set) var rowsWithNames: [Int] = []
  private(set) var rowsOnOneThing: [Int] = []
  /// How often each word occurs. After it is `*` if any ending can follow, otherwise a bar.
  private var counts: [[UInt8]: Int] = [:]
  /// The words with their counts in two letters.
  private(set) var words: [UInt8] = []
  /// Letters, each with the numbers of the rows that need them: `=` and two letters. A line that such a row
  /// covers has some of its letters. A bar is between letters that begin with other bytes.
  private(set) var needs: [UInt8] = []
  /// By their first bytes (`NeedFinder.sizeOfBeginning`), where letters begin.
  private(set) var needsByBeginning: [Int: Int] = [:]
  private(set) var rowsWithoutNeeds: [Int] = []
  /// The lines with lists of letters.
  private(set) var lists = ""

  init(_ text: String, path: String) throws(Fault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      switch line.first {
      case nil, "#": break
      case "~", "%": lists += "\(line)\n"
      default:
        do throws(Fault) { try read(line) } catch { throw Fault(at: index + 1, of: path, error.text) }
      }
    }
    if let name = names.enumerated().first(where: { $1.first == "<" && rules[$0] == nil })?.element {
      let index = lines.firstIndex { $0.first != "#" && $0.contains(name) }!
      throw Fault(at: index + 1, of: path, "there is no rule \(name)")
    }
    bytes.append(UInt8(ascii: "\n"))
    for (word, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      words += try word + letters(count)
    }
    var finder = NeedFinder(bytes: bytes, rules: rules)
    var rowsByNeed: [[UInt8]: [Int]] = [:]
    for (number, row) in (rows + rowsWithNames + rowsOnOneThing).enumerated() {
      let needs = finder.needs(of: row)
      if needs == nil { rowsWithoutNeeds.append(number) }
      for need in needs ?? [] { rowsByNeed[need, default: []].append(number) }
    }
    for (need, rows) in rowsByNeed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let beginning = need.prefix(NeedFinder.sizeOfBeginning(need[0])).reduce(0) { $0 << 8 | Int($1) }
      if needsByBeginning[beginning] == nil {
        needs.append(UInt8(ascii: "|"))
        needsByBeginning[beginning] = needs.count
      }
      needs += need
      for row in rows { needs += try [UInt8(ascii: "=")] + letters(row) }
    }
    needs.append(UInt8(ascii: "|"))
  }

  private mutating func read(_ line: Substring) throws(Fault) {
    let sign = line.range(of: " = ")
    if let colon = line.range(of: ": "), line[..<colon.lowerBound].wholeMatch(of: /<[a-z]+>|{[a-z]+}/) != nil {
      let number = number(of: String(line[..<colon.lowerBound]))
      if line.first == "<" {
        let (place, slots) = try add(line[colon.upperBound...])
        if slots.contains("{any}") { throw Fault("only a row can have {any}") }
        rules[number] = place
      } else if let sign {
        values[number, default: []].append(
          (line[colon.upperBound..<sign.lowerBound], try add(line[sign.upperBound...]).place))
      }
      return
    }
    guard let sign else { throw Fault("this is no pattern") }
    let (place, slots) = try add(line[..<sign.lowerBound])
    bytes += "=\(line[sign.upperBound...])".utf8
    if slots.contains("{any}") {
      rowsOnOneThing.append(place)
    } else if slots.isDisjoint(with: ["{name}", "{proper}", "{title}"]) {
      rows.append(place)
    } else {
      rowsWithNames.append(place)
    }
  }

  /// Adds a pattern. Returns its place and its slots.
  private mutating func add(_ pattern: Substring) throws(Fault) -> (place: Int, slots: Set<String>) {
    let place = bytes.count
    var slots: Set<String> = []
    /// The last sign of each bracket that is open.
    var signs: [Int] = []
    func open(_ sign: UInt8) {
      signs.append(bytes.count)
      bytes += [sign, 0, 0]
    }
    func close() throws(Fault) {
      guard let sign = signs.popLast() else { throw Fault("a closing bracket has no opening one") }
      bytes.replaceSubrange(sign + 1...sign + 2, with: try letters(bytes.count - sign))
    }
    open(UInt8(ascii: "\n"))
    var rest = pattern.utf8
    var word: [UInt8] = []
    /// A word before a bracket is part of one.
    func endWord(before sign: UInt8) {
      if !word.isEmpty, sign != UInt8(ascii: "("), sign != UInt8(ascii: "[") {
        counts[word + [sign == UInt8(ascii: "*") ? sign : UInt8(ascii: "|")], default: 0] += 1
      }
      word = []
    }
    defer { endWord(before: UInt8(ascii: "|")) }
    while let byte = rest.popFirst() {
      if isLetter(byte) { word.append(byte) } else { endWord(before: byte) }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open(byte)
      case UInt8(ascii: "|"):
        try close()
        open(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        try close()
        bytes.append(byte)
      case UInt8(ascii: "<"), UInt8(ascii: "{"):
        // The code of a closing bracket is two more.
        let name = rest.prefix { $0 != byte + 2 }
        rest = rest.dropFirst(name.count + 1)
        let brackets = byte == UInt8(ascii: "<") ? ("<", ">") : ("{", "}")
        let named = "\(brackets.0)\(Substring(name))\(brackets.1)"
        if byte == UInt8(ascii: "{") { slots.insert(named) }
        bytes += try [byte] + letters(number(of: named))
      default: bytes.append(byte)
      }
    }
    try close()
    guard signs.isEmpty else { throw Fault("an opening bracket has no closing one") }
    return (place, slots)
  }

  private mutating func number(of name: String) -> Int {
    if let number = names.firstIndex(of: name) { return number }
    names.append(name)
    return names.count - 1
  }

  /// The patterns as Swift declares them.
  func source(named name: String) -> String {
    func dictionary<Value>(_ values: [Int: Value], _ text: (Value) -> String) -> String {
      let entries = values.sorted { $0.key < $1.key }.map { "\($0): \(text($1))" }
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }
    return """
      extension Patterns {
        static let \(name) = make\(name)()

        private static func make\(name)() -> Patterns {
          Patterns(
            #\"""
      \(String(decoding: bytes, as: UTF8.self))
      \"""#,
            words: #"\(String(decoding: words, as: UTF8.self))"#,
            needs: #"\(String(decoding: needs, as: UTF8.self))"#,
            needsByBeginning: \(dictionary(needsByBeginning) { "\($0)" }),
            rowsWithoutNeeds: \(rowsWithoutNeeds), names: \(names), rows: \(rows), rowsWithNames: \(rowsWithNames), rowsOnOneThing: \(rowsOnOneThing),
            rules: \(dictionary(rules) { "\($0)" }),
            values: \(dictionary(values) { "[\($0.map { "(\"\($0.name)\", \($0.place))" }.joined(separator: ", "))]" }))
        }
      }

      """
  }
}
