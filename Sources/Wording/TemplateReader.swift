/// Reads the value of a message. Understands the part of Fluent's syntax that the catalogs use: text on one
/// line or indented on several, arguments, literals in quotes, references to other messages, and
/// choices. The catalogs are part of the program, so a fault in one ends it; `scripts/check messages` finds
/// all faults.
///
/// https://projectfluent.org/fluent/guide
struct TemplateReader {
  /// Everything from the value on.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private let arguments: ArgumentNames
  private let message: (_ name: ArgumentNames.Name) -> Template

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ arguments: ArgumentNames,
    message: @escaping (_ name: ArgumentNames.Name) -> Template
  ) {
    (self.bytes, self.arguments, self.message) = (bytes, arguments, message)
  }

  /// Reads text and placeables up to a line that does not continue them.
  mutating func pattern() -> Template {
    var template = Template()
    var shared = Int.max
    skip(" ")
    while true {
      switch next {
      case UInt8(ascii: "{"): template.parts += placeable()
      case UInt8(ascii: "\n"):
        let isFirst = template.parts.isEmpty
        guard let (lines, indent, place) = continuation else { return template.dedented(by: shared) }
        position = place
        shared = min(shared, indent)
        // The value of a message can begin on the line below its name.
        template.parts.append(.line(breaks: isFirst ? 0 : lines, indent: indent))
      case nil: return template.dedented(by: shared)
      default: template.parts.append(.text(text()))
      }
    }
  }

  /// The text up to a placeable or the end of the line; without the blanks at its end if the pattern ends.
  private mutating func text() -> UnsafeBufferPointer<UInt8> {
    let start = position
    while let byte = next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\n") { position += 1 }
    var end = position
    if next != UInt8(ascii: "{"), continuation == nil {
      while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    }
    return slice(start..<end)
  }

  /// The next line, if it continues the pattern: the lines up to it, its indentation and its place.
  private var continuation: (lines: Int, indent: Int, place: Int)? {
    var (place, lines, indent) = (position, 0, 0)
    while place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
      (place, lines, indent) = (place + 1, lines + 1, 0)
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { (place, indent) = (place + 1, indent + 1) }
    }
    guard place < bytes.count, indent > 0 else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*"): return nil
    default: return (lines, indent, place)
    }
  }

  private mutating func placeable() -> [Template.Part] {
    expect("{")
    skipSpace()
    defer {
      skipSpace()
      expect("}")
    }
    switch next {
    case UInt8(ascii: "\""): return [.text(literal())]
    case UInt8(ascii: "$"):
      expect("$")
      guard let index = arguments.index(of: word()) else { fault("an unknown argument") }
      skipSpace()
      return [next == UInt8(ascii: "-") ? .choice(index, variants()) : .argument(index)]
    default: return message(word()).parts
    }
  }

  /// Text in quotes, without escape sequences.
  private mutating func literal() -> UnsafeBufferPointer<UInt8> {
    expect("\"")
    let start = position
    while let byte = next, byte != UInt8(ascii: "\"") { position += 1 }
    defer { expect("\"") }
    return slice(start..<position)
  }

  /// The variants after the name of an argument, the default last.
  private mutating func variants() -> [Template.Variant] {
    expect("->")
    var variants: [Template.Variant] = []
    var isDefault = false
    skipSpace()
    while next != UInt8(ascii: "}") {
      if isDefault { fault("a variant after the default") }
      isDefault = next == UInt8(ascii: "*")
      if isDefault { expect("*") }
      expect("[")
      skip(" ")
      let key = VariantKey(String(decoding: word(), as: UTF8.self))
      skip(" ")
      expect("]")
      variants.append(Template.Variant(key: key, template: pattern()))
      skipSpace()
    }
    if !isDefault { fault("no default") }
    return variants
  }

  private mutating func word() -> ArgumentNames.Name {
    let start = position
    while let byte = next, byte == UInt8(ascii: "-") || isAlphanumeric(byte) { position += 1 }
    return slice(start..<position)
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  private mutating func skip(_ byte: Unicode.Scalar) {
    while next == UInt8(ascii: byte) { position += 1 }
  }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func expect(_ text: StaticString) {
    for place in 0..<text.utf8CodeUnitCount {
      guard next == text.utf8Start[place] else { fault("no \(text)") }
      position += 1
    }
  }

  private func fault(_ problem: String) -> Never {
    preconditionFailure("\(problem), after '\(String(decoding: bytes[..<position].suffix(80), as: UTF8.self))'")
  }
}

extension Template {
  /// The same without the indentation that all its lines share.
  fileprivate consuming func dedented(by shared: Int) -> Template {
    for index in parts.indices {
      guard case .line(let breaks, let indent) = parts[index] else { continue }
      parts[index] = .line(breaks: breaks, indent: indent - shared)
    }
    return self
  }
}

extension VariantKey {
  fileprivate init(_ key: String) {
    if let number = Int(key) {
      self = .number(number)
    } else if let category = PluralCategory(rawValue: key) {
      self = .category(category)
    } else {
      self = .word(key)
    }
  }
}
