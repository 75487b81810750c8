/// The patterns of a language: what people type in it besides the exact lines, and what each of them means.
/// `en.patterns` explains the form of the file. A pattern is matched in the text of the file; it is known here
/// by its place, which is that of the sign before it.
package struct Patterns: Sendable {
  private let file: StaticString
  /// By the place of an alternative, the distance between the signs before and after it. The latter is a bar, a
  /// closing bracket, an equals sign, or the end of the line.
  private(set) var lengths: [UInt16]
  /// By the place of an opening bracket, the number of the name of a rule or slot in it.
  private(set) var numbersByPlace: [UInt8]
  /// By number, the names of rules and slots.
  private(set) var names: [String] = []
  /// The numbers of names in their brackets.
  private(set) var numbers: [String: Int] = [:]
  /// The patterns of given words alone. Each list has the order of the file.
  private(set) var rows: [Int] = []
  /// Those with a slot for a name or a title.
  private(set) var rowsWithNames: [Int] = []
  /// Those that cover a line about one thing, whatever its other words are.
  private(set) var rowsOnOneThing: [Int] = []
  /// By number, the patterns of rules.
  private(set) var rules: [Int: Int] = [:]
  /// By number, the values of slots, each with its pattern.
  private(set) var values: [Int: [(name: String, pattern: Int)]] = [:]

  init(_ file: StaticString) {
    self.file = file
    lengths = Array(repeating: 0, count: file.utf8CodeUnitCount)
    numbersByPlace = Array(repeating: 0, count: file.utf8CodeUnitCount)
    let named = Set(["{name}", "{proper}", "{title}"].map { number(of: $0) })
    let any = number(of: "{any}")
    var start = 0
    while start < file.utf8CodeUnitCount {
      let end =
        (start..<file.utf8CodeUnitCount).first { text[$0] == UInt8(ascii: "\n") } ?? file.utf8CodeUnitCount
      defer { start = end + 1 }
      guard start < end, !isRemark(start) else { continue }
      if let colon = endOfName(at: start), text[colon] == UInt8(ascii: ":") {
        let number = number(of: string(start..<colon))
        if text[start] == UInt8(ascii: "<") {
          rules[number] = colon + 1
          precondition(
            !read(colon + 1).contains(any), "{any} covers other words in two passes, and no rule does")
        } else {
          let sign = (colon..<end).first { text[$0] == UInt8(ascii: "=") }!
          values[number, default: []].append((string(colon + 2..<sign - 1), sign + 1))
          _ = read(sign + 1)
        }
        continue
      }
      let slots = read(start - 1)
      if slots.contains(any) {
        rowsOnOneThing.append(start - 1)
      } else if slots.isDisjoint(with: named) {
        rows.append(start - 1)
      } else {
        rowsWithNames.append(start - 1)
      }
    }
  }

  var text: UnsafePointer<UInt8> { file.utf8Start }

  /// Whether a line that begins here is a comment, or a list of letters.
  private func isRemark(_ place: Int) -> Bool {
    switch text[place] {
    case UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "%"): true
    default: false
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte) }

  /// Calls the body with each word outside of comments, and whether it is whole: no ending can follow. A word
  /// before a bracket is part of one.
  func forEachWord(_ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void) {
    let count = file.utf8CodeUnitCount
    var place = 0
    while place < count {
      if isRemark(place) {
        while text[place] != UInt8(ascii: "\n") { place += 1 }
      } else if Self.isLetter(text[place]) {
        let start = place
        while Self.isLetter(text[place]) { place += 1 }
        let word = UnsafeBufferPointer(start: text + start, count: place - start)
        if ![UInt8(ascii: "("), UInt8(ascii: "[")].contains(text[place]) {
          body(word, text[place] != UInt8(ascii: "*"))
        }
      } else {
        place += 1
      }
    }
  }

  /// Notes the alternatives and names of a pattern, and returns the numbers of its slots.
  private mutating func read(_ pattern: Int) -> Set<Int> {
    var slots: Set<Int> = []
    /// The last sign of each bracket that is open.
    var signs = [pattern]
    var place = pattern + 1
    while !signs.isEmpty {
      switch text[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): signs.append(place)
      case UInt8(ascii: "|"):
        lengths[signs.last! + 1] = UInt16(place - signs.last!)
        signs[signs.count - 1] = place
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "\n"):
        let sign = signs.removeLast()
        lengths[sign + 1] = UInt16(place - sign)
      case UInt8(ascii: "<"), UInt8(ascii: "{"):
        let end = endOfName(at: place)!
        let number = number(of: string(place..<end))
        numbersByPlace[place] = UInt8(number)
        if text[place] == UInt8(ascii: "{") { slots.insert(number) }
        place = end - 1
      default: break
      }
      place += 1
    }
    return slots
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(String(name.dropFirst().dropLast()))
    return names.count - 1
  }

  /// The place after the name in brackets that begins here; nil if none does.
  func endOfName(at place: Int) -> Int? {
    guard [UInt8(ascii: "<"), UInt8(ascii: "{")].contains(text[place]) else { return nil }
    var end = place
    // The code of a closing bracket is two more.
    while text[end] != text[place] + 2 { end += 1 }
    return end + 1
  }

  /// The sign after the last alternative of the pattern or bracket.
  func end(of pattern: Int) -> Int {
    var end = pattern
    repeat { end += Int(lengths[end + 1]) } while text[end] == UInt8(ascii: "|")
    return end
  }

  /// The line that a pattern means.
  func line(of pattern: Int) -> String {
    let start = end(of: pattern) + 2
    var end = start
    while text[end] != UInt8(ascii: "\n") { end += 1 }
    return string(start..<end)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// By letter, another one that counts as the same: traditional Chinese characters, and `ё`.
  static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    forEachForm("~") { forms in
      for other in forms.dropFirst() { letters[other] = forms.first! }
    }
    return letters
  }()

  /// Calls the body with each word of the lists of letters that begin with this mark. They stand before the
  /// first rule of a file.
  static func forEachForm(_ mark: Unicode.Scalar, _ body: (String.UnicodeScalarView) -> Void) {
    for file in texts {
      let text = UnsafeBufferPointer(start: file.utf8Start, count: file.utf8CodeUnitCount)
      let lists = text.prefix { $0 != UInt8(ascii: "<") }.split(separator: UInt8(ascii: "\n"))
      for list in lists where list.first == UInt8(ascii: mark) {
        for form in list.dropFirst().split(separator: UInt8(ascii: " ")) {
          body(String(decoding: form, as: UTF8.self).unicodeScalars)
        }
      }
    }
  }
}
