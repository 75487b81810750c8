/// The patterns of a language in the form in which they are matched. Each begins with a newline. This and the
/// signs `|`, `(` and `[` are followed by the distance to the next sign of the same pattern or bracket, and `<`
/// and `{` by the number of a name, in two letters. A mark at the beginning of each pattern, and of each
/// alternative that does not begin with a letter, is `!` and the number of its need, 0 if it has none: in a
/// line that it covers, a word begins with letters that meet the need. A row ends with `=` and its line.
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
  /// How often each word occurs. After it is `*` if any ending can follow, otherwise `=`.
  private var counts: [[UInt8]: Int] = [:]
  /// The list of the words, each with how often it occurs.
  private(set) var words: [UInt8] = []
  /// The list of needed letters, each with the numbers of the needs that they meet.
  private(set) var needs: [UInt8] = []
  /// The places of the marks.
  private var marks: [Int] = []
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
    words = try Self.list(counts.mapValues { [$0] })
    var finder = NeedFinder(bytes: bytes, rules: rules, code: names.firstIndex(of: "{code}"), text: text)
    var numbers: [Set<[UInt8]>: Int] = [:]
    var needsByLetters: [[UInt8]: [Int]] = [:]
    for mark in marks {
      let isPattern = bytes[mark - 3] == UInt8(ascii: "\n")
      guard let need = isPattern ? finder.needs(of: mark - 3) : finder.needs(ofPartsAt: mark) else { continue }
      let number = numbers[need] ?? numbers.count + 1
      // Two letters cannot write it. A pattern without a number is always tried.
      if number == 64 * 64 { continue }
      if numbers.updateValue(number, forKey: need) == nil {
        for letters in need { needsByLetters[letters + [UInt8(ascii: "=")], default: []].append(number) }
      }
      bytes.replaceSubrange(mark + 1...mark + 2, with: try letters(number))
    }
    needs = try Self.list(needsByLetters)
  }

  /// A list of letters, sorted, each with a sign and numbers. After the letters and sign of an entry is how
  /// many entries before it the longest other one is that it begins with, 0 if there is none, in four letters,
  /// then each of the numbers, in two, and a comma. At the end are the places of the entries and how many there
  /// are, each in four letters.
  private static func list(_ entries: [[UInt8]: [Int]]) throws(Fault) -> [UInt8] {
    func long(_ number: Int) throws(Fault) -> [UInt8] { try letters(number / 4096) + letters(number % 4096) }
    var (list, places): ([UInt8], [UInt8]) = ([], [])
    /// The entries that the last one begins with, and itself.
    var beginnings: [(letters: ArraySlice<UInt8>, index: Int)] = []
    let sorted = entries.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    for (index, (entry, numbers)) in sorted.enumerated() {
      while let last = beginnings.last, !entry.starts(with: last.letters) { beginnings.removeLast() }
      let distance = beginnings.last.map { index - $0.index } ?? 0
      beginnings.append((entry.dropLast(), index))
      places += try long(list.count)
      list += try entry + long(distance)
      for number in numbers { list += try letters(number) }
      list.append(UInt8(ascii: ","))
    }
    return try list + places + long(sorted.count)
  }

  private mutating func read(_ line: Substring) throws(Fault) {
    let sign = line.range(of: " = ")
    if let colon = line.range(of: ": "), line[..<colon.lowerBound].wholeMatch(of: /<[a-z]+>|{[a-z]+}/) != nil {
      let number = number(of: String(line[..<colon.lowerBound]))
      if line.first == "<" {
        let (place, slots) = try add(line[colon.upperBound...])
        if slots.contains("{any}") { throw Fault("only a row can have {any}") }
        if rules[number] != nil { throw Fault("there is another rule of this name") }
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
    } else if slots.isDisjoint(with: ["{name}", "{proper}", "{people}", "{title}"]) {
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
      if sign == UInt8(ascii: "\n") || rest.first.map(isLetter) != true {
        marks.append(bytes.count)
        bytes += Array("!00".utf8)
      }
    }
    func close() throws(Fault) {
      guard let sign = signs.popLast() else { throw Fault("a closing bracket has no opening one") }
      bytes.replaceSubrange(sign + 1...sign + 2, with: try letters(bytes.count - sign))
    }
    var rest = pattern.utf8
    open(UInt8(ascii: "\n"))
    var word: [UInt8] = []
    /// A word before a bracket is part of one.
    func endWord(before sign: UInt8) {
      if !word.isEmpty, sign != UInt8(ascii: "("), sign != UInt8(ascii: "[") {
        counts[word + [UInt8(ascii: sign == UInt8(ascii: "*") ? "*" : "=")], default: 0] += 1
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
    let values = names.indices.map { number in
      "[\((self.values[number] ?? []).map { "(\"\($0.name)\", \($0.place))" }.joined(separator: ", "))]"
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
            names: \(names), rows: \(rows), rowsWithNames: \(rowsWithNames), rowsOnOneThing: \(rowsOnOneThing),
            rules: [\(names.indices.map { rules[$0].map { "\($0)" } ?? "nil" }.joined(separator: ", "))], values: [\(values.joined(separator: ", "))])
        }
      }

      """
  }
}
