/// What a pattern matches: one of several sequences of parts.
struct Pattern: Sendable {
  enum Part: Sendable {
    /// Letters in the text of the patterns.
    case letters(Range<Int>)
    case blank
    /// Any ending of a word.
    case ending
    case choice(Pattern, isOptional: Bool)
    /// By their numbers.
    case rule(Int)
    case slot(Int)

    /// Whether it ends in one place if it matches.
    var hasOneEnd: Bool {
      switch self {
      case .letters, .blank, .ending: true
      case .choice, .rule, .slot: false
      }
    }
  }

  struct Alternative: Sendable {
    let parts: [Part]
    /// The letter that it begins with; 0 if it does not begin with a letter.
    let first: UInt8
  }

  var alternatives: [Alternative] = []
}

/// Reads patterns from a text, and numbers the names of their rules and slots.
struct PatternParser {
  private let text: UnsafePointer<UInt8>
  private(set) var place: Int
  /// By number, the names without their brackets.
  private(set) var names: [String] = []
  /// The numbers of names in their brackets.
  private(set) var numbers: [String: Int] = [:]
  /// The slots of the patterns read since it was emptied.
  var slots: [Int] = []

  init(_ text: UnsafePointer<UInt8>, at place: Int = 0) { (self.text, self.place) = (text, place) }

  /// Reads a pattern from `start` to the bracket that closes it, an equals sign or the end of its line.
  mutating func pattern(at start: Int) -> Pattern {
    place = start
    var pattern = Pattern()
    var parts: [Pattern.Part] = []
    while true {
      switch text[place] {
      case UInt8(ascii: "|"):
        pattern.alternatives.append(alternative(parts))
        parts.removeAll(keepingCapacity: true)
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "\n"):
        // The blank before the equals sign.
        if text[place] == UInt8(ascii: "="), case .blank? = parts.last { parts.removeLast() }
        pattern.alternatives.append(alternative(parts))
        return pattern
      case let byte:
        parts.append(part(byte))
      }
    }
  }

  private func alternative(_ parts: [Pattern.Part]) -> Pattern.Alternative {
    guard case .letters(let letters)? = parts.first else { return Pattern.Alternative(parts: parts, first: 0) }
    return Pattern.Alternative(parts: parts, first: text[letters.lowerBound])
  }

  private mutating func part(_ first: UInt8) -> Pattern.Part {
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      defer { place += 1 }
      return .choice(pattern(at: place + 1), isOptional: first == UInt8(ascii: "["))
    case UInt8(ascii: "<"): return .rule(number(ofNameTo: UInt8(ascii: ">")))
    case UInt8(ascii: "{"):
      let slot = number(ofNameTo: UInt8(ascii: "}"))
      slots.append(slot)
      return .slot(slot)
    case UInt8(ascii: " "):
      place += 1
      return .blank
    case UInt8(ascii: "*"):
      place += 1
      return .ending
    default:
      let start = place
      while !isSign { place += 1 }
      return .letters(start..<place)
    }
  }

  private var isSign: Bool {
    switch text[place] {
    case UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"),
      UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: "\n"):
      true
    default: false
    }
  }

  /// The number of the name in brackets that a line begins with, if a colon follows it.
  mutating func definition(at start: Int, _ open: UInt8, _ close: UInt8) -> Int? {
    guard text[start] == open else { return nil }
    place = start
    let number = number(ofNameTo: close)
    return text[place] == UInt8(ascii: ":") ? number : nil
  }

  /// The number of the name in the brackets here.
  private mutating func number(ofNameTo bracket: UInt8) -> Int {
    let start = place
    while text[place] != bracket { place += 1 }
    place += 1
    return number(of: string(start..<place))
  }

  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(String(name.dropFirst().dropLast()))
    return names.count - 1
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
  }
}
